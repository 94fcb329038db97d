import type { AuthenticatedUser } from '#core/identity/caller.ts';
import type { AccountClosure } from '#core/account-deletion/account-closure.ts';
import type { IdentityAccounts } from '#core/identity/identity-accounts.ts';
import type { RosterStore, StudentTeachers } from '#core/roster/roster-store.ts';

/** Who invites. */
export type InvitingTeacher = Pick<AuthenticatedUser, 'uid' | 'emailVerified'>;

/** A mail that is about to be sent. */
interface Mail {
  readonly teacher: InvitingTeacher;
  readonly email: string;
  readonly now: Date;
}

/** Counts a day's mails. */
export interface InvitationQuota {
  /**
   * Nothing is to be sent, and nothing is counted, unless `spent`: the teacher, the student or the whole project has had
   * enough for the day, or the teacher's account is closed.
   */
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
