import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import ranges from '@fontsource-variable/readex-pro/unicode.json' with { type: 'json' };
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const SCRIPTS = ['arabic', 'latin', 'latin-ext'] as const;
/** The weights of the theme, also listed in `fonts.css`. The font family has weights from 160 to 700. */
const WEIGHTS = { min: 400, max: 600 } as const;
const OUTPUT = path.resolve(import.meta.dirname, '../../dist/fonts');

const { resolve } = createRequire(import.meta.url);

/**
 * Makes fonts with only the weights of the theme, which are a third smaller. Style sheets name them
 * `@fonts/readex-pro-<script>.woff2`; Vite treats them like any other file.
 */
export const subsetFonts = (): Plugin => ({
  name: 'daftar:subset-fonts',
  apply: (_config, { mode }) => mode !== 'test',
  async config() {
    await mkdir(OUTPUT, { recursive: true });
    await Promise.all(SCRIPTS.map(lighten));
    return { resolve: { alias: { '@fonts': OUTPUT } } };
  },
});

const lighten = async (script: (typeof SCRIPTS)[number]): Promise<void> => {
  const font = resolve(
    `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
  );
  const light = await subsetFont(await readFile(font), charactersOf(ranges[script]), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  await writeFile(path.join(OUTPUT, `readex-pro-${script}.woff2`), light);
};

/** The characters of a CSS `unicode-range`, `U+20-7E,U+A0`. */
const charactersOf = (range: string): string =>
  Array.from(range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    const length = Number.parseInt(to, 16) - first + 1;
    return Array.from({ length }, (_, index) => String.fromCodePoint(first + index)).join('');
  }).join('');
