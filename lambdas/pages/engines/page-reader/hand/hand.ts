import * as z from 'zod/mini';
import { handModel } from './hand-model.ts';

/** How a hand writes one sign. */
const writtenSign = z.object({
  /** The number of confirmed samples. */
  count: z.int().check(z.positive()),
  /** The mean of the samples, as bytes in base64 (`shape-codec.ts`). */
  mean: z.base64(),
  /** Some of the samples, the most different ones, each as bytes in base64. */
  samples: z.array(z.base64()),
});

/**
 * How a teacher writes marks: what the cells that they confirmed tell about the signs, as numbers, without pictures or
 * texts. At most 30 kB as JSON.
 */
export const handSchema = z.object({
  /** The networks and the projection that made the numbers; a hand of others means nothing. */
  version: z.string(),
  pages: z.int(),
  /** The number of marks that were learnt. */
  marks: z.int(),
  signs: z.record(z.string(), writtenSign),
  /** Of the marks that were not certain: how many wrong ones their confidence let expect, and how many were wrong. */
  track: z.object({ expected: z.number(), wrong: z.number() }),
});
export type Hand = z.infer<typeof handSchema>;

/** A teacher's hand before any page is confirmed. */
export const emptyHand = (): Hand => ({
  version: handModel.version,
  pages: 0,
  marks: 0,
  signs: {},
  track: { expected: 0, wrong: 0 },
});

/** The hand if it was made with the present networks, otherwise an empty one, because its numbers mean nothing. */
export const currentHand = (hand: Hand | undefined): Hand =>
  hand?.version === handModel.version ? hand : emptyHand();
