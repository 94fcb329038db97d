import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFaces } from './faces.ts';

const made = [...(await makeFaces())].map(
  ([file, content]) => [path.basename(file), file, content] as const,
);

it.each(made)(
  '%s is that of the packages; otherwise run `npm run fonts`',
  async (_, file, content) => {
    expect((await readFile(file)).equals(content)).toBe(true);
  },
);

it('the faces of a function are small', () => {
  const sizes = made.filter(([name]) => name.endsWith('.ttf')).map(([, , { length }]) => length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(710_000);
});
