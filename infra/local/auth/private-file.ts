import { readFile, rename, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/**
 * Reads a JSON file and parses it by a schema; undefined if there is none.
 * @throws if the content does not match the schema, so that local data is never silently discarded
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

/** Replaces a file atomically, readable only by its owner: after a crash it has the old content or the new. */
export async function writePrivateFile(path: string, content: string): Promise<void> {
  const temporary = `${path}.new`;
  await writeFile(temporary, content, { mode: 0o600 });
  await rename(temporary, path);
}
