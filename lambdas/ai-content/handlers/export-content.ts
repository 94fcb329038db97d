import * as z from 'zod/mini';
import { profileValue } from '#shared/contracts/profile.ts';
import { exportContent } from '#shared/contracts/content-exports.ts';
import { AppError } from '#shared/errors.ts';
import { classId } from '#shared/model/class-id.ts';
import { draft } from '#shared/model/draft.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { findJob, isDocument } from '#core/documents/find-job.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { BinaryResponse } from '#core/http/binary-response.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import {
  resolveBundledAsset,
  loadFormulaTypefaces,
} from '#lambdas/print/typography/load-typefaces.ts';
import { isOffered, makeExport, readAt } from '../domain/exports/make-export.ts';
import { schoolHead } from '../domain/exports/sheet-options.ts';
import { drafts } from '../jobs.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { valueStore } from '#lambdas/profile/stores/value-store.ts';

const environment = readEnvironment(jobFilesEnvironment);
const ports = connectDocuments(environment);
// Started at cold start, when the function has a full CPU.
const typefacesLoading = loadFormulaTypefaces(resolveBundledAsset(import.meta.url));
const classes = dynamoClassStore(documentClient, environment.TABLE_NAME);
/** The class that a draft was made for; it may be gone. */
const forClass = z.object({ classId: z.optional(classId) });
const profiles = valueStore(documentClient, environment.TABLE_NAME, profileValue);

export const handler = endpointHandler(exportContent, async ({ user, params, query }) => {
  const address = { uid: user.uid, kind: drafts.kind, jobId: params.jobId };
  const job = await findJob(ports, address);
  const newest = isDocument(job) ? await ports.documents.newest(address) : undefined;
  if (!newest) throw new AppError('document-not-found');
  const { classId } = z.parse(forClass, job.request);
  const [{ content }, profile, ofClass] = await Promise.all([
    readVersion(ports.documents, draft, newest),
    profiles.find(user.uid),
    classId ? classes.find(user.uid, classId) : undefined,
  ]);
  const { format, form, help, reading, paper, key } = query;
  const options = {
    ...{ form, help, reading, paper, school: schoolHead(profile, ofClass) },
    ...{ withKey: key === 'yes', withBoth: key === 'also', withRoom: query.room === 'yes' },
    withSource: query.source === 'yes' || reading !== undefined,
  };
  const shown = readAt(content, options);
  if (!shown || !isOffered(content, format)) {
    const issues = [{ path: shown ? '/format' : '/reading', code: 'invalid_value' }];
    throw new AppError('validation-failed', { issues });
  }
  return new BinaryResponse(
    await makeExport(shown, format, options, {
      typefaces: () => typefacesLoading,
      createdOn: newest.createdAt.slice(0, 10),
    }),
  );
});
