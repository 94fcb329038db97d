import { gradebooks } from '#shared/contracts/gradebooks.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { findDoubts } from '#shared/page/doubts.ts';
import type { DocumentVersion } from '#shared/model/document.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { withOptimisticRetry } from '#core/optimistic-retry.ts';
import type { JobDocumentPorts } from '#core/documents/job-owner.ts';
import { requireEditable } from '#core/documents/find-job.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { etagMatches } from '#core/etag-matches.ts';
import type { JobAddress, JobRecord, StoredFile } from '#core/jobs/job-record.ts';
import type { JobConfirmation, JobStore } from '#core/jobs/job-store.ts';
import { describeError, log } from '#core/log.ts';
import { measure } from '#core/metrics.ts';
import { correctionFigures } from '../measure-marks.ts';
import { headingOf } from '../page-heading.ts';
import type { MadeFile } from '../files/grade-files.ts';

export interface ConfirmPorts extends Omit<JobDocumentPorts, 'documents'> {
  readonly jobs: Pick<JobStore, 'find' | 'confirm'>;
  readonly documents: Pick<JobDocumentPorts['documents'], 'newest' | 'read'>;
  /** The final files of a version; the same version always gives the same files, with keys of its own. */
  readonly makeFiles: (job: JobRecord, version: number, content: Gradebook) => readonly MadeFile[];
  readonly files: {
    write(file: MadeFile): Promise<void>;
    /** A missing file is not an error. */
    remove(key: string): Promise<void>;
  };
}

interface Confirmed {
  readonly job: JobRecord;
  readonly version: number;
  readonly contentHash?: string | undefined;
  readonly content: Gradebook;
}

/**
 * Confirms the newest version of an extraction's marks, if it is the version that was seen and has no doubtful marks.
 * The final files are written first and then replace the job's in one write, so a failure before that leaves the job
 * unchanged. Safe to repeat.
 * @returns the confirmed job, and the version with its marks
 * @throws AppError `job-not-found`, `job-not-finished`, `document-not-found`, `precondition-required`,
 *   `precondition-failed` with the newer version, `grades-doubtful`, or `forbidden` if the account is closed meanwhile
 */
export const confirmGradebook = (
  ports: ConfirmPorts,
  address: JobAddress,
  seen: string | undefined,
): Promise<Confirmed> => withOptimisticRetry(() => tryToConfirm(ports, address, seen));

/** Returns `undefined` when a newer version was made and confirmed meanwhile. */
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
  const { version, contentHash, content, createdAt } = current;
  if (!etagMatches(seen, versionTag(current)))
    throw new AppError('precondition-failed', { current });
  if (isOf(job, current)) return { job, version, contentHash, content };
  if (findDoubts(content).length > 0) throw new AppError('grades-doubtful');

  const made = makeFiles(job, version, content);
  await Promise.all(made.map((file) => files.write(file)));
  // Never before the version was made, whichever clock is behind.
  const at = new Date(Math.max(now().getTime(), Date.parse(createdAt))).toISOString();
  const confirmed = { version, at };
  const thumbnail = job.made?.['thumbnail'];
  const heading = { ...headingOf(content), ...(thumbnail !== undefined && { thumbnail }) };
  const confirmation = { confirmed, madeAt: createdAt, made: heading };
  const after = await settle(ports, job, confirmation, made);
  if (!isOf(after, current)) return undefined;
  measure('page-confirmed', correctionFigures(content), {}, { jobId: job.id });
  return { job: after, version, contentHash, content };
}

/** Whether a version is the confirmed one. After a restored backup, a later version may have the same number. */
const isOf = ({ confirmed }: JobRecord, { version, createdAt }: DocumentVersion): boolean =>
  confirmed?.version === version && confirmed.at >= createdAt;

const omitBody = ({ body: _, ...file }: MadeFile): StoredFile => file;

/** Confirms. Checks job and account afterwards, because their deletion may have missed these files. */
async function settle(
  ports: ConfirmPorts,
  before: JobRecord,
  confirmation: JobConfirmation,
  made: readonly MadeFile[],
): Promise<JobRecord> {
  const { jobs, closure } = ports;
  const { uid, kind, id: jobId } = before;
  const address = { uid, kind, jobId };
  const replaced = await jobs.confirm(address, confirmation, made.map(omitBody));
  const [isClosed, job] = await Promise.all([closure.isClosed(uid), jobs.find(address)]);
  const offered = isClosed ? [] : (job?.files ?? []);
  // These files were replaced by this call, by an earlier attempt or by another tab, or the job is gone.
  await removeOthers(ports, [...(replaced ?? before.files), ...made], offered);
  if (isClosed) throw new AppError('forbidden');
  if (!job) throw new AppError('job-not-found');
  return job;
}

/** The marks are already confirmed; files that cannot be removed now are deleted with the job. */
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
