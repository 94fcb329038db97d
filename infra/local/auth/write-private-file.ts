import { rename, writeFile } from 'node:fs/promises';

/** Replaces a file as a whole, readable by its owner only: a crash leaves the old content or the new. */
export async function writePrivateFile(path: string, content: string): Promise<void> {
  const temporary = `${path}.new`;
  await writeFile(temporary, content, { mode: 0o600 });
  await rename(temporary, path);
}
