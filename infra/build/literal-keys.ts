import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const CONSTANT = /^const (_\w+) = ("[^"]*");$/gm;
const COMPUTED_KEY = /\[(_\w+)\]:/g;

/**
 * Writes the keys of the SDK's schemas out, `{ "http": … }` for `{ [_h]: … }`. To esbuild a computed key may have a side
 * effect, so it keeps the schemas of all operations: of S3's 64 KB, evaluated at each cold start, the product uses 6.
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
