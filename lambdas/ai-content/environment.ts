import * as z from 'zod/mini';

export const draftingEnvironment = z.object({
  TABLE_NAME: z.string(),
  RESULTS_BUCKET: z.string(),
  /** The id of the model that drafts, or of an inference profile. */
  DRAFT_MODEL: z.string(),
});
export type DraftingEnvironment = z.infer<typeof draftingEnvironment>;

export const solvingEnvironment = z.extend(draftingEnvironment, {
  /** The same of another model, which solves what the first has written. */
  SOLVER_MODEL: z.string(),
});
export type SolvingEnvironment = z.infer<typeof solvingEnvironment>;
