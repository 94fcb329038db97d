/**
 * Files the notebook's function needs beside its bundle: `file` there, `module` in the packages it is copied from.
 * The build copies this list; `harfbuzz.wasm` is opened by harfbuzzjs itself.
 */
export const notebookAssets = {
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

export type NotebookAsset = (typeof notebookAssets)[keyof typeof notebookAssets];
