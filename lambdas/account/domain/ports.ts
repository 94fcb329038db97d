import type { AccountClosure } from '#core/account-deletion/account-closure.ts';
import type { IdentityAccounts } from '#core/identity/identity-accounts.ts';
import type { RosterStore, StudentTeachers } from '#lambdas/students/stores/roster-store.ts';

/** An item of a user; its sort key is unique among the user's items. */
export interface AccountItem extends Readonly<Record<string, unknown>> {
  readonly SK: string;
}

/** All items of a user in the table, except tombstones. */
export interface AccountItems {
  list(uid: string): Promise<AccountItem[]>;
  /** Removes one item; a missing item is not an error. */
  remove(uid: string, sortKey: string): Promise<void>;
}

export interface KeptFile {
  readonly bucket: string;
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** ISO 8601. */
  readonly lastModified: string;
}

export interface AccountFiles {
  listUploads(uid: string): Promise<KeptFile[]>;
  /** Files in the document folders of grade extractions: versions, and the pages they were read from. */
  listBesideMarks(uid: string): Promise<KeptFile[]>;
  /** Uploads, results, contents of documents, and files that jobs passed between their steps. */
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
  /** Whether the call must end now, even if there is more to delete. */
  readonly timeIsUp: () => boolean;
}
