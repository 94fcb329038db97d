import path from 'node:path';

const dist = path.resolve(import.meta.dirname, '../../dist');

/** The parts of the build; each imports its tools only when it runs. */
const builders = {
  /** `dist/lambdas` */
  functions: async () => {
    const { buildLambdas } = await import('./lambdas.ts');
    await buildLambdas();
  },
  /** `dist/hosted` */
  hosted: async () => {
    const { buildHosted } = await import('./lambdas.ts');
    await buildHosted();
  },
  /** `dist/frontend` */
  site: async () => {
    const { build } = await import('vite');
    await build({ root: path.resolve(dist, '../frontend'), logLevel: 'warn' });
  },
};

const isPart = (name: string | undefined): name is keyof typeof builders =>
  name !== undefined && name in builders;

/** Builds the parts whose inputs changed since they were built, by whichever command. */
const buildChanged = async (): Promise<void> => {
  const { buildParts, readBuildStamp } = await import('./stamp.ts');
  const stamp = readBuildStamp();
  const stale = buildParts.filter((part) => !stamp.isCurrent(part));
  stamp.forget(stale);
  await Promise.all(
    stale.map(async (part) => {
      await builders[part]();
      stamp.note(part);
    }),
  );
};

if (import.meta.main) {
  process.env['NODE_ENV'] ??= 'production';
  const started = performance.now();
  const [, , name] = process.argv;
  await (isPart(name) ? builders[name]() : buildChanged());
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
