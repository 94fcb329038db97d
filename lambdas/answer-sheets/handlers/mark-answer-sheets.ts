import { answersDocuments, markAnswerSheets } from '#shared/contracts/answers-documents.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import { AppError } from '#shared/errors.ts';
import { presignGet } from '#core/aws/presign.ts';
import { deleteObject, getObject, putObject } from '#core/aws/s3-objects.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { documentFolder } from '#core/documents/document-folder.ts';
import { findJob, isDocument } from '#core/documents/find-job.ts';
import { findPage } from '#core/documents/page-picture.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { s3DocumentFiles } from '#core/documents/s3-document-files.ts';
import { readEnvironment } from '#core/environment.ts';
import { shortFileNamePart } from '#core/files/file-name.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { runInParallel } from '#core/in-parallel.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { loadTypefaces, resolveBundledAsset } from '#lambdas/print/typography/load-typefaces.ts';
import { drawMarkedSheets } from '../domain/draw-marked-sheets.ts';
import { readings } from '../jobs.ts';

/** Pictures that are read at a time. */
const PARALLEL = 8;

const environment = readEnvironment(jobFilesEnvironment);
const { RESULTS_BUCKET: bucket } = environment;
const ports = connectDocuments(environment);
const files = s3DocumentFiles(bucket);
// Started at cold start, when the function has a full CPU.
const typefacesLoading = loadTypefaces(resolveBundledAsset(import.meta.url));

/** The file is beside the document, with which it is deleted; it is too large for an answer of its own. */
export const handler = endpointHandler(markAnswerSheets, async ({ user, params }) => {
  const address = { uid: user.uid, kind: readings.kind, jobId: params.jobId };
  const job = await findJob(ports, address);
  const newest = isDocument(job) ? await ports.documents.newest(address) : undefined;
  if (!newest) throw new AppError('document-not-found');
  const [{ content }, keys] = await Promise.all([
    readVersion(ports.documents, answersDocuments.content, newest),
    files.list(documentFolder(address)),
  ]);
  const pictures: Uint8Array[] = [];
  await runInParallel([...content.sheets.keys()], PARALLEL, async (index) => {
    const page = findPage(keys, index);
    const picture = page && (await getObject({ bucket, key: page.key }));
    if (picture) pictures[index] = picture;
  });
  const body = await drawMarkedSheets(
    content,
    pictures,
    await typefacesLoading,
    newest.createdAt.slice(0, 10),
  );
  const key = `${documentFolder(address)}marked.pdf`;
  const contentType = 'application/pdf';
  await putObject({ bucket, key }, body, contentType);
  try {
    await findJob(ports, address);
  } catch (error) {
    // The deletion of the job or the account may have listed the files before this one was written.
    await deleteObject({ bucket, key });
    throw error;
  }
  const parts = [content.title, labelsIn(content.language).answerSheet].join(' ');
  const name = `${shortFileNamePart(parts, '.pdf')}.pdf`;
  const url = await presignGet({ bucket, key, name, contentType });
  return { url, name, contentType, size: body.byteLength };
});
