import * as z from 'zod/mini';
import { contentDocuments } from '../../../shared/contracts/content-documents.ts';
import { draft as draftSchema, type Draft } from '../../../shared/model/draft.ts';
import { limits } from '../../../shared/model/limits.ts';
import { connectDocuments } from '../../core/documents/connect-documents.ts';
import { saveResult } from '../../core/documents/save-result.ts';
import { readEnvironment } from '../../core/environment.ts';
import { jobFilesEnvironment } from '../../core/jobs/environment.ts';
import { jobAddress } from '../../core/jobs/job-record.ts';
import { stepHandler } from '../../core/jobs/step-handler.ts';
import { readJson } from '../../core/jobs/work-json.ts';
import { toMarkdown } from '../domain/exports/markdown/markdown.ts';

const environment = readEnvironment(jobFilesEnvironment);
const { RESULTS_BUCKET: bucket } = environment;
const documents = connectDocuments(environment);

const finishingInput = z.extend(jobAddress, {
  repairing: z.object({ draftKey: z.string() }),
  /** Missing if the solving was passed over, and without a key where nothing came of it. */
  solving: z.optional(z.object({ draftKey: z.optional(z.string()) })),
});

const unchecked = {
  en: 'No second model has solved these questions. Check the keys yourself.',
  ar: 'لم يحل نموذج ثان هذه الأسئلة. تحقق من الأجوبة بنفسك.',
} as const;

/** Keys that nobody else came to are the teacher's to check. */
const noted = (draft: Draft): Draft =>
  draft.type !== 'TEST' || draft.drafter === 'rules'
    ? draft
    : {
        ...draft,
        notes: [unchecked[draft.language], ...draft.notes].slice(0, limits.draftListLength),
      };

/** Bytes of text as JSON: a workflow's states hand on 256 KB, and there is more in them. */
const MOST_TEXT = 200 * 1_024;
const sizeOf = (text: string): number => Buffer.byteLength(JSON.stringify(text));

/** A text as long as a workflow carries, cut at the end of a line; the document has all of it. */
function carried(text: string): string {
  if (sizeOf(text) <= MOST_TEXT) return text;
  let room = MOST_TEXT - sizeOf('…');
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    room -= sizeOf(`${line}\n`);
    if (room < 0) break;
    lines.push(line);
  }
  return [...lines, '…'].join('\n');
}

/** Writes the document, and its text for whoever knows of no documents. */
export const handler = stepHandler('finish-draft', finishingInput, async (input) => {
  const solvedKey = input.solving?.draftKey;
  const draft = await readJson(bucket, solvedKey ?? input.repairing.draftKey, draftSchema);
  const finished = solvedKey === undefined ? noted(draft) : draft;
  await saveResult(documents, contentDocuments.content, input, finished);
  return { files: [], result: carried(toMarkdown(finished, { withKey: true })) };
});
