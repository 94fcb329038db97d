import * as z from 'zod/mini';

/** How hard it is for the pupils it is for: easy, medium or hard. */
export const difficulty = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type Difficulty = z.infer<typeof difficulty>;
export const difficulties: readonly Difficulty[] = [1, 2, 3];

/** The levels of Bloom's taxonomy, from the lowest (Anderson and Krathwohl, 2001). */
export const bloomLevels = [
  'remember',
  'understand',
  'apply',
  'analyse',
  'evaluate',
  'create',
] as const;
export const bloomLevel = z.enum(bloomLevels);
export type BloomLevel = z.infer<typeof bloomLevel>;
