import { readFile } from 'node:fs/promises';
import type { Typeface } from './typeface.ts';
import { createSubsetter } from './harfbuzz-subset.ts';
import { createTypeface } from './harfbuzz-typeface.ts';
import { formulaAssets, typefaceAssets } from './typeface-assets.ts';
import type { TypefaceAsset } from './typeface-assets.ts';

export interface Typefaces {
  regular: Typeface;
  bold: Typeface;
}

/** The URL of an asset in the folder of the bundled function; `bundle` is its `import.meta.url`. */
export const resolveBundledAsset =
  (bundle: string) =>
  ({ file }: TypefaceAsset): URL =>
    new URL(`./${file}`, bundle);

/** The URL of an asset in the installed packages, for tests and tools that run from source. */
export const findInPackages = ({ module }: TypefaceAsset): URL =>
  new URL(import.meta.resolve(module));

/** Loads the fonts and the subsetter; call it once per process and keep the result. */
export async function loadTypefaces(locate: (asset: TypefaceAsset) => URL): Promise<Typefaces> {
  const [regular, bold, wasm] = await Promise.all([
    readFile(locate(typefaceAssets.regular)),
    readFile(locate(typefaceAssets.bold)),
    readFile(locate(typefaceAssets.subsetter)),
  ]);
  const subsetter = createSubsetter(wasm);
  return {
    regular: createTypeface('Cairo-Regular', regular, subsetter),
    bold: createTypeface('Cairo-Bold', bold, subsetter),
  };
}

/** Loads the formula typefaces as well. */
export async function loadFormulaTypefaces(locate: (asset: TypefaceAsset) => URL) {
  const [texts, upright, slanted, wasm] = await Promise.all([
    loadTypefaces(locate),
    readFile(locate(formulaAssets.upright)),
    readFile(locate(formulaAssets.slanted)),
    readFile(locate(typefaceAssets.subsetter)),
  ]);
  const subsetter = createSubsetter(wasm);
  return {
    ...texts,
    upright: createTypeface('Tinos-Regular', upright, subsetter),
    slanted: createTypeface('Tinos-Italic', slanted, subsetter),
  };
}
