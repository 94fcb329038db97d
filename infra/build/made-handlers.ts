import type { Plugin } from 'esbuild';
import type { Entry } from './entries.ts';

const namespace = 'made-handler';

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
    build.onLoad({ filter: /./, namespace }, ({ path: entry }) => {
      const [file = '', maker = ''] = entry.split('#');
      const lines = [`import { ${maker} } from './${file}';`, `export const handler = ${maker}();`];
      return { contents: lines.join('\n'), resolveDir: root, loader: 'ts' };
    });
    build.onResolve({ filter: /^[#.].*\.ts$/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === namespace || from.kind !== 'import-statement') return null;
      const { importer, kind, resolveDir } = from;
      const asked = { importer, kind, resolveDir, pluginData: namespace };
      return { ...(await build.resolve(path, asked)), sideEffects: false };
    });
  },
};
