import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const folder = path.join(import.meta.dirname, 'react-admin');

/** A comparable site: its address, and the bytes of its scripts as sent. */
export interface Peer {
  readonly url: string;
  readonly bytes: number;
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/**
 * A list of classes in react-admin, installed from its own lock file, built by the same bundler as the site, and served
 * with the same compression and cache headers.
 * @param target an empty folder for the built files
 */
export async function startPeer(target: string): Promise<Peer> {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder], { stdio: 'ignore' });
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build({
    ...{ root: folder, configFile: false, logLevel: 'error' },
    build: { outDir: target, emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
  });
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  const sent = new Map<string, Buffer>();
  const read = (name: string): Buffer => {
    const known = sent.get(name) ?? brotliCompressSync(readFileSync(path.join(target, name)));
    sent.set(name, known);
    return known;
  };
  const page = readFileSync(path.join(target, 'index.html'), 'utf8');
  const scripts = Array.from(
    page.matchAll(/src="(\/assets\/[^"]+\.js)"/g),
    ([, name = '']) => name,
  );
  const server = createServer(({ url = '/' }, response) => {
    const isAsset = url.startsWith('/assets/');
    response.writeHead(200, {
      'content-type': isAsset ? (types[path.extname(url)] ?? 'text/plain') : 'text/html',
      'content-encoding': 'br',
      'cache-control': isAsset ? 'max-age=31536000, immutable' : 'no-cache',
    });
    response.end(read(isAsset ? url : '/index.html'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the peer has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    bytes: scripts.reduce((sum, name) => sum + read(name).length, 0),
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
