import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fontFile, lighten, scripts } from './fonts.ts';

it.each(scripts)(
  'the font for %s is that of its package; otherwise run `npm run fonts`',
  async (script) => {
    const stored = await readFile(fontFile(script));
    expect(stored.equals(await lighten(script))).toBe(true);
  },
);
