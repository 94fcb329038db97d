import * as z from 'zod/mini';
import { questionId } from './answer-sheets.ts';
import { classId } from './class-id.ts';
import { isoDateTime } from './text.ts';
import { ulid } from './ulid.ts';

/** How well a class answered the questions of a test, by its checked answer sheets; without pupils and marks. */
export const classFigures = z.object({
  /** The job of the draft. */
  draft: ulid,
  classId,
  /** When the answers were saved last. */
  at: isoDateTime(),
  /** Those with a clear answer at least. */
  questions: z.array(
    z.object({
      id: questionId,
      /** How many answered it clearly; the figures are about them. */
      pupils: z.int().check(z.gte(1)),
      /** The share of its points that they got; missing if it has none. */
      facility: z.optional(z.number().check(z.gte(0), z.lte(1))),
      /** Missing if all have the same points in it, or in the rest. */
      discrimination: z.optional(z.number()),
    }),
  ),
});
export type ClassFigures = z.infer<typeof classFigures>;
