import type { AuthenticatedUser } from '#core/identity/caller.ts';
import type { AccountClosure } from '#core/account-deletion/account-closure.ts';
import type { IdentityAccounts } from '#core/identity/identity-accounts.ts';
import type { RosterStore, StudentTeachers } from '../stores/roster-store.ts';

export type InvitingTeacher = Pick<AuthenticatedUser, 'uid' | 'emailVerified'>;

interface Mail {
  readonly teacher: InvitingTeacher;
  readonly email: string;
  readonly now: Date;
}

export interface InvitationQuota {
  /** Counts a mail; only `spent` allows sending. Otherwise a limit is reached, or the account is closed. */
  spend(
    mail: Mail,
  ): Promise<
    'spent' | 'quota-exceeded' | 'unverified-quota-exceeded' | 'project-quota-exceeded' | 'closed'
  >;
}

export interface RosterPorts {
  readonly roster: RosterStore;
  readonly teachers: StudentTeachers;
  readonly accounts: Pick<
    IdentityAccounts,
    'find' | 'findByEmail' | 'create' | 'handOver' | 'remove' | 'sendSignInLink'
  >;
  readonly quota: InvitationQuota;
  readonly closure: Pick<AccountClosure, 'isClosed'>;
  readonly now: () => Date;
}
