import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import * as z from 'zod/mini';

/** The module that contains sharp's image library; normally the choice depends on the machine. */
const BINDING = '@img/sharp-wasm32/sharp.node';
const SHARP_LOADER = /node_modules\/sharp\/dist\/sharp\.mjs$/;
const TESSERACT = 'tesseract.js';

/** Copied of every package, and of none. */
const ALWAYS = /^(?:package\.json|(?:licen[cs]e|notice)[^/]*)$/i;
const NEVER = /\.d\.[cm]?ts$|^(?:node_modules|test)\//;

interface CopiedPackage {
  readonly name: string;
  /** The files that a function needs, by their path in the package; all by default. */
  readonly files?: RegExp;
  /** The package that depends on it, if it may be installed only there. */
  readonly of?: string;
}

const ofSharp: readonly CopiedPackage[] = [
  { name: '@img/sharp-wasm32' },
  { name: '@emnapi/runtime', of: '@img/sharp-wasm32' },
];
const ofTesseract: readonly CopiedPackage[] = [
  { name: TESSERACT, files: /^src\// },
  // Node 24 has relaxed SIMD on every processor of Lambda; the package has six builds.
  { name: 'tesseract.js-core', files: /^tesseract-core-relaxedsimd\.(?:js|wasm)$/ },
  { name: 'bmp-js', files: /^(?:index\.js|lib\/.*)$/ },
  { name: 'is-url', files: /^index\.js$/ },
  { name: 'regenerator-runtime' },
  { name: 'wasm-feature-detect', files: /^dist\/cjs\// },
  { name: '@tesseract.js-data/ara', files: /^4\.0\.0_best_int\// },
  { name: '@tesseract.js-data/fra', files: /^4\.0\.0_best_int\// },
];

/**
 * Copies packages next to each bundle that uses them, unchanged: their threads start from their files, and the licence
 * of sharp's library (LGPL) requires that users can replace it. Sharp is bound to its WebAssembly build, so any
 * machine builds assets that run on the functions' arm64, and tests use the deployed build; sharp's own loader would
 * choose the machine's native build.
 */
export const portablePackages: Plugin = {
  name: 'portable-packages',
  setup(build) {
    build.onLoad({ filter: SHARP_LOADER }, () => ({
      contents: `
        import { createRequire } from 'node:module';
        export default createRequire(import.meta.url)(${JSON.stringify(BINDING)});
      `,
    }));
    // Replaced because it starts programs to detect the machine's C library.
    build.onLoad({ filter: /node_modules\/detect-libc\/.*\.js$/ }, () => ({
      contents: 'export default { familySync: () => null, isNonGlibcLinuxSync: () => false };',
    }));
    build.onResolve({ filter: /^tesseract\.js$/ }, () => ({ path: TESSERACT, external: true }));
    build.onEnd(async ({ metafile }) => {
      if (!metafile || build.initialOptions.write === false) return;
      const { absWorkingDir = '.' } = build.initialOptions;
      await Promise.all(
        Object.entries(metafile.outputs).map(([file, output]) =>
          copyPackages(path.join(absWorkingDir, file, '..'), packagesOf(output)),
        ),
      );
    });
  },
};

const packagesOf = ({ inputs, imports }: Metafile['outputs'][string]): readonly CopiedPackage[] => [
  ...(Object.keys(inputs).some((input) => SHARP_LOADER.test(input)) ? ofSharp : []),
  ...(imports.some((one) => one.external === true && one.path === TESSERACT) ? ofTesseract : []),
];

const manifest = z.object({ name: z.string(), version: z.string(), license: z.string() });

const NOTICE = `This function runs these packages, which lie unchanged in node_modules with their licences.
@img/sharp-wasm32 contains glib, libexif, libheif and libvips under the LGPL, version 3 or later
(https://www.gnu.org/licenses/lgpl-3.0.txt), in the versions that its versions.json names; its README.md lists the
other libraries in it. It can be replaced by another version, as the LGPL requires: their sources, and how they are
built into it, are at https://github.com/lovell/sharp-libvips and https://github.com/lovell/sharp.
tesseract.js-core contains Tesseract (Apache-2.0) and Leptonica (BSD-2-Clause). The models in @tesseract.js-data
are those of tesseract-ocr/tessdata_best, copyright of the Tesseract authors (Apache-2.0).

`;

async function copyPackages(directory: string, packages: readonly CopiedPackage[]): Promise<void> {
  if (packages.length === 0) return;
  const lines = await Promise.all(packages.map((one) => copyPackage(directory, one)));
  await writeFile(path.join(directory, 'NOTICE'), `${NOTICE}${lines.join('\n')}\n`);
}

/** Copies the files that are needed, and the licence; returns the package's line in the notice. */
async function copyPackage(directory: string, copied: CopiedPackage): Promise<string> {
  const source = folderOf(copied);
  const target = path.join(directory, 'node_modules', copied.name);
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    const from = path.join(entry.parentPath, entry.name);
    const file = path.relative(source, from);
    if (!entry.isFile() || NEVER.test(file)) continue;
    if (!ALWAYS.test(file) && copied.files?.test(file) === false) continue;
    const to = path.join(target, file);
    await mkdir(path.dirname(to), { recursive: true });
    await copyFile(from, to);
  }
  const text = await readFile(path.join(source, 'package.json'), 'utf8');
  const { name, version, license } = manifest.parse(JSON.parse(text));
  return `${name} ${version}: ${license}`;
}

function folderOf({ name, of }: CopiedPackage): string {
  const from = of === undefined ? import.meta.url : `${folderOf({ name: of })}/`;
  const modules = createRequire(from).resolve.paths(name) ?? [];
  const folder = modules
    .map((one) => path.join(one, name))
    .find((one) => existsSync(path.join(one, 'package.json')));
  if (folder === undefined) throw new Error(`${name} is not installed`);
  return folder;
}
