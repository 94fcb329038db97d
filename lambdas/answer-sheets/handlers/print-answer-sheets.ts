import { contentKind } from '#shared/contracts/content-documents.ts';
import { printAnswerSheets } from '#shared/contracts/content-exports.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import { proseParts } from '#shared/draft/prose.ts';
import { AppError, type FieldIssue } from '#shared/errors.ts';
import { draft as draftSchema, type Test } from '#shared/model/draft.ts';
import { layOutTest, type AnswerFault } from '#shared/paper/lay-out-test.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import type { DocumentPorts } from '#core/documents/add-version.ts';
import { requireEditable } from '#core/documents/find-job.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { readEnvironment } from '#core/environment.ts';
import { shortFileNamePart } from '#core/files/file-name.ts';
import { BinaryResponse } from '#core/http/binary-response.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import type { JobAddress } from '#core/jobs/job-record.ts';
import {
  loadFormulaTypefaces,
  resolveBundledAsset,
} from '#lambdas/print/typography/load-typefaces.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { dynamoPrintedSheetStore } from '#lambdas/record/stores/printed-sheets/dynamo-printed-sheet-store.ts';
import { printSheets } from '#lambdas/record/stores/printed-sheets/print-sheets.ts';
import { planAnswerSheets, planKeys } from '../domain/plan-answer-sheets.ts';
import { renderAnswerSheets } from '../domain/render-answer-sheets.ts';
import { setTestPages } from '../domain/render-test-pages.ts';
import { rightOptions } from '../domain/right-options.ts';

const environment = readEnvironment(jobFilesEnvironment);
const ports = connectDocuments(environment);
const classes = dynamoClassStore(documentClient, environment.TABLE_NAME);
const printing = {
  printed: dynamoPrintedSheetStore(documentClient, environment.TABLE_NAME),
  classes,
  closure: ports.closure,
};
// Started at cold start, when the function has a full CPU.
const typefacesLoading = loadFormulaTypefaces(resolveBundledAsset(import.meta.url));

const refuse = (...issues: FieldIssue[]): AppError => new AppError('validation-failed', { issues });

async function readTest(
  { documents }: Pick<DocumentPorts, 'documents'>,
  address: JobAddress,
): Promise<{ readonly test: Test; readonly version: number }> {
  const newest = await documents.newest(address);
  if (!newest) throw new AppError('document-not-found');
  const { content, version } = await readVersion(documents, draftSchema, newest);
  if (content.type !== 'TEST') throw refuse({ path: '/jobId', code: 'not_a_test' });
  return { test: content, version };
}

/** The place of the fault in the draft, where the teacher can change it. */
const issueOf = (fault: AnswerFault, { questions }: Test): FieldIssue => {
  if (!('question' in fault)) return { path: '/questions', code: fault.code };
  const isTask = fault.question > questions.length;
  return { path: isTask ? '/task' : `/questions/${fault.question - 1}`, code: fault.code };
};

/** Prints answer sheets for the newest version of a test; what they mean is stored before they are handed out. */
export const handler = endpointHandler(printAnswerSheets, async ({ user, params, body }) => {
  const { classId, place = 'sheets', paper = 'whole', forms = 1, spare = 0, key } = body;
  const { uid } = user;
  const address = { uid, kind: contentKind.kind, jobId: params.jobId };
  await requireEditable(ports, address);
  const { test, version } = await readTest(ports, address);
  const onPaper = layOutTest(test, { paper, forms, spare });
  if ('code' in onPaper) throw refuse(issueOf(onPaper, test));
  const kept = await classes.use(uid, classId);
  if (!kept) throw new AppError('class-not-found');
  const printedAt = new Date().toISOString();
  const title = proseParts(test.title)
    .map(({ value }) => value)
    .join('');
  const order = {
    ...{ onPaper, title, kept, spare, printedAt },
    draft: { jobId: params.jobId, version },
  };
  const head = { title, language: test.language, className: kept.name };
  const typefaces = await typefacesLoading;
  const bytes = await printSheets(printing, uid, async (newNumber) => {
    const pages = place === 'test' && (await setTestPages(test, { forms, spare }, typefaces));
    if (pages === undefined) throw refuse({ path: '/place', code: 'does_not_fit' });
    const set = pages ? { ...order, onPaper: pages.onPaper } : order;
    const planned = key === 'yes' ? [] : planAnswerSheets(set, newNumber);
    const keys = key ? planKeys(set.onPaper, rightOptions(test)) : [];
    const drawn = [...planned.map((sheet) => sheet.drawn), ...keys];
    const dated = { ...head, createdOn: printedAt.slice(0, 10) };
    return {
      made: pages
        ? await pages.render(drawn, dated)
        : await renderAnswerSheets(drawn, dated, typefaces),
      sheets: planned.map(({ stored }) => stored),
    };
  });
  const name = [labelsIn(test.language).answerSheet, kept.name, title].join(' ');
  return new BinaryResponse({
    ...{ bytes, contentType: 'application/pdf' },
    name: `${shortFileNamePart(name, '.pdf')}.pdf`,
  });
});
