import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

export const dist = resolve(root, 'dist');

/** The output of local synthesis; separate from `cdk.out`, which deployments use. */
export const localAssembly = resolve(dist, 'assembly');

/** Node's compile cache for local functions and tests, keyed by file content. */
export const compileCache = resolve(dist, 'compile-cache');
