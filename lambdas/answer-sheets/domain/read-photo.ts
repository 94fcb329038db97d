import * as z from 'zod/mini';
import { answerDoubts, sheetWarnings } from '#shared/model/answer-sheets.ts';
import { caughtError } from '#core/jobs/failure-of.ts';
import { printedAnswerSheet } from '#shared/paper/printed-sheet.ts';

/** A sheet in a photo: what was printed, and what is filled. */
export const photographedSheet = z.object({
  printed: printedAnswerSheet,
  /** In the order of the print's groups of bubbles. */
  groups: z.readonly(
    z.array(
      z.object({ filled: z.readonly(z.array(z.int())), doubt: z.optional(z.enum(answerDoubts)) }),
    ),
  ),
  inks: z.readonly(z.array(z.readonly(z.array(z.object({ ink: z.number(), share: z.number() }))))),
  warnings: z.readonly(z.array(z.enum(sheetWarnings))),
  /** Its straightened page, and that page's size in pixels. */
  page: z.object({ key: z.string(), width: z.int(), height: z.int() }),
});
export type PhotographedSheet = z.infer<typeof photographedSheet>;

export const readPhoto = z.object({
  sheets: z.array(photographedSheet),
  /** Why it has no sheet. */
  problem: z.optional(z.enum(['no-sheet', 'unknown', 'unclear', 'other-sheet', 'damaged'])),
});
export type ReadPhoto = z.infer<typeof readPhoto>;

/** The result of a photo's step, or the error that stopped it. */
export const photoResult = z.object({
  registering: z.optional(z.object({ photoKey: z.string() })),
  error: z.optional(caughtError),
});
