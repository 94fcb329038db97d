import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { copyAssets, lambdaBuildOptions, lambdasDirectory } from '../../build/lambdas.ts';
import type { Platform } from '../platform.ts';
import { root } from './paths.ts';
import type { WebHandler } from './web.ts';

/** Vite's development server instead of the built site, with hot replacement on the same port. */
export const createDevelopmentSite = async (
  server: Server,
  disposables: AsyncDisposableStack,
): Promise<WebHandler> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: join(root, 'frontend'),
    server: { middlewareMode: true, ws: { server }, proxy: {} },
    appType: 'spa',
    logLevel: 'warn',
  });
  disposables.defer(() => vite.close());
  return (message, response) =>
    new Promise((resolve, reject) => {
      response.once('close', resolve);
      vite.middlewares(message, response, (error: unknown) => {
        if (error instanceof Error) reject(error);
        else response.writeHead(404).end();
      });
    });
};

const contentOf = (folder: string): string | undefined => {
  const bundle = join(folder, 'index.mjs');
  return existsSync(bundle) ? readFileSync(bundle, 'utf8') : undefined;
};

/** The bundles of the build, each with the hosted folders that are copies of it. */
const hostedCopies = ({ application }: Platform): { from: string; to: string }[] =>
  readdirSync(lambdasDirectory).flatMap((name) => {
    const from = join(lambdasDirectory, name);
    const content = contentOf(from);
    return application.functions
      .filter(({ codePath }) => content !== undefined && contentOf(codePath) === content)
      .map(({ codePath: to }) => ({ from, to }));
  });

/** Bundles the functions again when a source file changes, and hosts the new code. */
export const watchFunctions = async (
  platform: Platform,
  disposables: AsyncDisposableStack,
): Promise<void> => {
  const { context } = await import('esbuild');
  const options = await lambdaBuildOptions();
  const copies = hostedCopies(platform);
  const host: Plugin = {
    name: 'host-functions',
    setup: (build) => {
      build.onEnd(async ({ errors }) => {
        if (errors.length > 0) return;
        await copyAssets();
        await Promise.all(copies.map(({ from, to }) => cp(from, to, { recursive: true })));
        await platform.restartFunctions();
      });
    },
  };
  const watcher = await context({ ...options, plugins: [...(options.plugins ?? []), host] });
  await watcher.watch();
  disposables.defer(() => watcher.dispose());
};
