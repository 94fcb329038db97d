import { AppError } from '#shared/errors.ts';
import type { SignInLink } from '#core/identity/identity-accounts.ts';
import { invitedClaims, isUnproven } from '#core/identity/invitation.ts';
import { releaseStudent, removeIfUnused } from '#core/roster/release-student.ts';
import type { RosterPorts, InvitingTeacher } from './ports.ts';

/**
 * Counts a mail that is about to be sent.
 * @throws AppError `quota-exceeded`, `unverified-quota-exceeded` or `project-quota-exceeded`; `forbidden` if the
 *   teacher's account is closed
 */
export async function spendInvitation(
  { quota, now }: Pick<RosterPorts, 'quota' | 'now'>,
  teacher: InvitingTeacher,
  email: string,
): Promise<void> {
  const outcome = await quota.spend({ teacher, email, now: now() });
  if (outcome === 'spent') return;
  throw new AppError(outcome === 'closed' ? 'forbidden' : outcome);
}

/** The invitation as it is sent to an address: its language and where it leads. */
export type InvitationLinkFor = (email: string) => SignInLink;

/** Whom to invite: a row of the teacher's roster. */
interface Invited {
  readonly teacherId: string;
  readonly studentId: string;
  readonly fullName: string;
}

/**
 * Sends a student of the teacher a link to sign in with; false if their account is gone. Joined first and looked up
 * then: while a teacher has the student the account stays, so the link signs in the account the row names. An account
 * somebody made at an address that is not proven to be theirs is a student's from then on, and opened by the link alone.
 * @throws AppError `identity-unavailable` if it cannot be sent; `forbidden`, and the student released, if the teacher's
 *   account is closed
 */
export async function invite(
  { teachers, accounts, closure }: Pick<RosterPorts, 'teachers' | 'accounts' | 'closure'>,
  { teacherId, studentId, fullName }: Invited,
  invitationLinkFor: InvitationLinkFor,
): Promise<boolean> {
  if (!(await teachers.join(studentId, teacherId))) {
    // Someone who was removing the account did not come to the end.
    await removeIfUnused({ accounts, teachers }, studentId);
    return false;
  }
  if (await closure.isClosed(teacherId)) {
    // Deleting the teacher's account may have looked for students before this one was joined.
    await releaseStudent({ accounts, teachers }, studentId, teacherId);
    throw new AppError('forbidden');
  }
  const account = await accounts.find(studentId);
  if (account?.email === undefined) return false;
  // Nobody takes their own account from themselves.
  if (isUnproven(account) && studentId !== teacherId) {
    const claims = { ...account.claims, ...invitedClaims };
    await accounts.handOver(account, { displayName: fullName, claims });
  }
  await accounts.sendSignInLink(invitationLinkFor(account.email));
  return true;
}
