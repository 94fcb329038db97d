import * as z from 'zod/mini';

/** The value of a kept text; undefined when there is none, or one of another form: an older release's, say. */
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
