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
