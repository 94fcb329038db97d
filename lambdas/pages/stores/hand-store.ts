import type { KeptHand } from '#shared/model/hand.ts';
import type { ValueStore } from '#lambdas/profile/stores/stored-value.ts';

/** Hands by their owner. */
export interface HandStore extends ValueStore<KeptHand> {
  /** A missing hand is not an error. */
  remove(uid: string): Promise<void>;
}
