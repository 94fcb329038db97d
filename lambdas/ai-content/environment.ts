import * as z from 'zod/mini';

export const draftingEnvironment = z.object({
  TABLE_NAME: z.string(),
  RESULTS_BUCKET: z.string(),
  /** The id of the drafting model or of its inference profile. */
  DRAFT_MODEL: z.string(),
  /** US dollars a month for all models together. */
  MODEL_BUDGET: z.string(),
});
export type DraftingEnvironment = z.infer<typeof draftingEnvironment>;

export const writingEnvironment = z.extend(draftingEnvironment, {
  /** The id of a cheaper model or profile, which writes first; the drafting model is asked for what is not good enough. */
  FIRST_MODEL: z.string(),
});
export type WritingEnvironment = z.infer<typeof writingEnvironment>;

export const solvingEnvironment = z.extend(draftingEnvironment, {
  /** The id of another model or profile, which solves the first one's questions. */
  SOLVER_MODEL: z.string(),
});
export type SolvingEnvironment = z.infer<typeof solvingEnvironment>;

export const pageReadingEnvironment = z.object({ UPLOADS_BUCKET: z.string() });
export type PageReadingEnvironment = z.infer<typeof pageReadingEnvironment>;
