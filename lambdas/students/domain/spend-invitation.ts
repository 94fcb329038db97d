import { AppError } from '../../../shared/errors.ts';
import type { RosterPorts } from './ports.ts';

/**
 * Counts a mail that is about to be sent.
 * @throws AppError `quota-exceeded`; `forbidden` if the teacher's account is closed
 */
export async function spendInvitation(
  { quota, now }: Pick<RosterPorts, 'quota' | 'now'>,
  teacherId: string,
  email: string,
): Promise<void> {
  const outcome = await quota.spend(teacherId, email, now());
  if (outcome === 'closed') throw new AppError('forbidden');
  if (outcome === 'exceeded') throw new AppError('quota-exceeded');
}
