import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { UNUSED_FORMATTERS } from './unused-parts.ts';

it('no module of the site calls a formatter that the build leaves out', () => {
  const sources = globSync('frontend/src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const left = UNUSED_FORMATTERS.flatMap((name) => [name, name.replace('format', '<Formatted')]);
  expect(sources.length).toBeGreaterThan(500);
  for (const name of left)
    expect(
      sources.filter((source) => source.includes(name)),
      name,
    ).toEqual([]);
});
