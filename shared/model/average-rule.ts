import * as z from 'zod/mini';
import { markRoles } from './mark-role.ts';

/** One part of an average: the mean of all columns with one of these roles, and its weight. */
const averagePart = z.strictObject({
  roles: z.array(z.enum(markRoles)).check(z.minLength(1), z.maxLength(markRoles.length)),
  weight: z.int().check(z.gte(1), z.lte(20)),
});
export type AveragePart = z.infer<typeof averagePart>;

/** How an average is calculated: the weighted mean of its parts. */
export const averageRule = z.strictObject({
  /** The id of the preset it began as; `custom` once it was edited. */
  preset: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  parts: z.array(averagePart).check(z.minLength(1), z.maxLength(markRoles.length)),
  scale: z.int().check(z.gte(1), z.lte(1000)),
});
export type AverageRule = z.infer<typeof averageRule>;
