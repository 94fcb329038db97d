import { cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

/** The module that contains sharp's image library; normally the choice depends on the machine. */
const BINDING = '@img/sharp-wasm32/sharp.node';
const LOADER = /node_modules\/sharp\/dist\/sharp\.mjs$/;

/**
 * Binds sharp to its WebAssembly build and copies that next to each bundle with sharp. So any machine builds assets
 * that run on the functions' arm64, and tests use the deployed build; sharp's own loader would choose the machine's
 * native build.
 */
export const portableSharp: Plugin = {
  name: 'portable-sharp',
  setup(build) {
    build.onLoad({ filter: LOADER }, () => ({
      contents: `
        import { createRequire } from 'node:module';
        export default createRequire(import.meta.url)(${JSON.stringify(BINDING)});
      `,
    }));
    // Replaced because it starts programs to detect the machine's C library.
    build.onLoad({ filter: /node_modules\/detect-libc\/.*\.js$/ }, () => ({
      contents: 'export default { familySync: () => null, isNonGlibcLinuxSync: () => false };',
    }));
    build.onEnd(async ({ metafile }) => {
      if (!metafile || build.initialOptions.write === false) return;
      const { absWorkingDir = '.' } = build.initialOptions;
      await Promise.all(
        bundlesWithSharp(metafile).map((file) => copyLibrary(path.join(absWorkingDir, file, '..'))),
      );
    });
  },
};

const bundlesWithSharp = ({ outputs }: Metafile): string[] =>
  Object.entries(outputs)
    .filter(([, { inputs }]) => Object.keys(inputs).some((input) => LOADER.test(input)))
    .map(([file]) => file);

/**
 * Copies the package unchanged: its threads start from its files, and its licence (LGPL) requires that users can
 * replace it.
 */
async function copyLibrary(directory: string): Promise<void> {
  const library = path.dirname(createRequire(import.meta.url).resolve(BINDING));
  const runtime = path.dirname(createRequire(`${library}/`).resolve('@emnapi/runtime'));
  const copy = async (name: string, source: string): Promise<void> => {
    const target = path.join(directory, 'node_modules', name);
    await mkdir(target, { recursive: true });
    const isNeeded = (file: string) =>
      !/\.d\.m?ts$|^node_modules/.test(path.relative(source, file));
    await cp(source, target, { recursive: true, filter: isNeeded });
  };
  await Promise.all([copy('@img/sharp-wasm32', library), copy('@emnapi/runtime', runtime)]);
}
