import type { ErrorCode } from '#shared/errors.ts';
import type { AccountClosure } from '../account-deletion/account-closure.ts';
import type { JobAddress } from '../jobs/job-record.ts';
import type { JobStore } from '../jobs/job-store.ts';
import { jobDocument, type DocumentAddress } from './document-address.ts';
import type { VersionRecord } from './document-store.ts';

/** What a document belongs to: a job, or a mark sheet of a class. */
export interface DocumentOwner {
  readonly address: DocumentAddress;
  /**
   * Called after a version is written, because the owner or the account may have been deleted before the write; then
   * the version is removed again.
   */
  readonly afterWrite: (
    version: VersionRecord,
    content: object,
  ) => Promise<'there' | 'closed' | 'gone'>;
  /** The error of a call after the owner is gone. */
  readonly missing: ErrorCode;
}

interface Ports {
  readonly jobs: Pick<JobStore, 'find'>;
  readonly closure: Pick<AccountClosure, 'isClosed'>;
}

export const jobOwner = ({ jobs, closure }: Ports, job: JobAddress): DocumentOwner => ({
  address: jobDocument(job),
  async afterWrite() {
    const [isClosed, found] = await Promise.all([closure.isClosed(job.uid), jobs.find(job)]);
    if (isClosed) return 'closed';
    return found && found.status !== 'FAILED' ? 'there' : 'gone';
  },
  missing: 'job-not-found',
});
