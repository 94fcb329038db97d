import * as z from 'zod/mini';

export const classesEnvironment = z.object({ TABLE_NAME: z.string() });
export type ClassesEnvironment = z.infer<typeof classesEnvironment>;
