import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../../..');

/** Runs a program in a folder; what it prints is in the error if it fails. */
export async function runIn(cwd: string, program: string, ...given: string[]): Promise<string> {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  try {
    const { stdout } = await promisify(execFile)(program, given, { cwd, env, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${given.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** The lines of a list that a program has printed. */
export const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

/** Copies the repository's files, so that a test may change them; its packages are shared. Returns the folder. */
export async function copyRepository(): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'daftar-copy-'));
  const known = await runIn(root, 'git', 'ls-files', '-co', '--exclude-standard');
  for (const file of linesOf(known))
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
