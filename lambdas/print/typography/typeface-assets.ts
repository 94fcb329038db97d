/**
 * Files that a typesetting function needs in the folder of its bundle: `file` is the name there, `module` the source.
 * The build copies this list; harfbuzzjs opens `harfbuzz.wasm` itself.
 */
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

export type TypefaceAsset =
  | (typeof typefaceAssets)[keyof typeof typefaceAssets]
  | (typeof formulaAssets)[keyof typeof formulaAssets];
