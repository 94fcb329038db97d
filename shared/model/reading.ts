import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { blockId, prose } from './question.ts';

/** Versions of a source text besides the one as given, the easier one first. */
export const readingLevels = ['easier', 'simplest'] as const;
export type ReadingLevel = (typeof readingLevels)[number];

/** A hash of what was compared. */
const print = z.string().check(z.maxLength(16));
const ids = z.array(blockId).check(z.maxLength(limits.draftQuestions));

/** The source text rewritten at an easier level, for the same questions with the same key. */
export const reading = z.strictObject({
  level: z.enum(readingLevels),
  text: prose(limits.longTextLength),
  /** The questions solved from this text without their keys; missing if they were not. */
  solving: z.optional(
    z.strictObject({
      /** What was solved; another hash means that text or questions have changed since. */
      of: print,
      agreed: ids,
      differed: ids,
    }),
  ),
  /** Notes that the teacher has settled. */
  settled: z.optional(z.array(print).check(z.maxLength(2 * limits.draftQuestions))),
});
export type Reading = z.infer<typeof reading>;
