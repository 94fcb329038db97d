import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { build } from 'esbuild';
import { NODE_OPTIONS } from '#infra/constructs/node-options.ts';
import { typefaceAssets } from '#lambdas/print/typography/typeface-assets.ts';
import type { Measurement } from './notebook/measure.ts';
import { benchClasses, benchPupils, benchReports } from './notebook/tables.ts';

/**
 * Makes one notebook with the product's renderer and its pupil tables with two other engines, each in a fresh
 * process, and prints time, memory and size with their ratios to the product's. The product draws more: cover, card,
 * contents, notes, reading order.
 */
const run = promisify(execFile);
const folder = path.join(import.meta.dirname, 'notebook');
const work = await mkdtemp(path.join(tmpdir(), 'bench-notebook-'));

/** Bundles one of the product's renderers like its function, with its assets beside it. */
async function bundleOwn(name: string): Promise<string> {
  const outfile = path.join(work, name, 'index.mjs');
  await build({
    entryPoints: [path.join(folder, `${name}.ts`)],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    logLevel: 'warning',
  });
  await Promise.all(
    Object.values(typefaceAssets).map(({ file, module }) =>
      cp(fileURLToPath(import.meta.resolve(module)), path.join(work, name, file)),
    ),
  );
  return outfile;
}

const font = fileURLToPath(import.meta.resolve(typefaceAssets.regular.module));

async function measureEngine(
  script: string,
  name: string,
  what = 'notebook',
): Promise<Measurement | string> {
  const file = path.join(work, `${name}.pdf`);
  try {
    const { stdout } = await run(process.execPath, [script, file, font, what], {
      maxBuffer: 1 << 20,
      // As functions run.
      env: { ...process.env, NODE_OPTIONS },
    });
    return JSON.parse(stdout) as Measurement;
  } catch (error) {
    return String(error).split('\n')[0] ?? '';
  }
}

const pdfium = await PDFiumLibrary.init();
async function pageCount(file: string): Promise<number> {
  const document = await pdfium.loadDocument(await readFile(file));
  const pages = document.getPageCount();
  document.destroy();
  return pages;
}

type Engine = readonly [name: string, script: string];

/** Measures engines one after another, and prints a row for each with its ratios to the first. */
async function compare(engines: readonly Engine[], what: 'notebook' | 'reports'): Promise<void> {
  console.log('engine      pages   first (s)    warm (s)     peak (MB)    size (KB)');
  let own: Measurement | undefined;
  for (const [name, script] of engines) {
    const result = await measureEngine(script, name, what);
    if (typeof result === 'string') {
      console.log(`${name.padEnd(11)} failed: ${result}`);
      continue;
    }
    own ??= result;
    const reference = own;
    const pages = await pageCount(result.file);
    const column = (
      key: 'first' | 'warm' | 'peakMemory' | 'bytes',
      unit: number,
      digits: number,
    ) => {
      const ratio = (result[key] / reference[key]).toFixed(1);
      return `${(result[key] / unit).toFixed(digits)} (×${ratio})`.padEnd(13);
    };
    console.log(
      name.padEnd(11),
      String(pages).padEnd(7),
      column('first', 1000, 2) + column('warm', 1000, 2),
      column('peakMemory', 1e6, 0) + column('bytes', 1000, 0),
    );
  }
}

const chromium: Engine = ['chromium', path.join(folder, 'chromium.ts')];
console.log(
  `Notebook of ${benchClasses} classes × ${benchPupils} pupils, Arabic, Node ${process.version}`,
);
await compare(
  [
    ['daftar', await bundleOwn('daftar')],
    ['react-pdf', path.join(import.meta.dirname, 'tools/react-pdf.ts')],
    chromium,
  ],
  'notebook',
);
const { classes, pupils } = benchReports;
console.log(
  `\nCouncil pack, slips and year of ${classes} classes × ${pupils} pupils, Arabic (pages and size of the slips)`,
);
await compare([['daftar', await bundleOwn('reports')], chromium], 'reports');
pdfium.destroy();
await rm(work, { recursive: true });
