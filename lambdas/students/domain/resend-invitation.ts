import { AppError } from '../../../shared/errors.ts';
import { invite, type LetterTo } from './invite.ts';
import type { RosterPorts } from './ports.ts';
import { spendInvitation } from './spend-invitation.ts';

/**
 * Sends a student of the teacher another link.
 * @throws AppError `student-not-found` (also when the student's account is gone), `quota-exceeded` or
 *   `identity-unavailable`; `forbidden` if the teacher's account is closed
 */
export async function resendInvitation(
  ports: RosterPorts,
  teacherId: string,
  { studentId, letterTo }: { readonly studentId: string; readonly letterTo: LetterTo },
): Promise<void> {
  const row = await ports.roster.find(teacherId, studentId);
  if (!row) throw new AppError('student-not-found');
  await spendInvitation(ports, teacherId, row.email);
  if (!(await invite(ports, { teacherId, studentId }, letterTo))) {
    throw new AppError('student-not-found');
  }
}
