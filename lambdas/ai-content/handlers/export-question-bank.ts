import { profileValue } from '#shared/contracts/profile.ts';
import { exportQuestionBank } from '#shared/contracts/question-bank.ts';
import { bankTest } from '#shared/bank/bank-test.ts';
import { isPaper } from '#shared/draft/export-formats.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/model/limits.ts';
import { shelfContent, type KeptQuestion } from '#shared/model/question-shelf.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { readEnvironment } from '#core/environment.ts';
import { BinaryResponse } from '#core/http/binary-response.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import {
  loadFormulaTypefaces,
  resolveBundledAsset,
} from '#lambdas/print/typography/load-typefaces.ts';
import { valueStore } from '#lambdas/profile/stores/value-store.ts';
import { dynamoShelfStore } from '#lambdas/question-bank/stores/dynamo-shelf-store.ts';
import { makeExport } from '../domain/exports/make-export.ts';
import { schoolHead } from '../domain/exports/sheet-options.ts';

const { TABLE_NAME, RESULTS_BUCKET } = readEnvironment(jobFilesEnvironment);
const { documents } = dynamoShelfStore(documentClient, TABLE_NAME, RESULTS_BUCKET);
const profiles = valueStore(documentClient, TABLE_NAME, profileValue);
// Started at cold start, when the function has a full CPU.
const typefacesLoading = loadFormulaTypefaces(resolveBundledAsset(import.meta.url));

const refuse = (path: string, code: string): never => {
  throw new AppError('validation-failed', { issues: [{ path, code }] });
};

/** The questions of a teacher's shelf in its newest version, by their ids. */
async function questionsOn(uid: string, id: string): Promise<ReadonlyMap<string, KeptQuestion>> {
  const newest = await documents.newest({ uid, id });
  const { content } = await readVersion(documents, shelfContent, newest);
  return new Map(Object.entries(content.questions));
}

export const handler = endpointHandler(exportQuestionBank, async ({ user: { uid }, body }) => {
  const { format, title, language, ids, key } = body;
  const names = [...new Set(ids.map(({ shelf }) => shelf))];
  const [profile, ...shelves] = await Promise.all([
    profiles.find(uid),
    ...names.map(async (name) => [name, await questionsOn(uid, name)] as const),
  ]);
  const byName = new Map(shelves);
  const chosen = ids.flatMap(({ shelf, questions }, index) => {
    const all = byName.get(shelf);
    if (!questions) return [...(all?.values() ?? [])];
    return questions.map(
      (id, at) => all?.get(id) ?? refuse(`/ids/${index}/questions/${at}`, 'unknown'),
    );
  });
  if (chosen.length === 0) refuse('/ids', 'too_small');
  const most = isPaper(format) ? limits.exportedOnPaper : limits.exportedQuestions;
  if (chosen.length > most) refuse('/ids', 'too_big');
  const options = {
    ...{ withKey: key === 'yes', withBoth: key === 'also', withRoom: false, withSource: false },
    school: schoolHead(profile, undefined),
  };
  return new BinaryResponse(
    await makeExport(bankTest(chosen, { title, language }), format, options, {
      typefaces: () => typefacesLoading,
      createdOn: new Date().toISOString().slice(0, 10),
    }),
  );
});
