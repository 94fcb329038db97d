import type { IdentityAccounts } from '../../core/identity/identity-accounts.ts';
import type { RosterStore, StudentTeachers } from '../../core/roster/roster-store.ts';

/** Counts a day's mails. */
export interface InvitationQuota {
  /** False, and nothing to be sent, when the teacher or the student has had enough for the day. */
  spend(teacherId: string, email: string, now: Date): Promise<boolean>;
}

export interface RosterPorts {
  readonly roster: RosterStore;
  readonly teachers: StudentTeachers;
  readonly accounts: Pick<
    IdentityAccounts,
    'find' | 'findByEmail' | 'create' | 'remove' | 'sendSignInLink'
  >;
  readonly quota: InvitationQuota;
  readonly now: () => Date;
}
