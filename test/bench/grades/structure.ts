import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readOptions, wholeNumber } from '../../support/command-line.ts';
import { chanceOf } from './pages/chance.ts';
import { makePage } from './pages/make-page.ts';
import { drawFound } from './structure/draw-found.ts';
import { judgeTables, type Found } from './structure/judge-tables.ts';
import { straightPage, type StraightPage } from './structure/straight-page.ts';

/**
 * Finds the tables of pages made from a seed, with lines of every kind, and reports wrong rows and columns. Nothing is
 * read, so that hundreds of pages take minutes. Uses the development set only.
 * `--folder` keeps the pages for the next time, and a picture of each wrong one.
 */
const values = readOptions({
  seed: { type: 'string', default: '1' },
  pages: { type: 'string', default: '100' },
  folder: { type: 'string' },
  only: { type: 'string' },
});
const [seed, count] = [wholeNumber('seed', values.seed), wholeNumber('pages', values.pages)];
const { folder } = values;

type KeptPage = StraightPage & { readonly name: string };

async function madePage(index: number): Promise<KeptPage | undefined> {
  const textHeight = chanceOf(seed * 1000 + index + 77).pick([14, 16, 20, 20, 24, 28]);
  const asked = { set: 'development', lines: 'varied', textHeight } as const;
  const { image, truth } = await makePage(seed * 1000 + index, asked);
  const straight = await straightPage(image, truth);
  const { style, capture, ruling, language } = truth.options;
  const name = `${index}-${language}-${capture}-${style}-${ruling}-${textHeight}px`;
  return straight && { ...straight, name };
}

async function pageAt(index: number): Promise<KeptPage | undefined> {
  if (folder === undefined) return madePage(index);
  const file = path.join(folder, `development-varied-${seed}-${index}`);
  const text = await readFile(`${file}.json`, 'utf8').catch(() => undefined);
  if (text !== undefined) {
    const kept = JSON.parse(text) as Omit<KeptPage, 'bytes'> | null;
    return kept ? { ...kept, bytes: await readFile(`${file}.jpg`) } : undefined;
  }
  const page = await madePage(index);
  await writeFile(
    `${file}.json`,
    JSON.stringify(page ? { name: page.name, cells: page.cells } : null),
  );
  if (page) await writeFile(`${file}.jpg`, page.bytes);
  return page;
}

const COUNTED = ['lostRows', 'addedRows', 'lostColumns', 'addedColumns'] as const;
const isWrong = (found: Found): boolean => COUNTED.some((key) => found[key] > 0);
const faultsOf = (found: Found): string =>
  ([...COUNTED, 'above', 'below', 'beside'] as const)
    .map((key) => `${key} ${found[key]}`)
    .join(', ');

if (folder !== undefined) await mkdir(folder, { recursive: true });
const only = values.only?.split(',').map(Number);
const all: Found[] = [];
for (let index = 0; index < count; index += 1) {
  if (only && !only.includes(index)) continue;
  const page = await pageAt(index);
  if (!page) continue;
  const found = await judgeTables(page);
  all.push(found);
  if (!isWrong(found)) continue;
  const size = `${page.cells.length}×${page.cells[0]?.length ?? 0}`;
  console.log(`${page.name.padEnd(40)} ${size}, ${found.grids.length} tables: ${faultsOf(found)}`);
  if (folder !== undefined) {
    await drawFound(
      page,
      found,
      path.join(folder, `drawn-development-varied-${seed}-${index}.jpg`),
    );
  }
}
const sum = (key: (typeof COUNTED)[number] | 'seconds') =>
  all.reduce((total, one) => total + one[key], 0);
console.log(
  `${all.length} pages, ${all.filter(isWrong).length} not as they are: ${COUNTED.map((key) => `${key} ${sum(key)}`).join(', ')}; ${(sum('seconds') / all.length).toFixed(2)} s a page`,
);
