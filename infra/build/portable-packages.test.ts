import { execFile } from 'node:child_process';
import { glob, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePage } from '#test/bench/grades/pages/make-page.ts';
import { copyAssets, lambdaBuildOptions } from './lambdas.ts';

const run = promisify(execFile);

/** Functions' assets in a folder outside the repository, so that no package is found from there. */
let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'daftar-asset-')));
  await build({
    ...lambdaBuildOptions(),
    entryPoints: {
      'check-picture/index': 'lambdas/pages/steps/check-picture.ts',
      // The reader of this function alone, which needs no services.
      'analyze-picture/index': 'lambdas/pages/adapters/own-analysis.ts',
    },
    outdir: folder,
  });
  await copyAssets(['analyze-picture'], folder);
});
afterAll(() => rm(folder, { recursive: true }));

const inAsset = async (name: string, pattern: string) =>
  (await Array.fromAsync(glob(pattern, { cwd: path.join(folder, name) }))).toSorted();

/** Runs a module beside the assets; returns what it prints. */
async function print(script: string, env: Record<string, string> = {}): Promise<unknown> {
  const given = ['--input-type=module', '--eval', script];
  const { stdout } = await run(process.execPath, given, { cwd: folder, env });
  return JSON.parse(stdout);
}

describe('a function with pictures', () => {
  it('has the WebAssembly build of sharp beside it, and nothing specific to one machine', async () => {
    expect(await inAsset('check-picture', '**/*.{node,so,dylib,dll,wasm}')).toEqual([
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
    const environment = {
      TABLE_NAME: 't',
      UPLOADS_BUCKET: 'u',
      RESULTS_BUCKET: 'r',
      AWS_REGION: 'x',
    };
    const { loaded, native } = (await print(script, environment)) as Record<string, string[]>;
    expect(native).toEqual([]);
    expect(loaded).toContainEqual(expect.stringContaining('sharp-wasm32'));
    for (const file of loaded!) expect(file).toMatch(new RegExp(`^${folder}/check-picture/`));
  });
});

describe('the function that reads pages', () => {
  it('brings everything it needs, fetches nothing and writes no file', async () => {
    const { image, truth } = await makePage(5, {
      language: 'fr',
      style: 'print',
      capture: 'scan',
      ruling: 'full',
      textHeight: 24,
      pupilCount: 4,
    });
    await writeFile(path.join(folder, 'page.jpg'), image);
    const before = await inAsset('.', '**');
    const script = `
      import { readFileSync } from 'node:fs';
      import net from 'node:net';
      net.connect = net.createConnection = globalThis.fetch = () => { throw new Error('a connection'); };
      const { analyzeByOwnReader } = await import('./analyze-picture/index.mjs');
      const { tables } = await analyzeByOwnReader(readFileSync('page.jpg'));
      console.log(JSON.stringify(tables.flatMap(({ rows }) => rows.flat().flatMap(({ words }) => words.map(({ text }) => text)))));
    `;
    const name = truth.columns.findIndex(({ kind }) => kind === 'name');
    const names = truth.rows.flatMap(({ cells }) => cells[name]!.text.split(' '));
    expect(await print(script)).toEqual(expect.arrayContaining(names));
    expect(await inAsset('.', '**')).toEqual(before);
  });

  it('names every library under the LGPL that sharp contains, and where its source is', async () => {
    const [readme = ''] = await inAsset(
      'analyze-picture',
      'node_modules/@img/sharp-wasm32/README.md',
    );
    const text = await readFile(path.join(folder, 'analyze-picture', readme), 'utf8');
    const libraries = [...text.matchAll(/^\| (\S+) +\| LGPL/gm)].map(([, name = '']) => name);
    expect(libraries).toContain('libvips');
    const notice = await readFile(path.join(folder, 'analyze-picture/NOTICE'), 'utf8');
    for (const library of libraries) expect(notice).toMatch(new RegExp(`\\b${library}\\b`));
    expect(notice).toContain('https://github.com/lovell/sharp-libvips');
  });

  it('names the licences of what it brings', async () => {
    const notice = await readFile(path.join(folder, 'analyze-picture/NOTICE'), 'utf8');
    const packages = await inAsset('analyze-picture', 'node_modules/**/package.json');
    expect(packages.length).toBeGreaterThan(8);
    for (const file of packages)
      expect(notice).toContain(`${file.replace(/^node_modules\/(.*)\/package\.json$/, '$1')} `);
  });
});
