import { AppError } from '../../../shared/errors.ts';
import { invite, type LetterTo } from './invite.ts';
import type { RosterPorts } from './ports.ts';

/**
 * Sends a student of the teacher another link.
 * @throws AppError `student-not-found` (also when the account is gone), `quota-exceeded` or `identity-unavailable`
 */
export async function resendInvitation(
  ports: RosterPorts,
  teacherId: string,
  { studentId, letterTo }: { readonly studentId: string; readonly letterTo: LetterTo },
): Promise<void> {
  const row = await ports.roster.find(teacherId, studentId);
  if (!row) throw new AppError('student-not-found');
  if (!(await ports.quota.spend(teacherId, row.email, ports.now()))) {
    throw new AppError('quota-exceeded');
  }
  if (!(await invite(ports, { teacherId, studentId }, letterTo))) {
    throw new AppError('student-not-found');
  }
}
