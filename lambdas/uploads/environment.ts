import * as z from 'zod/mini';

export const uploadsEnvironment = z.object({ TABLE_NAME: z.string(), UPLOADS_BUCKET: z.string() });
export type UploadsEnvironment = z.infer<typeof uploadsEnvironment>;
