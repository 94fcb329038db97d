import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/**
 * A JSON file, parsed by its schema; undefined if there is none.
 * @throws if it is not what the schema says: local data is never silently thrown away
 */
export async function readJsonFile<S extends z.core.$ZodType>(
  path: string,
  schema: S,
): Promise<z.infer<S> | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  return z.parse(schema, JSON.parse(text));
}
