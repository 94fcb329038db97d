import { execFile } from 'node:child_process';
import { glob, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lambdaBuildOptions } from './lambdas.ts';

const run = promisify(execFile);

/** Places a function's asset in a folder outside the repository, so that no package is found from there. */
let asset: string;
beforeAll(async () => {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'daftar-asset-')));
  asset = path.join(folder, 'check-picture');
  const options = await lambdaBuildOptions();
  const entries = options.entryPoints as Record<string, string>;
  const entry = entries['check-picture/index']!;
  await build({ ...options, entryPoints: { 'check-picture/index': entry }, outdir: folder });
});
afterAll(() => rm(path.dirname(asset), { recursive: true }));

it('puts the WebAssembly build beside the bundle, and nothing specific to one machine', async () => {
  const files = await Array.fromAsync(glob('**/*.{node,so,dylib,dll,wasm}', { cwd: asset }));
  expect(files).toEqual([
    expect.stringMatching(/^node_modules\/@img\/sharp-wasm32\/lib\/[\w.-]+\.wasm$/),
  ]);
});

it('loads only that build, wherever the asset is', async () => {
  const script = `
    import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url);
    require('./check-picture/index.mjs');
    const loaded = Object.keys(require.cache).filter((file) => /sharp|emnapi/.test(file));
    const native = process.report.getReport().sharedObjects.filter((file) => /sharp|vips/.test(file));
    console.log(JSON.stringify({ loaded, native }));
  `;
  await writeFile(path.join(asset, '../load.mjs'), script);
  const environment = {
    TABLE_NAME: 't',
    UPLOADS_BUCKET: 'u',
    RESULTS_BUCKET: 'r',
    AWS_REGION: 'x',
  };
  const { stdout } = await run(process.execPath, ['load.mjs'], {
    cwd: path.dirname(asset),
    env: environment,
  });
  const { loaded, native } = JSON.parse(stdout) as { loaded: string[]; native: string[] };
  expect(native).toEqual([]);
  expect(loaded).toContainEqual(expect.stringContaining('sharp-wasm32'));
  for (const file of loaded) expect(file).toMatch(new RegExp(`^${asset}/`));
});
