import { AppError } from '../../../shared/errors.ts';
import type { InvitingTeacher, RosterPorts } from './ports.ts';

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
