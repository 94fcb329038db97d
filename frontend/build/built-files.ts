/** A file of the built site. */
export interface BuiltFile {
  readonly type: 'asset' | 'chunk';
  readonly fileName: string;
  readonly moduleIds?: readonly string[];
  readonly isEntry?: boolean;
  /** Names of the files it imports on load. */
  readonly imports?: readonly string[];
  /** Names of the files it may load later. */
  readonly dynamicImports?: readonly string[];
}

/** `file` and everything it imports, except what every page loads anyway. */
export const collectImports = (file: BuiltFile, files: readonly BuiltFile[]): BuiltFile[] => {
  const found = new Set<BuiltFile>();
  const add = (next: BuiltFile): void => {
    if (next.isEntry || found.has(next)) return;
    found.add(next);
    for (const name of next.imports ?? []) {
      const imported = files.find(({ fileName }) => fileName === name);
      if (imported) add(imported);
    }
  };
  add(file);
  return [...found];
};

/** The files that have a module, by the end of its path. */
export const filesWith = (files: readonly BuiltFile[], module: string): BuiltFile[] =>
  files.filter(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(module)));

/** The files of the interface's font for a script. */
export const fontsOf = (files: readonly BuiltFile[], script: 'arabic' | 'latin'): BuiltFile[] =>
  files.filter(
    ({ fileName }) =>
      fileName.includes(`/readex-pro-${script}-`) &&
      !fileName.includes(`-${script}-ext-`) &&
      fileName.endsWith('.woff2'),
  );
