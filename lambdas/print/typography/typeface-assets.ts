/** Files that typesetting needs in its bundle's folder; the build copies them. */
export const typefaceAssets = {
  regular: {
    file: 'Cairo_400Regular.ttf',
    module: '@expo-google-fonts/cairo/400Regular/Cairo_400Regular.ttf',
  },
  bold: {
    file: 'Cairo_700Bold.ttf',
    module: '@expo-google-fonts/cairo/700Bold/Cairo_700Bold.ttf',
  },
  shaper: { file: 'harfbuzz.wasm', module: 'harfbuzzjs/dist/harfbuzz.wasm' },
  subsetter: { file: 'harfbuzz-subset.wasm', module: 'harfbuzzjs/dist/harfbuzz-subset.wasm' },
} as const;

const face = <File extends string>(file: File) =>
  ({ file: `${file}.ttf`, module: `#lambdas/print/faces/${file}.ttf` }) as const;

/** Faces for letters that the typeface of texts lacks, for every function that draws pages. */
export const faceAssets = {
  latin: { regular: face('latin-regular'), bold: face('latin-bold') },
  arabic: { regular: face('arabic-regular'), bold: face('arabic-bold') },
  tifinagh: { regular: face('tifinagh'), bold: face('tifinagh') },
  signs: { regular: face('signs'), bold: face('signs') },
} as const;

/** Typefaces of formulas, upright and slanted, for functions that typeset formulas. */
export const formulaAssets = {
  upright: {
    file: 'Tinos_400Regular.ttf',
    module: '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf',
  },
  slanted: {
    file: 'Tinos_400Regular_Italic.ttf',
    module: '@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf',
  },
} as const;

export interface TypefaceAsset {
  readonly file: string;
  readonly module: string;
}

/** What every function that draws pages needs. */
export const pageAssets: readonly TypefaceAsset[] = [
  ...Object.values(typefaceAssets),
  ...Object.values(faceAssets).flatMap(({ regular, bold }) => [regular, bold]),
];
