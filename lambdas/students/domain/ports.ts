import type { AccountClosure } from '../../core/closure/account-closure.ts';
import type { IdentityAccounts } from '../../core/identity/identity-accounts.ts';
import type { RosterStore, StudentTeachers } from '../../core/roster/roster-store.ts';

/** Counts a day's mails. */
export interface InvitationQuota {
  /**
   * Nothing is to be sent unless `spent`: the teacher or the student has had enough for the day, or the teacher's
   * account is closed.
   */
  spend(teacherId: string, email: string, now: Date): Promise<'spent' | 'exceeded' | 'closed'>;
}

export interface RosterPorts {
  readonly roster: RosterStore;
  readonly teachers: StudentTeachers;
  readonly accounts: Pick<
    IdentityAccounts,
    'find' | 'findByEmail' | 'create' | 'remove' | 'sendSignInLink'
  >;
  readonly quota: InvitationQuota;
  readonly closure: Pick<AccountClosure, 'isClosed'>;
  readonly now: () => Date;
}
