import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const CONSTANT = /^const (_\w+) = ("[^"]*");$/gm;
const COMPUTED_KEY = /\[(_\w+)\]:/g;

/**
 * Replaces computed keys in the SDK's schemas, `{ [_h]: … }`, by literal ones, `{ "http": … }`. To esbuild a computed
 * key may have a side effect, so it would keep the schemas of all operations: 64 KB for S3, of which 6 are used.
 */
export const literalKeys: Plugin = {
  name: 'literal-keys',
  setup(build) {
    build.onLoad(
      { filter: /@aws-sdk\/client-[\w-]+\/dist-es\/schemas\/\w+\.js$/ },
      async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const constants = new Map(
          [...source.matchAll(CONSTANT)].map(([, name, text]) => [name, `${text}:`]),
        );
        const contents = source.replace(
          COMPUTED_KEY,
          (key, name: string) => constants.get(name) ?? key,
        );
        return { contents, loader: 'js' };
      },
    );
  },
};
