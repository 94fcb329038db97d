import * as z from 'zod/mini';

export const uploadsEnvironment = z.object({ UPLOADS_BUCKET: z.string() });
export type UploadsEnvironment = z.infer<typeof uploadsEnvironment>;
