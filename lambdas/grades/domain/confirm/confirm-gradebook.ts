import { gradebooks } from '#shared/contracts/gradebooks.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { findDoubts } from '#shared/gradebook/doubts.ts';
import type { Confirmation } from '#shared/model/document.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { withOptimisticRetry } from '#core/optimistic-retry.ts';
import type { DocumentPorts } from '#core/documents/add-version.ts';
import { requireEditable } from '#core/documents/find-job.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { etagMatches } from '#core/etag-matches.ts';
import type { JobAddress, JobRecord, StoredFile } from '#core/jobs/job-record.ts';
import type { JobStore } from '#core/jobs/job-store.ts';
import { describeError, log } from '#core/log.ts';
import { measure } from '#core/metrics.ts';
import { correctionFigures } from '../measure-marks.ts';
import type { MadeFile } from '../files/grade-files.ts';

export interface ConfirmPorts extends Omit<DocumentPorts, 'documents'> {
  readonly jobs: Pick<JobStore, 'find' | 'confirm'>;
  readonly documents: Pick<DocumentPorts['documents'], 'newest' | 'read'>;
  /** The final files of a version: always the same of the same one, under keys no other version's have. */
  readonly makeFiles: (job: JobRecord, version: number, content: Gradebook) => readonly MadeFile[];
  readonly files: {
    write(file: MadeFile): Promise<void>;
    /** That it is gone is no error. */
    remove(key: string): Promise<void>;
  };
}

/** A job whose marks are confirmed, and the version of them that is. */
interface Confirmed {
  readonly job: JobRecord;
  readonly version: number;
}

/**
 * Confirms the newest version of the marks of an extraction, if it is the one that was seen and nothing in it is
 * doubtful: its final files are written, and take the place of the job's by the one write that confirms it. Whatever
 * stops it before, the job keeps what it had. The same call again answers the same.
 * @returns the job, confirmed, and the version
 * @throws AppError `job-not-found`, `job-not-finished`, `document-not-found`, `precondition-required`,
 *   `precondition-failed` with the newer version, `grades-doubtful`, or `forbidden` if the account is closed meanwhile
 */
export const confirmGradebook = (
  ports: ConfirmPorts,
  address: JobAddress,
  seen: string | undefined,
): Promise<Confirmed> => withOptimisticRetry(() => tryToConfirm(ports, address, seen));

/** Undefined when another has made a newer version meanwhile and confirmed that. */
async function tryToConfirm(
  ports: ConfirmPorts,
  address: JobAddress,
  seen: string | undefined,
): Promise<Confirmed | undefined> {
  const { documents, makeFiles, files, now } = ports;
  const job = await requireEditable(ports, address);
  if (seen === undefined) throw new AppError('precondition-required');
  const newest = await documents.newest(address);
  if (!newest) throw new AppError('document-not-found');
  const current = await readVersion(documents, gradebooks.content, newest);
  const { version, content } = current;
  if (!etagMatches(seen, versionTag(version)))
    throw new AppError('precondition-failed', { current });
  if (job.confirmed?.version === version) return { job, version };
  if (findDoubts(content).length > 0) throw new AppError('grades-doubtful');

  const made = makeFiles(job, version, content);
  await Promise.all(made.map((file) => files.write(file)));
  const confirmed = { version, at: now().toISOString() };
  const after = await settle(ports, job, confirmed, made);
  if (after.confirmed?.version !== version) return undefined;
  measure('page-confirmed', correctionFigures(content), {}, { jobId: job.id });
  return { job: after, version };
}

const withoutBody = ({ body: _, ...file }: MadeFile): StoredFile => file;

/**
 * Confirms, and removes the files that nobody is offered then. It looks for job and account afterwards: whoever deletes
 * them may have looked for files before these were written.
 */
async function settle(
  ports: ConfirmPorts,
  before: JobRecord,
  confirmed: Confirmation,
  made: readonly MadeFile[],
): Promise<JobRecord> {
  const { jobs, closure } = ports;
  const { uid, kind, id: jobId } = before;
  const address = { uid, kind, jobId };
  const replaced = await jobs.confirm(address, confirmed, made.map(withoutBody));
  const [isClosed, job] = await Promise.all([closure.isClosed(uid), jobs.find(address)]);
  const offered = isClosed ? [] : (job?.files ?? []);
  // What this call has not replaced, an earlier try of it or another tab has; or nobody will, for the job is gone.
  await removeOthers(ports, [...(replaced ?? before.files), ...made], offered);
  if (isClosed) throw new AppError('forbidden');
  if (!job) throw new AppError('job-not-found');
  return job;
}

/** It is confirmed by now; what cannot be removed goes with the job. */
async function removeOthers(
  { files }: ConfirmPorts,
  candidates: readonly StoredFile[],
  offered: readonly StoredFile[],
): Promise<void> {
  const kept = new Set(offered.map(({ key }) => key));
  const keys = new Set(candidates.map(({ key }) => key));
  try {
    await Promise.all([...keys].filter((key) => !kept.has(key)).map((key) => files.remove(key)));
  } catch (error) {
    log('warn', 'remove-replaced', { error: describeError(error) });
  }
}
