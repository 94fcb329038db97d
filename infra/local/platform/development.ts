import type { Server } from 'node:http';
import { join } from 'node:path';
import { copyAssets, lambdaBuildOptions } from '../../build/lambdas.ts';
import type { Closers } from './closers.ts';
import { root } from './paths.ts';
import type { WebHandler } from './web.ts';

/** Vite's development server in place of the built site, with hot replacement over the same port. */
export const createDevelopmentSite = async (
  server: Server,
  closers: Closers,
): Promise<WebHandler> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: join(root, 'frontend'),
    server: { middlewareMode: true, hmr: { server }, proxy: {} },
    appType: 'spa',
    logLevel: 'warn',
  });
  closers.add(() => vite.close());
  return (message, response) =>
    new Promise((resolve, reject) => {
      response.once('close', resolve);
      vite.middlewares(message, response, (error: unknown) => {
        if (error instanceof Error) reject(error);
        else response.writeHead(404).end();
      });
    });
};

/** Bundles the functions again whenever a source file changes. */
export const watchFunctions = async (
  onRebuilt: () => Promise<void>,
  closers: Closers,
): Promise<void> => {
  const { context } = await import('esbuild');
  const options = await lambdaBuildOptions();
  const watcher = await context({
    ...options,
    plugins: [
      ...(options.plugins ?? []),
      {
        name: 'restart-functions',
        setup: (build) => {
          build.onEnd(async ({ errors }) => {
            if (errors.length > 0) return;
            await copyAssets();
            await onRebuilt();
          });
        },
      },
    ],
  });
  await watcher.watch();
  closers.add(() => watcher.dispose());
};
