import * as z from 'zod/mini';

/** The value of a stored text; undefined if there is none or an older release stored it differently. */
export const parseStored = <T>(
  schema: z.ZodMiniType<T>,
  text: string | undefined,
): T | undefined => {
  try {
    return z.safeParse(schema, JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined; // no JSON
  }
};
