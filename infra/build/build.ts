import { existsSync } from 'node:fs';
import path from 'node:path';
import { build as buildSite } from 'vite';
import { buildLibrary } from '../library/build-library.ts';
import { buildLambdas } from './lambdas.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds everything that is deployed: `dist/lambdas`, `dist/frontend`, `dist/library`. */
export async function buildAll(): Promise<void> {
  await Promise.all([
    buildLambdas(),
    buildSite({ root: path.join(root, 'frontend'), logLevel: 'warn' }),
    buildLibrary(path.join(root, 'dist/library')),
  ]);
}

if (import.meta.main) {
  process.env['NODE_ENV'] ??= 'production';
  const started = performance.now();
  await buildAll();
  if (!existsSync(path.join(root, 'dist/frontend/index.html')))
    throw new Error('no site was built');
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
