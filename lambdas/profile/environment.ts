import * as z from 'zod/mini';

export const profileEnvironment = z.object({ TABLE_NAME: z.string() });
export type ProfileEnvironment = z.infer<typeof profileEnvironment>;
