import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { lambdaBuildOptions } from '#infra/build/lambdas.ts';
import { limits } from '#shared/model/limits.ts';
import { largestPictures } from './picture/largest.ts';
import type { PictureWork } from './picture/work.ts';

/**
 * Measures checking and straightening the largest pictures: `npm run bench:picture`. The work is bundled like the
 * functions, with the WebAssembly build beside it, and each runs in a fresh process outside the repository.
 */
const MB = 1024 ** 2;
const run = promisify(execFile);
const folder = await mkdtemp(path.join(tmpdir(), 'bench-picture-'));
const entryPoints = { work: path.join(import.meta.dirname, 'picture/work.ts') };
await build({ ...lambdaBuildOptions(), entryPoints, outdir: folder });

async function measure(
  work: 'check' | 'straighten',
  from: string,
  to: string,
): Promise<PictureWork> {
  const { stdout } = await run(process.execPath, [path.join(folder, 'work.mjs'), work, from, to]);
  return JSON.parse(stdout) as PictureWork;
}

const figures = ({ time, cpu, peakMemory, written }: PictureWork) =>
  [time / 1_000, cpu / 1_000, peakMemory / MB, written / MB]
    .map((figure, index) => figure.toFixed(index === 2 ? 0 : 1).padStart(6))
    .join('');

console.log(
  'picture (MB): seconds, CPU seconds, peak MB, MB written; of check, then of straighten',
);
for (const [name, make] of largestPictures) {
  const [picture, upright, page] = ['picture', 'upright', 'page'].map((file) =>
    path.join(folder, file),
  );
  const bytes = await make();
  if (bytes.length > limits.imageBytes) throw new Error(`${name}: ${bytes.length} bytes`);
  await writeFile(picture ?? '', bytes);
  const checked = await measure('check', picture ?? '', upright ?? '');
  const straightened = await measure('straighten', upright ?? '', page ?? '');
  const title = `${name} (${(bytes.length / MB).toFixed(1)})`;
  console.log(`${title.padEnd(52)}${figures(checked)}  |${figures(straightened)}`);
}
await rm(folder, { recursive: true });
