import path from 'node:path';

const dist = path.resolve(import.meta.dirname, '../../dist');

/** The parts of the build; each imports its tools only when it runs. */
const builders = {
  /** `dist/lambdas` */
  functions: async () => {
    const { buildLambdas } = await import('./lambdas.ts');
    await buildLambdas();
  },
  /** `dist/frontend` */
  site: async () => {
    const { build } = await import('vite');
    await build({ root: path.resolve(dist, '../frontend'), logLevel: 'warn' });
  },
  /** `dist/artwork` */
  covers: async () => {
    const { buildCovers } = await import('../artwork/build-covers.ts');
    await buildCovers(path.join(dist, 'artwork'));
  },
  /** Compressed copies in `dist/frontend`; they only improve speed, so hosts need not wait for them. */
  compressed: async () => {
    const { compressSite } = await import('./compress-site.ts');
    await compressSite(path.join(dist, 'frontend'));
  },
};

/** A part of the build, as an argument of `build.ts`. */
export type BuildPart = keyof typeof builders;

const isPart = (name: string | undefined): name is BuildPart =>
  name !== undefined && name in builders;

const buildAll = async (): Promise<void> => {
  const { functions, site, covers, compressed } = builders;
  await Promise.all([functions(), site().then(compressed), covers()]);
};

if (import.meta.main) {
  process.env['NODE_ENV'] ??= 'production';
  const started = performance.now();
  const [, , name] = process.argv;
  await (isPart(name) ? builders[name]() : buildAll());
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
