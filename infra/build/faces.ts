import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { formulaAssets, typefaceAssets } from '#lambdas/print/typography/typeface-assets.ts';

const PACKAGES = '@expo-google-fonts';
type Range = readonly [first: number, last: number];

const only = (codePoint: number): Range => [codePoint, codePoint];

/** Spaces and joining controls, which every face needs beside its letters. */
const ALWAYS: readonly Range[] = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x200c, 0x200d],
];
const latin: readonly Range[] = [
  [0x20, 0x52f],
  [0x5d0, 0x5ea],
  [0x1d00, 0x1dbf],
  [0x1e00, 0x1fff],
  [0x2010, 0x22ff],
  [0x2500, 0x26ff],
  [0x2c60, 0x2c7f],
  [0xa700, 0xa7ff],
  [0xfffd, 0xfffd],
];
const arabic: readonly Range[] = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x8a0, 0x8ff],
  [0xfd3e, 0xfd3f],
  [0xfdf0, 0xfdff],
];
const tifinagh: readonly Range[] = [[0x2d30, 0x2d7f]];
/** Of sets, logic and geometry, and the letters of number sets. */
const signs: readonly Range[] = [
  ...[0x2102, 0x210d, 0x2115, 0x2119, 0x211a, 0x211d, 0x2124, 0x21a6].map(only),
  [0x21d0, 0x21d4],
  [0x2200, 0x22a5],
  [0x2a7d, 0x2a7e],
];

/** The faces for letters that the typeface of texts lacks: the file of each, and what it has of which package. */
const faces = [
  ['latin-regular', 'arimo/400Regular/Arimo_400Regular', latin],
  ['latin-bold', 'arimo/700Bold/Arimo_700Bold', latin],
  ['arabic-regular', 'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular', arabic],
  ['arabic-bold', 'ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold', arabic],
  ['tifinagh', 'noto-sans-tifinagh/400Regular/NotoSansTifinagh_400Regular', tifinagh],
  ['signs', 'noto-sans-math/400Regular/NotoSansMath_400Regular', signs],
] as const;

const root = path.resolve(import.meta.dirname, '../..');
const locate = (module: string): string => fileURLToPath(import.meta.resolve(module));
const facesDirectory = path.join(root, 'lambdas/print/faces');

const charactersOf = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');

const options = {
  targetFormat: 'sfnt' as const,
  noHinting: true,
  dropTables: ['name', 'DSIG', 'STAT', 'meta', 'gasp', 'MATH'],
};

/** A face without hints, which printers ignore, and without its name, which the licence reserves for the whole font. */
async function makeFace(module: string, ranges: readonly Range[]): Promise<Buffer> {
  const font = await readFile(locate(`${PACKAGES}/${module}.ttf`));
  return await subsetFont(font, charactersOf([...ALWAYS, ...ranges]), options);
}

/** Spaces and invisible characters need no glyph. */
const NEEDS_GLYPH = /[^\p{Z}\p{C}]|\ufffd/u;

function lettersOf(font: Uint8Array): Set<number> {
  const opened = new Font(new Face(new Blob(font)));
  const all = Array.from({ length: 0x1_00_00 }, (_, codePoint) => codePoint);
  return new Set(
    all.filter(
      (codePoint) =>
        (opened.nominalGlyph(codePoint) ?? 0) > 0 &&
        NEEDS_GLYPH.test(String.fromCodePoint(codePoint)),
    ),
  );
}

/** Code points as ranges in hexadecimal: `41-5a 61`. */
function rangesOf(letters: ReadonlySet<number>): string {
  const hex = (value: number): string => value.toString(16);
  const sorted = [...letters].toSorted((one, other) => one - other);
  const starts = sorted.filter((letter) => !letters.has(letter - 1));
  const ends = sorted.filter((letter) => !letters.has(letter + 1));
  return starts
    .map((start, at) =>
      start === ends[at] ? hex(start) : `${hex(start)}-${hex(ends[at] ?? start)}`,
    )
    .join(' ');
}

const HEAD = `/**
 * The letters that each typeface of printed pages has in all its weights, as ranges of code points. Written by
 * \`npm run fonts\`.
 */
`;

/** The files of all faces with the list of their letters and their licence, by path from the root. */
export async function makeFaces(): Promise<ReadonlyMap<string, Uint8Array>> {
  const made = await Promise.all(
    faces.map(async ([name, module, ranges]) => [name, await makeFace(module, ranges)] as const),
  );
  const files = new Map<string, Uint8Array>(made);
  const installed = async (assets: readonly { readonly module: string }[]): Promise<Uint8Array[]> =>
    Promise.all(assets.map(({ module }) => readFile(locate(module))));
  const named = (start: string): Uint8Array[] =>
    made.filter(([name]) => name.startsWith(start)).map(([, font]) => font);
  const fonts = {
    text: await installed([typefaceAssets.regular, typefaceAssets.bold]),
    formula: await installed([formulaAssets.upright, formulaAssets.slanted]),
    latin: named('latin'),
    arabic: named('arabic'),
    tifinagh: named('tifinagh'),
    signs: named('signs'),
  };
  const lines = Object.entries(fonts).map(([face, weights]) => {
    const letters = weights
      .map(lettersOf)
      .reduce((all, one) => new Set([...all].filter((letter) => one.has(letter))));
    return `  ${face}:\n    '${rangesOf(letters)}',\n`;
  });
  const list = `${HEAD}export const printedLetters = {\n${lines.join('')}} as const;\n`;
  const notices = await Promise.all(
    [...new Set(faces.map(([, module]) => module.split('/')[0] ?? ''))].map(async (name) =>
      readFile(locate(`${PACKAGES}/${name}/LICENSE_FONT`), 'utf8'),
    ),
  );
  const licence = notices.join('\n\n');
  return new Map([
    ...[...files].map(([name, font]) => [path.join(facesDirectory, `${name}.ttf`), font] as const),
    [path.join(facesDirectory, 'LICENSE.txt'), Buffer.from(licence)],
    [path.join(root, 'shared/paper/printed-letters.ts'), Buffer.from(list)],
  ]);
}

if (import.meta.main)
  for (const [file, content] of await makeFaces()) await writeFile(file, content);
