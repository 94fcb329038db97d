import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Writes a copy of each asset, compressed by brotli as well as it can: CloudFront's would be a tenth larger. */
export const compressedAssets = (): Plugin => ({
  name: 'daftar:compressed-assets',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const folder = path.resolve(dir, '../compressed');
    await rm(folder, { recursive: true, force: true });
    const copies = Object.keys(bundle)
      .filter((name) => name.startsWith('assets/'))
      .map(async (name) => {
        const copy = path.join(folder, name);
        await mkdir(path.dirname(copy), { recursive: true });
        await writeFile(copy, await compress(await readFile(path.join(dir, name))));
      });
    await Promise.all(copies);
  },
});
