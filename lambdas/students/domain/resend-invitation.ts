import { AppError } from '#shared/errors.ts';
import { invite, type InvitationLinkFor } from './invite.ts';
import type { InvitingTeacher, RosterPorts } from './ports.ts';
import { spendInvitation } from './invite.ts';

/**
 * Sends a student of the teacher a new sign-in link.
 * @throws AppError `student-not-found` (also when the student's account is gone) or `identity-unavailable`; those of
 *   `spendInvitation`; `forbidden` if the teacher's account is closed
 */
export async function resendInvitation(
  ports: RosterPorts,
  teacher: InvitingTeacher,
  {
    studentId,
    invitationLinkFor,
  }: { readonly studentId: string; readonly invitationLinkFor: InvitationLinkFor },
): Promise<void> {
  const row = await ports.roster.find(teacher.uid, studentId);
  if (!row) throw new AppError('student-not-found');
  await spendInvitation(ports, teacher, row.email);
  const { fullName } = row;
  if (!(await invite(ports, { teacherId: teacher.uid, studentId, fullName }, invitationLinkFor))) {
    throw new AppError('student-not-found');
  }
}
