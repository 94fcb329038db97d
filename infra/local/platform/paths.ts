import { resolve } from 'node:path';

/** The repository. */
export const root = resolve(import.meta.dirname, '../../..');

/** What the build makes. */
export const dist = resolve(root, 'dist');

/** Where the local platform synthesizes to; apart from `cdk.out`, which belongs to deployments. */
export const localAssembly = resolve(dist, 'assembly');
