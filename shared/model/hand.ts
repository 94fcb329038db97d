import * as z from 'zod/mini';
import { isoDateTime } from './text.ts';

/** What the reader has learnt of a teacher's handwriting, as far as the teacher sees it. */
export const learntHand = z.object({
  /** Since when the teacher lets it learn. */
  since: isoDateTime(),
  /** The confirmed pages it has learnt from, and the marks on them. */
  pages: z.int(),
  marks: z.int(),
});
export type LearntHand = z.infer<typeof learntHand>;

/** What is kept for a teacher who lets the reader learn their handwriting. Nothing is kept for others. */
export const keptHand = z.object({
  /** Since when it learns. */
  since: isoDateTime(),
  /** As the reader of marks describes a hand; it parses this itself. */
  learnt: z.optional(z.record(z.string(), z.unknown())),
});
export type KeptHand = z.infer<typeof keptHand>;
