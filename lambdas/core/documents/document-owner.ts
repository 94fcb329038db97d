import type { ErrorCode } from '#shared/errors.ts';
import type { JobAddress } from '../jobs/job-record.ts';
import type { VersionRecord } from './document-store.ts';

/** What a document belongs to: a job, or a mark sheet of a class. */
export interface DocumentOwner<Address = JobAddress> {
  readonly address: Address;
  /** Called after a version is written: if the owner was deleted meanwhile, the version is removed again. */
  readonly afterWrite: (
    version: VersionRecord,
    content: object,
  ) => Promise<'there' | 'closed' | 'gone'>;
  /** The error of a call after the owner is gone. */
  readonly missing: ErrorCode;
}
