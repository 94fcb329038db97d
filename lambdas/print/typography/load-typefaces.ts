import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Face } from '#shared/paper/letters.ts';
import type { Typeface } from './typeface.ts';
import { createSubsetter, type Subsetter } from './harfbuzz-subset.ts';
import { createTypeface } from './harfbuzz-typeface.ts';
import { faceAssets, formulaAssets, typefaceAssets } from './typeface-assets.ts';
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

/** Width of the line that makes letters bold, in thousandths of an em. */
const BOLD_STROKE = 36;

type Locate = (asset: TypefaceAsset) => URL;
type Weight = keyof Typefaces;

/** Opens the typefaces of a weight when a text first needs them: most texts need none but their own. */
function otherFaces(locate: Locate, subsetter: Subsetter, weight: Weight, own: () => Typeface) {
  const opened = new Map<keyof typeof faceAssets, Typeface>();
  return (face: Face): Typeface => {
    if (face === 'text' || face === 'formula') return own();
    const known = opened.get(face);
    if (known) return known;
    const asset = faceAssets[face][weight];
    const isStroked = weight === 'bold' && asset.file === faceAssets[face].regular.file;
    const made = createTypeface(
      {
        name: `Daftar-${face}-${weight}`,
        face,
        bytes: readFileSync(locate(asset)),
        ...(isStroked && { stroke: BOLD_STROKE }),
      },
      subsetter,
    );
    opened.set(face, made);
    return made;
  };
}

async function loadTexts(locate: Locate) {
  const [regular, bold, wasm] = await Promise.all([
    readFile(locate(typefaceAssets.regular)),
    readFile(locate(typefaceAssets.bold)),
    readFile(locate(typefaceAssets.subsetter)),
  ]);
  const subsetter = createSubsetter(wasm);
  const open = (weight: Weight, name: string, bytes: Uint8Array): Typeface => {
    const text: Typeface = createTypeface(
      { name, face: 'text', bytes, other: otherFaces(locate, subsetter, weight, () => text) },
      subsetter,
    );
    return text;
  };
  const typefaces: Typefaces = {
    regular: open('regular', 'Cairo-Regular', regular),
    bold: open('bold', 'Cairo-Bold', bold),
  };
  return { typefaces, subsetter };
}

/** Loads the fonts and the subsetter; call it once per process and keep the result. */
export const loadTypefaces = async (locate: Locate): Promise<Typefaces> =>
  (await loadTexts(locate)).typefaces;

/** Loads the formula typefaces as well. */
export async function loadFormulaTypefaces(locate: Locate) {
  const [{ typefaces, subsetter }, upright, slanted] = await Promise.all([
    loadTexts(locate),
    readFile(locate(formulaAssets.upright)),
    readFile(locate(formulaAssets.slanted)),
  ]);
  const open = (name: string, bytes: Uint8Array): Typeface =>
    createTypeface(
      { name, face: 'formula', bytes, other: (face) => typefaces.regular.other(face) },
      subsetter,
    );
  return {
    ...typefaces,
    upright: open('Tinos-Regular', upright),
    slanted: open('Tinos-Italic', slanted),
  };
}
