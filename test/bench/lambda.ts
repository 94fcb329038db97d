import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { findEntries } from '#infra/build/entries.ts';
import { buildLambdas, lambdasDirectory } from '#infra/build/lambdas.ts';
import { NODE_OPTIONS } from '#infra/constructs/node-options.ts';
import { lambdaVariables } from '#infra/local/lambda/variables.ts';
import { readOptions, wholeNumber } from '../support/command-line.ts';
import { functionEnvironment } from '../support/environment.ts';
import { eventOf, storedFor } from './lambda/calls.ts';
import type { ColdStart } from './lambda/cold-start.ts';
import { startServices } from './lambda/services.ts';

/**
 * The size of each function's code, the time its bundle takes to load, the time, the CPU time and the memory to its first
 * answer, load included, and the CPU time of a second call: `npm run bench:lambda`. Every run is a fresh process of this
 * Node with the environment Lambda gives the function, source maps included; it is invoked with the API document's example
 * (or a step's input), and a server on this machine answers its calls of AWS and of the identity provider at once: the
 * clients do all their work, and no network is measured. The last column is the answer's status, for a function that
 * refuses early looks fast.
 *
 * `--against <folder>` measures other bundles of the functions in turns with these, run by run, so that a busy machine
 * is as unkind to both: build, copy `dist/lambdas` away, change, and compare. The budgets are 600 KB, and 1.4 × the
 * first answer of the function without its client. Also `--runs <n>` (15), `--only <part of a name>`, and `--keep`, which
 * writes the figures of those that were measured for `npm run cost`: they are of CPU time, which a busy machine disturbs
 * least. All of them take ten minutes on two quiet cores, with `--runs 5` four.
 */
const options = readOptions({
  against: { type: 'string' },
  runs: { type: 'string', default: '15' },
  only: { type: 'string', default: '' },
  keep: { type: 'boolean', default: false },
});
const runs = wholeNumber('runs', options.runs);

/** What `npm run cost` reads. */
interface Figures {
  readonly by: string;
  /** The day of all of them; those of single functions may be newer. */
  readonly measured: string;
  readonly runs: number;
  readonly node: string;
  readonly functions: Record<string, { readonly cold: number; readonly warm: number }>;
}

await buildLambdas();
const services = await startServices();
const environment = {
  ...functionEnvironment,
  IDENTITY_TOOLKIT_URL: `${services.origin}/identity`,
  JWKS_URL: `${services.origin}/keys`,
  OPEN_ROUTES: 'GET /games',
  NODE_OPTIONS,
};

const codeOf = (folder: string, name: string) => path.resolve(folder, name, 'index.mjs');

const variablesOf = (name: string, codePath: string) => {
  return lambdaVariables(
    {
      ...{ name, logicalId: name, arn: name, roleArn: '', codePath, handler: 'index.handler' },
      ...{ environment, memoryMb: 512, timeoutSeconds: 10 },
    },
    {
      region: 'eu-west-3',
      credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', sessionToken: 't' },
      gatewayUrl: services.origin,
    },
  );
};

/** For a function that has not answered in half a minute. */
const unanswered = { load: NaN, first: NaN, cpu: NaN, memory: NaN, warm: NaN, answer: 'none' };

async function coldStart(name: string, code: string): Promise<ColdStart> {
  const script = path.join(import.meta.dirname, 'lambda/cold-start.ts');
  const given = [code, JSON.stringify(await eventOf(name)), services.undo];
  const child = spawn(process.execPath, [script, ...given], {
    env: variablesOf(name, path.dirname(code)),
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    timeout: 30_000,
  });
  const telling = json(child.stdio[3] as Readable).catch(() => unanswered);
  const [told] = await Promise.all([telling, once(child, 'exit')]);
  return told as ColdStart;
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

const summary = (code: string, starts: readonly ColdStart[]) => ({
  size: statSync(code).size / 1024,
  load: median(starts.map(({ load }) => load)),
  first: median(starts.map(({ first }) => first)),
  cpu: median(starts.map(({ cpu }) => cpu)),
  memory: median(starts.map(({ memory }) => memory)),
  warm: median(starts.map(({ warm }) => warm)),
  answer: [...new Set(starts.map(({ answer }) => answer))].join(' '),
});

/** The function of each folder; the first run of each only warms the file cache. */
async function measure(name: string, codes: readonly string[]) {
  const starts = codes.map((): ColdStart[] => []);
  for (let run = 0; run <= runs; run += 1) {
    for (const [index, code] of codes.entries()) {
      services.hold(storedFor(name));
      const start = await coldStart(name, code);
      if (run > 0) starts[index]?.push(start);
    }
  }
  return codes.map((code, index) => summary(code, starts[index] ?? []));
}

const column = (now: number, then: number | undefined) => {
  if (then === undefined) return now.toFixed(0).padStart(7);
  const [from, to] = [then, now].map((value) => value.toFixed(0).padStart(3));
  return `  ${from} → ${to} (×${(now / then).toFixed(2)})`;
};

console.log(`Cold starts, Node ${process.version}, median of ${runs}`);
console.log(
  'function, size (KB), load (ms), first answer (ms), CPU until then (ms), memory (MB), CPU of a second call (ms), status',
);
const kept: Figures['functions'] = {};
for (const name of [...findEntries().keys()].sort()) {
  if (!name.includes(options.only)) continue;
  const folders = [lambdasDirectory, ...(options.against ? [options.against] : [])];
  const codes = folders.map((folder) => codeOf(folder, name)).filter((code) => existsSync(code));
  const [now, then] = await measure(name, codes);
  if (!now) continue;
  if (!Number.isNaN(now.cpu)) kept[name] = { cold: Math.ceil(now.cpu), warm: Math.ceil(now.warm) };
  console.log(
    name.padEnd(18) +
      column(now.size, then?.size) +
      column(now.load, then?.load) +
      column(now.first, then?.first) +
      column(now.cpu, then?.cpu) +
      column(now.memory, then?.memory) +
      column(now.warm, then?.warm),
    ` ${now.answer}${then && then.answer !== now.answer ? ` (was ${then.answer})` : ''}`,
  );
}
await services.close();
if (options.keep) {
  const file = path.resolve(import.meta.dirname, 'cost/measured.json');
  const before = JSON.parse(readFileSync(file, 'utf8')) as Figures;
  const figures: Figures = {
    by: 'npm run bench:lambda -- --keep',
    measured: new Date().toISOString().slice(0, 10),
    runs,
    node: process.version,
    functions: kept,
  };
  if (options.only !== '')
    Object.assign(figures, before, { functions: { ...before.functions, ...kept } });
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}
