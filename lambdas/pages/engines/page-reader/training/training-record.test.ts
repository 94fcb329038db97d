import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontFiles } from '#test/bench/grades/pages/fonts.ts';

const told = readFileSync(new URL('training.md', import.meta.url), 'utf8');
const digits = new URL('../digits/', import.meta.url);
const files = globSync('*.bin', { cwd: digits });

it.each(files)('tells how %s was made', (file) => {
  const weights = readFileSync(new URL(file, digits));
  const line = told.split('\n').find((row) => row.startsWith(`| ${file} `)) ?? '';
  const cells = line.split('|').map((cell) => cell.trim());
  const hash = createHash('sha256').update(weights).digest('hex');
  expect(cells.slice(1, 4)).toEqual([file, `${weights.length}`, hash]);
});

it('trains with no font of the benchmark', () => {
  const trained = ['requirements.txt', 'faces.txt'].flatMap((file) => {
    const packages = readFileSync(new URL(file, import.meta.url), 'utf8');
    return [...packages.matchAll(/^(?:font-|@expo-google-fonts\/)(?<family>[\w-]+)(?:==|@)/gm)].map(
      ({ groups }) => groups?.['family'] ?? '',
    );
  });
  const judged = Object.values(fontFiles).map((file) => file.split('/')[1]);
  expect(trained).toEqual(expect.arrayContaining(['roboto', 'almarai']));
  expect(trained.filter((family) => judged.includes(family))).toEqual([]);
});
