import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import * as z from 'zod/mini';
import { formulaAssets, pageAssets } from '#lambdas/print/typography/typeface-assets.ts';
import { compiledTexts } from './compiled-texts.ts';
import { findEntries, hostedDirectory } from './entries.ts';
import { lazyBuiltins } from './lazy-builtins.ts';
import { literalKeys } from './literal-keys.ts';
import { entryPointOf, fileOfInput, madeHandlers } from './made-handlers.ts';
import { portablePackages } from './portable-packages.ts';
import { readBuildStamp } from './stamp.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The folder of the bundles: `dist/lambdas/<function>/index.mjs`, ready for `Code.fromAsset`. */
export const lambdasDirectory = path.join(root, 'dist/lambdas');

/** The folder of what several functions of `hostedDirectory` use. */
const SHARED = 'shared';

/** The source files of each function, written by the build for `npm run dev`. */
const inputsFile = path.join(root, 'dist/hosted.inputs.json');
/** What is in each bundle and how large it is, written by the build for the budgets. */
const bundlesFile = path.join(root, 'dist/lambdas.bundles.json');
const functionInputs = z.record(z.string(), z.array(z.string()));

const networks = globSync('lambdas/pages/engines/page-reader/digits/*.bin', { cwd: root }).map(
  (file) => ({
    file: path.basename(file),
    module: `#${file}`,
  }),
);

/** Files that functions read at run time, copied next to their bundles. */
const assets: Record<string, readonly { file: string; module: string }[]> = {
  'analyze-picture': networks,
  'identify-sheet': networks,
  'render-notebook': pageAssets,
  'render-report': pageAssets,
  'mark-answer-sheets': pageAssets,
  'print-answer-cards': pageAssets,
  'print-answer-sheets': [...pageAssets, ...Object.values(formulaAssets)],
  'print-mark-sheet': pageAssets,
  'print-seating': pageAssets,
  'print-week': pageAssets,
  'print-folder': pageAssets,
  'export-content': [...pageAssets, ...Object.values(formulaAssets)],
  'export-question-bank': [...pageAssets, ...Object.values(formulaAssets)],
};

/** Each once: the code that reads a file may be one that functions share. */
const allAssets = [
  ...new Map(
    Object.values(assets).flatMap((files) => files.map((one) => [one.file, one])),
  ).values(),
];

const entryPoints = (wanted: (name: string) => boolean = () => true): Record<string, string> =>
  Object.fromEntries(
    [...findEntries()]
      .filter(([name]) => wanted(name))
      .map(([name, entry]) => [`${name}/index`, entryPointOf(entry)]),
  );

/**
 * The esbuild options for all functions: one call parses each file once, while a bundler per function takes 0.4 s each.
 * The SDK is bundled because it loads faster than the runtime's copy.
 */
export function lambdaBuildOptions(): BuildOptions & { metafile: true } {
  return {
    absWorkingDir: root,
    entryPoints: entryPoints(),
    outdir: lambdasDirectory,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    // Next to each bundle, so that errors name source lines; the sources themselves are in the repository.
    sourcemap: 'linked',
    sourcesContent: false,
    keepNames: false,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    alias: {
      // The texts are compiled, so no function needs their parser.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      // Lambda provides credentials in the environment; the SDK's provider chain would add 130 KB to each bundle.
      '@aws-sdk/credential-provider-node': path.join(
        root,
        'lambdas/core/aws/environment-credentials.ts',
      ),
    },
    legalComments: 'none',
    plugins: [compiledTexts, madeHandlers, lazyBuiltins, literalKeys, portablePackages],
    metafile: true,
    logLevel: 'warning',
  };
}

/** Copies files that functions read at run time next to their bundles. */
export async function copyAssets(
  names: readonly string[],
  folder: string,
  copied = assets,
): Promise<void> {
  for (const [name, files] of Object.entries(copied)) {
    if (!names.includes(name)) continue;
    const directory = path.join(folder, name);
    await mkdir(directory, { recursive: true });
    await Promise.all(
      files.map(({ file, module }) =>
        cp(fileURLToPath(import.meta.resolve(module)), path.join(directory, file)),
      ),
    );
  }
}

/** The repository's files in each bundle, by the function's name. */
const inputsOf = ({ outputs }: Metafile): Map<string, readonly string[]> => {
  const collect = (file: string, seen: Set<string>): Set<string> => {
    const output = seen.has(file) ? undefined : outputs[file];
    seen.add(file);
    for (const { path: imported } of output?.imports ?? []) collect(imported, seen);
    return seen;
  };
  return new Map(
    Object.entries(outputs)
      .filter(([, { entryPoint }]) => entryPoint !== undefined)
      .map(([output]) => [
        path.basename(path.dirname(output)),
        Array.from(collect(output, new Set()))
          .flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
          .map(fileOfInput)
          .filter((input) => !/node_modules\/|:/.test(input)),
      ]),
  );
};

/** The source files of each function at its last build. */
export const readFunctionInputs = (): Map<string, readonly string[]> =>
  new Map(Object.entries(functionInputs.parse(JSON.parse(readFileSync(inputsFile, 'utf8')))));

const bundles = z.record(
  z.string(),
  z.object({
    bytes: z.number(),
    inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })),
  }),
);

/** The bundle of each function at the last build of all: its bytes, and how many come from each file. */
export const readBundles = (): z.infer<typeof bundles> =>
  bundles.parse(JSON.parse(readFileSync(bundlesFile, 'utf8')));

/** Bundles these functions of `npm run dev` alone, so that the next build of all is a new one; returns their source files. */
export async function buildFunctions(
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  readBuildStamp().forget(['hosted', 'templates']);
  const { metafile } = await build({
    ...lambdaBuildOptions(),
    entryPoints: entryPoints((name) => names.includes(name)),
    outdir: hostedDirectory,
  });
  await copyAssets(names, hostedDirectory);
  return inputsOf(metafile);
}

/** Builds every function beside the last ones, which a running platform uses, and then puts them in their place. */
async function buildInto(directory: string, options: Omit<BuildOptions, 'metafile'> = {}) {
  const folder = `${directory}.new`;
  await rm(folder, { recursive: true, force: true });
  const { metafile } = await build({ ...lambdaBuildOptions(), ...options, outdir: folder });
  await copyAssets(Object.keys(assets), folder);
  if (options.splitting) await copyAssets([SHARED], folder, { [SHARED]: allAssets });
  await rm(directory, { recursive: true, force: true });
  await rename(folder, directory);
  return metafile;
}

/** Bundles every function for this machine: a fifth of the work, because each file is written once. */
export async function buildHosted(): Promise<void> {
  const metafile = await buildInto(hostedDirectory, {
    splitting: true,
    chunkNames: `${SHARED}/[hash]`,
  });
  await writeFile(inputsFile, JSON.stringify(Object.fromEntries(inputsOf(metafile))));
}

/** Bundles every function as one file; returns esbuild's metafile. */
export async function buildLambdas(): Promise<Metafile> {
  // Needs 2 GB instead of 1.8 and a sixth less time, because esbuild keeps almost all it allocates.
  process.env['GOGC'] ??= 'off';
  const metafile = await buildInto(lambdasDirectory);
  const outputs = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint);
  const byName = outputs.map(([file, bundle]) => [path.basename(path.dirname(file)), bundle]);
  await writeFile(bundlesFile, JSON.stringify(Object.fromEntries(byName)));
  return metafile;
}
