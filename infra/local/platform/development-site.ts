import type { Server } from 'node:http';
import { join } from 'node:path';
import { root } from './paths.ts';
import type { DevelopmentSite } from './web.ts';

/** What Vite's client needs beyond the site's own policy: inline scripts and styles, and a web socket. */
const additions: Readonly<Record<string, string>> = {
  'script-src': "'unsafe-inline'",
  'style-src': "'unsafe-inline'",
  'connect-src': 'ws:',
};
/** Beside a hash, browsers ignore `'unsafe-inline'`. */
const hashSource = / 'sha256-[^']+'/g;

const relaxed = (policy: string): string =>
  policy
    .split('; ')
    .map((directive) => {
      const added = additions[directive.split(' ')[0] ?? ''];
      return added === undefined ? directive : `${directive.replaceAll(hashSource, '')} ${added}`;
    })
    .join('; ');

/** Vite's development server instead of the built site, with hot replacement on the same port. */
export const createDevelopmentSite = async (
  server: Server,
  disposables: AsyncDisposableStack,
): Promise<DevelopmentSite> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: join(root, 'frontend'),
    server: { middlewareMode: true, ws: { server }, proxy: {} },
    appType: 'spa',
    logLevel: 'warn',
  });
  disposables.defer(() => vite.close());
  return {
    policyOf: relaxed,
    handle: (message, response) =>
      new Promise((resolve, reject) => {
        response.once('close', resolve);
        vite.middlewares(message, response, (error: unknown) => {
          if (error instanceof Error) reject(error);
          else response.writeHead(404).end();
        });
      }),
  };
};
