/** Runs one function's work on one picture in its own process, as a fresh function does. */
import { readFile, writeFile } from 'node:fs/promises';
import { decodablePicture, encodePage, uprightPicture } from '#lambdas/pictures/picture-codec.ts';
import { checkPicture } from '#lambdas/pictures/check-picture.ts';
import { straighten } from '#lambdas/pictures/straighten/straighten.ts';

/** The measurement from the start of the process, including the loading of the library. */
export interface PictureWork {
  /** Milliseconds. */
  readonly time: number;
  readonly cpu: number;
  /** Peak resident memory, and the size of the output, in bytes. */
  readonly peakMemory: number;
  readonly written: number;
}

const [, , work = '', from = '', to = ''] = process.argv;
const bytes = await readFile(from);

async function check(): Promise<Uint8Array> {
  checkPicture(bytes);
  return await uprightPicture(bytes);
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
