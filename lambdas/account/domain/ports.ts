import type { AccountClosure } from '#core/account-deletion/account-closure.ts';
import type { IdentityAccounts } from '#core/identity/identity-accounts.ts';
import type { RosterStore, StudentTeachers } from '#core/roster/roster-store.ts';

/** An item of the user's, by its sort key, which none of their others has. */
export interface AccountItem extends Readonly<Record<string, unknown>> {
  readonly SK: string;
}

/** Everything the table keeps under a user, but tombstones. */
export interface AccountItems {
  list(uid: string): Promise<AccountItem[]>;
  /** Removes one; that it is gone is no error. */
  remove(uid: string, sortKey: string): Promise<void>;
}

/** A file in one of the buckets. */
export interface KeptFile {
  readonly bucket: string;
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** ISO 8601. */
  readonly lastModified: string;
}

/** The user's files. */
export interface AccountFiles {
  listUploads(uid: string): Promise<KeptFile[]>;
  /** What belongs to the documents of grade extractions: their versions, and the pages they were read from. */
  listBesideMarks(uid: string): Promise<KeptFile[]>;
  /** Uploads, results, what stands in documents, and what jobs left between their steps. */
  listAll(uid: string): Promise<KeptFile[]>;
  remove(file: KeptFile): Promise<void>;
}

export interface DeletionPorts {
  readonly closure: Pick<AccountClosure, 'close'>;
  readonly items: AccountItems;
  readonly files: Pick<AccountFiles, 'listAll' | 'remove'>;
  readonly roster: RosterStore;
  readonly teachers: StudentTeachers;
  readonly accounts: Pick<IdentityAccounts, 'find' | 'remove'>;
  readonly now: () => Date;
  /** Whether the call must end now, though there is more to delete. */
  readonly timeIsUp: () => boolean;
}
