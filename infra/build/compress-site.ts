import { readFile, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;
/** As CloudFront does: below this, headers outweigh the savings of compression. */
const MINIMUM_BYTES = 1000;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Renames a complete file, because a host may be reading and this process may be stopped at any time. */
const writeWhole = async (path: string, content: Buffer): Promise<void> => {
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
};

/**
 * Writes a `.br` and a `.gz` copy next to each text file of a site's `assets`, for hosts that serve them. File names
 * contain a hash of the content, so existing copies are still right.
 */
export const compressSite = async (site: string): Promise<void> => {
  const folder = join(site, 'assets');
  const names = await readdir(folder, { recursive: true });
  const done = new Set(names);
  const compress = async (name: string): Promise<void> => {
    const path = join(folder, name);
    if (done.has(`${name}.br`) && done.has(`${name}.gz`)) return;
    if ((await stat(path)).size < MINIMUM_BYTES) return;
    const content = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    await writeWhole(`${path}.gz`, await deflate(content, { level: 9 }));
    await writeWhole(`${path}.br`, await brotli(content, { params }));
  };
  await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map(compress));
};
