import * as z from 'zod/mini';

/** Of the function that shows what was learnt of a hand. */
export const handEnvironment = z.object({ TABLE_NAME: z.string() });
export type HandEnvironment = z.infer<typeof handEnvironment>;

export const checkingEnvironment = z.object({
  TABLE_NAME: z.string(),
  UPLOADS_BUCKET: z.string(),
  RESULTS_BUCKET: z.string(),
});
export type CheckingEnvironment = z.infer<typeof checkingEnvironment>;

export const identifyingEnvironment = z.object({
  TABLE_NAME: z.string(),
  RESULTS_BUCKET: z.string(),
});
export type IdentifyingEnvironment = z.infer<typeof identifyingEnvironment>;

/** Of the function that reads registers while its caller waits. */
export const registerPhotoEnvironment = z.object({
  TABLE_NAME: z.string(),
  UPLOADS_BUCKET: z.string(),
});
export type RegisterPhotoEnvironment = z.infer<typeof registerPhotoEnvironment>;

export const straighteningEnvironment = z.object({
  TABLE_NAME: z.string(),
  RESULTS_BUCKET: z.string(),
});
export type StraighteningEnvironment = z.infer<typeof straighteningEnvironment>;

/** `both`: Daftar's own reads the page, and Textract reads the marks and names a second time. */
export const gradebookReaders = ['own', 'textract', 'both'] as const;
export type GradebookReader = (typeof gradebookReaders)[number];

export const analyzingEnvironment = z.object({
  TABLE_NAME: z.string(),
  RESULTS_BUCKET: z.string(),
  GRADEBOOK_READER: z.enum(gradebookReaders),
});
export type AnalyzingEnvironment = z.infer<typeof analyzingEnvironment>;

export const tabulatingEnvironment = z.object({
  TABLE_NAME: z.string(),
  UPLOADS_BUCKET: z.string(),
  RESULTS_BUCKET: z.string(),
});
export type TabulatingEnvironment = z.infer<typeof tabulatingEnvironment>;

export const rereadingEnvironment = z.object({
  TABLE_NAME: z.string(),
  RESULTS_BUCKET: z.string(),
  /** The id of a model or of an inference profile; empty to skip the second reading. */
  VISION_MODEL: z.string(),
  /** US dollars a month for all models together. */
  MODEL_BUDGET: z.string(),
});
export type RereadingEnvironment = z.infer<typeof rereadingEnvironment>;
