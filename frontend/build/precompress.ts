import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json|html)$/;
/** Below a kilobyte the headers weigh more than what compression saves. */
const MINIMUM_BYTES = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes a `.br` and a `.gz` next to each text file of the built site, for hosts that serve them as they are. */
export const precompress = (): Plugin => {
  let outDir = '';
  return {
    name: 'daftar:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(outDir, { recursive: true });
      await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map(compress(outDir)));
    },
  };
};

const compress = (outDir: string) => async (name: string) => {
  const path = join(outDir, name);
  const content = await readFile(path);
  if (content.length < MINIMUM_BYTES) return;
  await Promise.all([
    writeFile(
      `${path}.br`,
      await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    ),
    writeFile(`${path}.gz`, await deflate(content, { level: 9 })),
  ]);
};
