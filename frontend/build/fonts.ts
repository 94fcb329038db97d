import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import ranges from '@fontsource-variable/readex-pro/unicode.json' with { type: 'json' };
import subsetFont from 'subset-font';

export const scripts = ['arabic', 'latin', 'latin-ext'] as const;
type Script = (typeof scripts)[number];

/** The weights of the theme, also listed in `fonts.css`. The font family has weights from 160 to 700. */
const WEIGHTS = { min: 400, max: 600 } as const;

const { resolve } = createRequire(import.meta.url);

/** The site's file of a script. */
export const fontFile = (script: Script): string =>
  path.resolve(import.meta.dirname, `../src/app/theme/fonts/readex-pro-${script}.woff2`);

/** A font with only the weights of the theme, which is a third smaller. */
export const lighten = async (script: Script): Promise<Buffer> => {
  const font = resolve(
    `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
  );
  return await subsetFont(await readFile(font), charactersOf(ranges[script]), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
};

/** The characters of a CSS `unicode-range`, `U+20-7E,U+A0`. */
const charactersOf = (range: string): string =>
  Array.from(range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    const length = Number.parseInt(to, 16) - first + 1;
    return Array.from({ length }, (_, index) => String.fromCodePoint(first + index)).join('');
  }).join('');

if (import.meta.main)
  for (const script of scripts) await writeFile(fontFile(script), await lighten(script));
