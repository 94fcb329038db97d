import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import type { BuildPart } from '../../build/build.ts';
import { dist, localAssembly, root } from './paths.ts';

/** The inputs of each part, and a file that exists once it is built. */
const parts = {
  functions: {
    inputs: /^(lambdas|shared|infra\/build)\//,
    result: 'lambdas/authorize/index.mjs',
    done: 'the functions are built',
  },
  site: {
    inputs: /^(frontend|shared)\//,
    result: 'frontend/index.html',
    done: 'the site is built',
  },
  covers: {
    inputs: /^(infra\/artwork|shared)\//,
    result: 'artwork.digests.json',
    done: 'the covers are drawn',
  },
} as const satisfies Partial<Record<BuildPart, object>>;
type Part = keyof typeof parts;
const partNames = ['functions', 'site', 'covers'] as const satisfies readonly Part[];

/** The inputs of build and synthesis. */
const inputs = ['frontend', 'infra', 'lambdas', 'shared', 'cdk.json', 'package-lock.json'];
const irrelevant = /\.test\.tsx?$|^infra\/local\//;
/** Changes to these files rebuild everything. */
const tools = /^package-lock\.json$/;

const stamp = join(dist, '.inputs.json');
const fingerprints = z.record(z.string(), z.string());
type Fingerprints = z.infer<typeof fingerprints>;

const filesOf = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));

/** Fingerprints of the inputs of each part and of the templates. */
const readInputs = (): Fingerprints => {
  const files = inputs
    .flatMap((input) => filesOf(join(root, input)))
    .sort()
    .map((file) => ({ file, name: relative(root, file).replaceAll('\\', '/') }))
    .filter(({ name }) => !irrelevant.test(name))
    .map(({ file, name }) => {
      const { size, mtimeMs } = statSync(file);
      return { name, line: `${name}\0${size}\0${mtimeMs}\n` };
    });
  const fingerprint = (pattern: RegExp): string => {
    const hash = createHash('sha256');
    for (const { name, line } of files) {
      if (pattern.test(name) || tools.test(name)) hash.update(line);
    }
    return hash.digest('hex');
  };
  return Object.fromEntries([
    ['templates', fingerprint(/^/)],
    ...partNames.map((part) => [part, fingerprint(parts[part].inputs)] as const),
  ]);
};

const readStamp = (): Fingerprints => {
  if (!existsSync(stamp)) return {};
  return fingerprints.parse(JSON.parse(readFileSync(stamp, 'utf8')));
};

/** @param stdin `pipe` to signal the child by closing it */
const run = (
  [script, ...args]: readonly [script: string, ...args: string[]],
  {
    signal,
    stdin = 'ignore',
  }: { readonly signal?: AbortSignal; readonly stdin?: 'ignore' | 'pipe' },
) => {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: [stdin, 'ignore', 'inherit'],
    signal,
  });
  const ended = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`${script} failed; its message is above.`);
  });
  return { child, ended };
};

/** Options of `prepare`. */
export interface PrepareOptions {
  /** Ends the child processes. */
  readonly signal?: AbortSignal;
  /** Called with a short description of each step. */
  readonly onStep?: (step: string) => void;
}

/**
 * Builds changed parts and synthesizes, in parallel and each in its own process, so that their memory is freed.
 * @throws if a step fails; the step prints the reason to standard error
 */
export const prepare = async ({ signal, onStep }: PrepareOptions = {}): Promise<void> => {
  const current = readInputs();
  const known = readStamp();
  const stale = partNames.filter(
    (part) => known[part] !== current[part] || !existsSync(join(dist, parts[part].result)),
  );
  const isSynthesized =
    known['templates'] === current['templates'] && existsSync(join(localAssembly, 'manifest.json'));
  if (stale.length === 0 && isSynthesized) return;

  onStep?.(`building ${[...stale, 'templates'].join(', ')}`);
  const made = new Map(Object.entries(known));
  const note = (name: string, fingerprint?: string): void => {
    if (fingerprint === undefined) made.delete(name);
    else made.set(name, fingerprint);
    writeFileSync(stamp, JSON.stringify(Object.fromEntries(made)));
  };
  mkdirSync(dist, { recursive: true });
  for (const name of [...stale, 'templates']) note(name);

  const failed = new AbortController();
  const options = { signal: AbortSignal.any([failed.signal, ...(signal ? [signal] : [])]) };
  const build = async (part: Part): Promise<void> => {
    await run(['infra/build/build.ts', part], options).ended;
    note(part, current[part]);
    onStep?.(parts[part].done);
  };
  const synthesis = run(['infra/local/platform/synthesize.ts'], { ...options, stdin: 'pipe' });
  // The child may end before it receives the signal.
  synthesis.child.stdin?.on('error', () => undefined);
  const built = Promise.all(stale.map(build)).then(() => synthesis.child.stdin?.end());
  try {
    await Promise.all([built, synthesis.ended]);
  } catch (error) {
    failed.abort();
    throw error;
  }
  note('templates', current['templates']);
  onStep?.('the templates are synthesized');
};

/** Creates missing compressed copies of the site at low priority, because nothing waits for them. */
export const compressCopies = async ({
  signal,
}: Pick<PrepareOptions, 'signal'> = {}): Promise<void> => {
  const { child, ended } = run(['infra/build/build.ts', 'compressed'], { signal });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  await ended;
};
