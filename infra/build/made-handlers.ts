import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { Entry } from './entries.ts';

const namespace = 'made-handler';

/** A handler's line of a `handlers.ts`. */
const madeLine = /^export const (\w+) = \(\) => .*;$/gm;

/** The file of an input as esbuild names it, whole or of one handler. */
export const fileOfInput = (input: string): string =>
  input.startsWith(`${namespace}:`)
    ? (input.slice(namespace.length + 1).split('#')[0] ?? '')
    : input;

/** The entry point of a function, as esbuild takes it. */
export const entryPointOf = ({ file, maker }: Entry): string =>
  maker === undefined ? `./${file}` : `${namespace}:${file}#${maker}`;

/**
 * Bundles one handler of a `handlers.ts` with nothing that only the other handlers need. For this a file of the
 * repository is left out unless something that it exports is used, although it may read the environment when it is loaded.
 */
export const madeHandlers: Plugin = {
  name: 'made-handlers',
  setup(build) {
    const root = build.initialOptions.absWorkingDir ?? '.';
    build.onResolve({ filter: /^made-handler:/ }, ({ path: entry }) => ({
      path: entry.slice(namespace.length + 1),
      namespace,
    }));
    // Without the lines of the other handlers: of a file that functions share, each would load what any of them needs.
    build.onLoad({ filter: /./, namespace }, async ({ path: entry }) => {
      const [file = '', maker = ''] = entry.split('#');
      const whole = path.resolve(root, file);
      const own = (await readFile(whole, 'utf8')).replaceAll(madeLine, (line, name) =>
        name === maker ? line : '',
      );
      const contents = `${own}\nexport const handler = ${maker}();`;
      return { contents, resolveDir: path.dirname(whole), loader: 'ts' };
    });
    build.onResolve({ filter: /^[#.].*\.ts$/ }, async ({ path: asked, pluginData, ...from }) => {
      if (pluginData === namespace || from.kind !== 'import-statement') return null;
      const { importer, kind, resolveDir } = from;
      const options = { importer, kind, resolveDir, pluginData: namespace };
      return { ...(await build.resolve(asked, options)), sideEffects: false };
    });
  },
};
