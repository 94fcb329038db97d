import { readFile } from 'node:fs/promises';
import type { Typeface } from '../domain/typography/typeface.ts';
import { createSubsetter } from './harfbuzz-subset.ts';
import { createTypeface } from './harfbuzz-typeface.ts';
import { notebookAssets } from './notebook-assets.ts';
import type { NotebookAsset } from './notebook-assets.ts';

/** The weights the notebook is set in. */
export interface NotebookTypefaces {
  regular: Typeface;
  bold: Typeface;
}

/** Where the bundled function keeps an asset: beside itself. `bundle` is its `import.meta.url`. */
export const besideBundle =
  (bundle: string) =>
  ({ file }: NotebookAsset): URL =>
    new URL(`./${file}`, bundle);

/** Where an asset lies in the installed packages: for tests and tools that run from source. */
export const inPackages = ({ module }: NotebookAsset): URL => new URL(import.meta.resolve(module));

/** Reads the fonts and starts the typesetter; load once and keep for the life of the process. */
export async function loadTypefaces(
  locate: (asset: NotebookAsset) => URL,
): Promise<NotebookTypefaces> {
  const [regular, bold, wasm] = await Promise.all([
    readFile(locate(notebookAssets.regular)),
    readFile(locate(notebookAssets.bold)),
    readFile(locate(notebookAssets.subsetter)),
  ]);
  const subsetter = createSubsetter(wasm);
  return {
    regular: createTypeface('Cairo-Regular', regular, subsetter),
    bold: createTypeface('Cairo-Bold', bold, subsetter),
  };
}
