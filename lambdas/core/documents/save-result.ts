import * as z from 'zod/mini';
import { JobError } from '../jobs/job-error.ts';
import type { JobAddress } from '../jobs/job-record.ts';
import { addVersion, toContent } from './add-version.ts';
import { jobOwner, type JobDocumentPorts } from './job-owner.ts';

/**
 * Saves the result of a job's step as the first version of its document. A step that runs again keeps the existing
 * version.
 * @param schema of the kind's documents
 * @throws JobError `document-too-large`, or `cancelled` if the job has failed or is gone
 * @throws if the result does not match the schema, which is a defect of the step
 */
export async function saveResult(
  ports: JobDocumentPorts,
  schema: z.core.$ZodType<object>,
  job: JobAddress,
  result: unknown,
): Promise<void> {
  const draft = toContent(z.parse(schema, result));
  if (draft.isTooLarge) throw new JobError('document-too-large');
  const added = await addVersion(ports, jobOwner(ports, job), { version: 1, author: 'job' }, draft);
  if (added === 'closed' || added === 'gone') throw new JobError('cancelled');
}
