import * as z from 'zod/mini';
import { isoDateTime } from '#shared/model/text.ts';

/** What is kept for a teacher who lets the reader learn their handwriting. Nothing is kept for others. */
export const keptHand = z.object({
  /** Since when it learns. */
  since: isoDateTime(),
  /** As the reader of marks describes a hand; it parses this itself. */
  learnt: z.optional(z.record(z.string(), z.unknown())),
});
export type KeptHand = z.infer<typeof keptHand>;

/** A hand and when it was saved; empty if there is none. */
export interface StoredHand {
  readonly value?: KeptHand;
  readonly updatedAt?: string;
}

/** Hands by their owner. */
export interface HandStore {
  find(uid: string): Promise<KeptHand | undefined>;
  read(uid: string): Promise<StoredHand>;
  /** Saves nothing if the account is `closed`, or if the stored hand was `changed` since it was `seen`. */
  save(
    uid: string,
    hand: KeptHand,
    now: Date,
    seen: StoredHand,
  ): Promise<'saved' | 'closed' | 'changed'>;
  /** A missing hand is not an error. */
  remove(uid: string): Promise<void>;
}
