import { AppError } from '#shared/errors.ts';
import type { SignInLink } from '#core/identity/identity-accounts.ts';
import { invitedClaims, isUnproven } from '#core/identity/invitation.ts';
import { releaseStudent, removeIfUnused } from '../stores/release-student.ts';
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

export type InvitationLinkFor = (email: string) => SignInLink;

/** The invited student: a row of the teacher's roster. */
interface Invited {
  readonly teacherId: string;
  readonly studentId: string;
  readonly fullName: string;
}

/**
 * Sends a teacher's student a sign-in link; returns false if their account is gone. Joins before looking the account
 * up, because a joined student's account is never removed. An account whose address is unproven becomes a student's
 * and can then be opened only by the link.
 * @throws AppError `identity-unavailable` or `mail-unavailable` if it cannot be sent; `forbidden`, with the student released, if the
 *   teacher's account is closed
 */
export async function invite(
  { teachers, accounts, closure }: Pick<RosterPorts, 'teachers' | 'accounts' | 'closure'>,
  { teacherId, studentId, fullName }: Invited,
  invitationLinkFor: InvitationLinkFor,
): Promise<boolean> {
  if (!(await teachers.join(studentId, teacherId))) {
    // An interrupted call has left the lock, so complete its removal.
    await removeIfUnused({ accounts, teachers }, studentId);
    return false;
  }
  if (await closure.isClosed(teacherId)) {
    // The deletion of the teacher's account may have listed the students before this one joined.
    await releaseStudent({ accounts, teachers }, studentId, teacherId);
    throw new AppError('forbidden');
  }
  const account = await accounts.find(studentId);
  if (account?.email === undefined) return false;
  // A teacher who invites themselves must not lose their own account.
  if (isUnproven(account) && studentId !== teacherId) {
    const claims = { ...account.claims, ...invitedClaims };
    await accounts.handOver(account, { displayName: fullName, claims });
  }
  await accounts.sendSignInLink({ ...invitationLinkFor(account.email), fullName });
  return true;
}
