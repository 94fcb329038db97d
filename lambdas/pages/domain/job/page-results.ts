import * as z from 'zod/mini';
import { jobFailure } from '#shared/model/job.ts';

/** The straightened page of a picture. */
const straightPage = z.object({
  pageKey: z.string(),
  width: z.number(),
  height: z.number(),
  thumbnail: z.optional(z.string()),
});
const readPage = z.object({ gradebookKey: z.string() });

/** The result of looking for a printed sheet in a picture. */
export const identifiedSheet = z.object({
  /** Missing if there is none, or if it could not be read. */
  sheet: z.optional(
    z.extend(straightPage, {
      ...readPage.shape,
      /** The version of the class that was printed; missing if its sheets are of several. */
      classVersion: z.optional(z.int()),
    }),
  ),
  /** Why a picture with corner marks is treated like other pictures. */
  warning: z.optional(z.enum(['sheet-unknown', 'sheet-unclear'])),
  /** Why a printed page has no marks: it is a register, or the sheet of a pupil's answers. Nothing else reads it. */
  failure: z.optional(jobFailure),
});
export type IdentifiedSheet = z.infer<typeof identifiedSheet>;

/** What earlier steps have made of a picture: a printed sheet, or a page whose table was looked for. */
export const pageResults = z.object({
  identifying: z.optional(identifiedSheet),
  straightening: z.optional(straightPage),
  tabulating: z.optional(readPage),
});
type PageResults = z.infer<typeof pageResults>;

/** The straightened page, from whichever step made it. */
export const pageOfResults = ({ identifying, straightening }: PageResults) =>
  identifying?.sheet ?? straightening;

/** The first reading, from whichever step made it. */
export const readingOfResults = ({ identifying, tabulating }: PageResults) =>
  identifying?.sheet ?? tabulating;
