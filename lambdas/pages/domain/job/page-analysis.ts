import * as z from 'zod/mini';
import { pageReading, word } from '#shared/page/page-reading.ts';

/** The words that the second reader of a page has found; `missing` if it did not answer. */
const secondReading = z.union([z.literal('missing'), z.array(word)]);
export type SecondReading = z.infer<typeof secondReading>;

/** What was read of a page: a file that the step `analyzing` leaves for the step `tabulating`. */
export const pageAnalysis = z.extend(pageReading, {
  /** Only with two readers. */
  second: z.optional(secondReading),
});
export type PageAnalysis = z.infer<typeof pageAnalysis>;
