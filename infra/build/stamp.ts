import { createHash, hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import * as z from 'zod/mini';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const file = join(dist, '.inputs.json');

const appInputs = /^(infra|lambdas|shared)\/|^cdk(\.context)?\.json$/;

/** The inputs of each part of the build, and a file that exists once it is built. */
const parts = {
  functions: {
    inputs: /^(lambdas|shared|infra\/build)\//,
    result: 'lambdas/authorize/index.mjs',
  },
  /** The functions of `npm start`. */
  hosted: {
    inputs: /^(lambdas|shared|infra\/build)\//,
    result: 'hosted/authorize/index.mjs',
  },
  site: { inputs: /^(frontend|shared)\//, result: 'frontend/index.html' },
  /** The templates for this machine (`npm start`). */
  templates: { inputs: appInputs, result: 'assembly/manifest.json' },
  /** The templates for AWS (`npm run synth`). */
  synthesis: { inputs: appInputs, result: 'cdk.out/manifest.json' },
  /** What the templates cost a month (`npm run cost`). */
  costs: {
    inputs: new RegExp(`${appInputs.source}|^test/bench/cost/`),
    result: 'costs.txt',
  },
} as const;

/** A part whose inputs are known. */
export type StampedPart = keyof typeof parts;

/** The parts that `npm run build` builds. */
export const buildParts = ['functions', 'site'] as const satisfies StampedPart[];

const folders = ['frontend', 'infra', 'lambdas', 'shared', 'test/bench/cost'];
const inputs = [...folders, 'cdk.json', 'cdk.context.json', 'tsconfig.json'];
const irrelevant = /\.test\.tsx?$|^infra\/local\/(?!platform\/synthesize\.ts)|(^|\/)node_modules\//;
/** A change to one of these files rebuilds everything. */
const tools = ['package.json', 'package-lock.json'];

const fingerprints = z.record(z.string(), z.string());
type Fingerprints = z.infer<typeof fingerprints>;

const filesOf = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));

const lineOf = (name: string): string =>
  `${name}\0${hash('sha256', readFileSync(join(root, name)))}\n`;

/** Fingerprints of the contents that each part is made of. */
const readInputs = (): Fingerprints => {
  const lines = inputs
    .filter((input) => existsSync(join(root, input)))
    .flatMap((input) => filesOf(join(root, input)))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((name) => !irrelevant.test(name))
    .sort()
    .map((name) => ({ name, line: lineOf(name) }));
  const ofTools = tools.map(lineOf);
  return Object.fromEntries(
    Object.entries(parts).map(([part, { inputs: pattern }]) => {
      const digest = createHash('sha256');
      for (const line of ofTools) digest.update(line);
      for (const { name, line } of lines) if (pattern.test(name)) digest.update(line);
      return [part, digest.digest('hex')];
    }),
  );
};

const readStamp = (): Fingerprints => {
  if (!existsSync(file)) return {};
  const parsed = fingerprints.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.data : {};
};

/** What is known of the last build of each part. */
export interface Stamp {
  readonly isCurrent: (part: StampedPart) => boolean;
  /** Call it before a part is built, so that an interrupted build counts as none. */
  readonly forget: (built: readonly StampedPart[]) => void;
  readonly note: (part: StampedPart) => void;
}

/** Compares the files with those of the last build, by content; every command that builds shares this record. */
export const readBuildStamp = (): Stamp => {
  const current = readInputs();
  const fingerprintOf = (part: StampedPart, made: Fingerprints): string =>
    part === 'functions' || part === 'hosted' || part === 'site'
      ? (current[part] ?? '')
      : // Templates contain the built parts as assets, by their paths; those for this machine only name the functions.
        [current[part], part !== 'templates' && made['functions'], made['site'], root].join(' ');
  const write = (change: (made: Map<string, string>) => void): void => {
    // Read again, because another command may have built another part.
    const made = new Map(Object.entries(readStamp()));
    change(made);
    mkdirSync(dist, { recursive: true });
    writeFileSync(file, JSON.stringify(Object.fromEntries(made)));
  };
  return {
    isCurrent: (part) => {
      const made = readStamp();
      return made[part] === fingerprintOf(part, made) && existsSync(join(dist, parts[part].result));
    },
    forget: (built) =>
      write((made) => {
        for (const part of built) made.delete(part);
      }),
    note: (part) => write((made) => made.set(part, fingerprintOf(part, Object.fromEntries(made)))),
  };
};
