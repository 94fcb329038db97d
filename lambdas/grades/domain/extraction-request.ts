import * as z from 'zod/mini';

/** What a grade extraction was asked for, as its record keeps it. */
export const extractionRequest = z.object({ imageS3Key: z.string() });
export type ExtractionRequest = z.infer<typeof extractionRequest>;
