import * as z from 'zod/mini';
import { contentDocuments } from '#shared/contracts/content-documents.ts';
import { checksOf, draft as draftSchema, type Draft } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { saveResult } from '#core/documents/save-result.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoResultStore } from '#core/jobs/dynamo-result-store.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { jobAddress } from '#core/jobs/job-record.ts';
import { saveResultText } from '#core/jobs/save-result-text.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { readJson } from '#core/jobs/work-json.ts';
import { draftNotesIn } from '../domain/draft-notes.ts';
import { withGiven } from '../domain/assemble/with-given.ts';
import { planFile } from '../domain/job/step-files.ts';
import { toMarkdown } from '../domain/exports/markdown/markdown.ts';

const environment = readEnvironment(jobFilesEnvironment);
const { TABLE_NAME, RESULTS_BUCKET: bucket } = environment;
const documents = connectDocuments(environment);
const results = dynamoResultStore(documentClient, TABLE_NAME);

const finishingInput = z.extend(jobAddress, {
  planning: z.object({ planKey: z.string() }),
  repairing: z.object({ draftKey: z.string() }),
  /** Missing if the solving was skipped; without a key if it had no result. `isOwn`: the model that wrote them solved them. */
  solving: z.optional(
    z.object({ draftKey: z.optional(z.string()), isOwn: z.optional(z.literal(true)) }),
  ),
});

/** Adds a note that the teacher must check the keys, if no second model has confirmed them. */
const noted = (draft: Draft): Draft =>
  (draft.type === 'LESSON_PLAN' && checksOf(draft).length === 0) || draft.drafter === 'rules'
    ? draft
    : {
        ...draft,
        notes: [draftNotesIn(draft.language).unchecked[draft.type], ...draft.notes].slice(
          0,
          limits.draftListLength,
        ),
      };

/** Bytes of a text in UTF-8; an item of the table holds 400 KB. */
const MOST_TEXT = 350 * 1_024;

/** Cuts a text to the size of an item, at the end of a line; the document contains all of it. */
function storable(text: string): string {
  if (Buffer.byteLength(text) <= MOST_TEXT) return text;
  let room = MOST_TEXT - Buffer.byteLength('…');
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    room -= Buffer.byteLength(`${line}\n`);
    if (room < 0) break;
    lines.push(line);
  }
  return [...lines, '…'].join('\n');
}

/** Writes the document and its text. The output is empty, because an execution's history outlives the draft. */
export const handler = stepHandler('finish-draft', finishingInput, async (input) => {
  const solvedKey = input.solving?.draftKey;
  const [file, draft] = await Promise.all([
    readJson(bucket, input.planning.planKey, planFile),
    readJson(bucket, solvedKey ?? input.repairing.draftKey, draftSchema),
  ]);
  const isSolved = solvedKey !== undefined && !input.solving?.isOwn;
  const finished = withGiven(isSolved ? draft : noted(draft), file);
  await saveResult(documents, contentDocuments.content, input, finished);
  const text = storable(toMarkdown(finished, { withKey: true }));
  await saveResultText({ jobs: documents.jobs, results }, input, text);
  return { files: [] };
});
