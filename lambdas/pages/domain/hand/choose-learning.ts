import { AppError } from '#shared/errors.ts';
import { withOptimisticRetry } from '#core/optimistic-retry.ts';
import type { KeptHand } from '#shared/model/hand.ts';
import type { HandPorts } from './hand-ports.ts';

/**
 * Lets the reader learn a teacher's hand from now on; what it has learnt already stays.
 * @throws AppError `forbidden` if the account is closed
 */
export const beginLearning = (
  { hands, now }: Omit<HandPorts, 'signs'>,
  uid: string,
): Promise<KeptHand> =>
  withOptimisticRetry(async () => {
    const seen = await hands.read(uid);
    if (seen.value) return seen.value;
    const hand: KeptHand = { since: now().toISOString() };
    const saved = await hands.save(uid, hand, now(), seen);
    if (saved === 'closed') throw new AppError('forbidden');
    return saved === 'saved' ? hand : undefined;
  });

/** Deletes what was learnt, and what was seen on pages that are not confirmed. Safe to repeat. */
export async function forgetHand(
  { hands, signs }: Omit<HandPorts, 'now'>,
  uid: string,
): Promise<void> {
  // The hand goes first: without it a running job keeps nothing.
  await hands.remove(uid);
  await signs.removeAll(uid);
}
