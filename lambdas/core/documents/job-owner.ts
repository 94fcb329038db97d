import type { AccountClosure } from '../account-deletion/account-closure.ts';
import type { JobAddress } from '../jobs/job-record.ts';
import type { JobStore } from '../jobs/job-store.ts';
import type { DocumentPorts } from './add-version.ts';
import type { DocumentOwner } from './document-owner.ts';

export interface JobDocumentPorts extends DocumentPorts {
  readonly jobs: Pick<JobStore, 'find'>;
  readonly closure: Pick<AccountClosure, 'isClosed'>;
}

export const jobOwner = (
  { jobs, closure }: Pick<JobDocumentPorts, 'jobs' | 'closure'>,
  job: JobAddress,
): DocumentOwner => ({
  address: job,
  async afterWrite() {
    const [isClosed, found] = await Promise.all([closure.isClosed(job.uid), jobs.find(job)]);
    if (isClosed) return 'closed';
    return found && found.status !== 'FAILED' ? 'there' : 'gone';
  },
  missing: 'job-not-found',
});
