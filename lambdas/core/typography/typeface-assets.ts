/**
 * Files that a function which sets type needs beside its bundle: `file` there, `module` in the packages it is copied from.
 * The build copies this list; `harfbuzz.wasm` is opened by harfbuzzjs itself.
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

/** The letters of formulas, upright and slanted, for those that typeset any. */
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
