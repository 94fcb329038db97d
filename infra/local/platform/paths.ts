import { resolve } from 'node:path';

/** The repository. */
export const root = resolve(import.meta.dirname, '../../..');

/** What the build makes. */
export const dist = resolve(root, 'dist');

/** Where the local platform synthesizes to; apart from `cdk.out`, which belongs to deployments. */
export const localAssembly = resolve(dist, 'assembly');

/** Where Node keeps what it has compiled, by the content of each file: of the functions here, and of the tests. */
export const compileCache = resolve(dist, 'compile-cache');
