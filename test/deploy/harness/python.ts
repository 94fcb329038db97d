import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { emulatorFiles, workshop } from './places.ts';

const run = promisify(execFile);
const venv = path.join(workshop, 'python');
/** Written last: without it the folder is incomplete. */
const stamp = path.join(venv, 'requirements.sha256');

/** Long enough for a distant registry, but not endless. */
const timeout = 300_000;

const whyNot = (error: unknown): string =>
  error instanceof Error && 'stderr' in error ? String(error.stderr).slice(-2_000) : String(error);

/**
 * The interpreter with the packages of `requirements.txt`, each checked by its hash; made when it is missing or
 * outdated. It alone inherits the terminal's environment, where a machine configures its registry.
 * @throws when Python 3.11 or its registry is missing, with what to do
 */
export async function emulatorPython(): Promise<string> {
  const python = path.join(venv, 'bin/python');
  const wanted = createHash('sha256')
    .update(await readFile(emulatorFiles.requirements))
    .digest('hex');
  const present = await readFile(stamp, 'utf8').catch(() => undefined);
  if (present === wanted) return python;
  await rm(venv, { recursive: true, force: true });
  await mkdir(workshop, { recursive: true });
  try {
    await run('python3', ['-m', 'venv', venv], { timeout });
    const install = ['-m', 'pip', 'install', '--quiet', '--require-hashes', '--only-binary=:all:'];
    await run(python, [...install, '-r', emulatorFiles.requirements], { timeout });
  } catch (error) {
    throw new Error(
      `The emulator needs Python 3.11 or later with venv, and a registry of its packages:\n${whyNot(error)}`,
      { cause: error },
    );
  }
  await writeFile(stamp, wanted);
  return python;
}
