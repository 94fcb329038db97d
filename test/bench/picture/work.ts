/** One picture through one of the two functions' work, in a process of its own, as a fresh function does it. */
import { readFile, writeFile } from 'node:fs/promises';
import {
  decodablePicture,
  encodePage,
  uprightPicture,
} from '#lambdas/grades/adapters/picture-codec.ts';
import { checkPicture } from '#lambdas/grades/domain/picture/check-picture.ts';
import { straighten } from '#lambdas/grades/domain/picture/straighten.ts';

/** What the work took since the process began, the library's loading included. */
export interface PictureWork {
  /** Milliseconds. */
  readonly time: number;
  readonly cpu: number;
  /** Most memory resident at once, and what is written; bytes. */
  readonly peakMemory: number;
  readonly written: number;
}

const [, , work = '', from = '', to = ''] = process.argv;
const bytes = await readFile(from);

async function check(): Promise<Uint8Array> {
  checkPicture(bytes);
  return await uprightPicture(bytes, 4_096);
}

const made =
  work === 'check'
    ? await check()
    : await encodePage(await straighten(await decodablePicture(bytes)));
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
await writeFile(to, made);
const took: PictureWork = {
  time: performance.now(),
  cpu: (userCPUTime + systemCPUTime) / 1_000,
  peakMemory: maxRSS * 1_024,
  written: made.length,
};
process.stdout.write(JSON.stringify(took));
