import type { IdentityAccounts } from '#core/identity/identity-accounts.ts';
import { isUnusedInvitation } from '#core/identity/invitation.ts';
import type { StudentTeachers } from './roster-store.ts';

export interface ReleasePorts {
  readonly accounts: Pick<IdentityAccounts, 'find' | 'remove'>;
  readonly teachers: StudentTeachers;
}

/**
 * Removes a student from a teacher, and removes the student's account if it comes from an invitation, was never used
 * and has no other teacher. Safe to repeat after any failure.
 * @throws AppError `identity-unavailable`
 */
export async function releaseStudent(
  { accounts, teachers }: ReleasePorts,
  studentId: string,
  teacherId: string,
): Promise<void> {
  await teachers.leave(studentId, teacherId);
  if (await teachers.lock(studentId)) await removeIfUnused({ accounts, teachers }, studentId);
}

/** Completes the removal of a student whom any teacher has locked, and unlocks them. No teacher can join meanwhile. */
export async function removeIfUnused(
  { accounts, teachers }: ReleasePorts,
  studentId: string,
): Promise<void> {
  const account = await accounts.find(studentId);
  if (account && isUnusedInvitation(account)) await accounts.remove(studentId);
  await teachers.unlock(studentId);
}
