import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '#shared/contracts/index.ts';
import { readOptions, wholeNumber } from '../support/command-line.ts';
import { connect } from '../support/connect.ts';
import { npmStart } from '../support/npm-start.ts';

/**
 * `npm run bench:start`: what a first `npm start` costs, and the platform after many functions were used: processor
 * seconds and resident memory of all processes. `--against <folder>` measures another checkout with its packages in turns
 * with this one and prints the ratios of the medians. It deletes `dist` of both. Also `--runs <n>` (3), and `--functions
 * <n>` (40), which are called in turn three times.
 */
const options = readOptions({
  against: { type: 'string' },
  runs: { type: 'string', default: '3' },
  functions: { type: 'string', default: '40' },
});
const runs = wholeNumber('runs', options.runs);

/** Calls that change nothing: what is wrong with them is found in their functions. */
const calls = endpoints
  .filter(({ audience, method, body }) => audience === 'teacher' && (method === 'GET' || body))
  .slice(0, wholeNumber('functions', options.functions));

async function measure(folder: string) {
  await rm(path.join(folder, 'dist'), { recursive: true, force: true });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'daftar-start-'));
  const run = npmStart({ folder, dataDir });
  const processor = new Map<number, number>();
  const look = () => {
    const tree = run.tree();
    for (const { pid, processorSeconds } of tree) processor.set(pid, processorSeconds);
    return tree.reduce((sum, { memoryMb }) => sum + memoryMb, 0);
  };
  const used = () => [...processor.values()].reduce((sum, seconds) => sum + seconds, 0);
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, look())), 100);
  try {
    await run.ready();
    clearInterval(timer);
    peak = Math.max(peak, look());
    const started = used();
    const { accounts, url } = connect(run);
    const { token } = await accounts.newTeacher();
    const rounds: number[] = [];
    let before = started;
    for (let round = 0; round < 3; round += 1) {
      for (const { method, path: called } of calls) {
        const address = `${url}/api${called.replaceAll(/\{\w+\}/g, '01KAJ6Z7B1N5C8H3K2P6Q9R4TW')}`;
        const body = method === 'GET' ? null : '[]';
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        await (await fetch(address, { method, body, headers })).arrayBuffer();
      }
      look();
      rounds.push(used() - before);
      before = used();
    }
    const [first = 0, ...later] = rounds;
    return {
      'first start, peak MB': peak,
      'first start, processor s': started,
      'functions used, MB': look(),
      'functions first called, processor s': first,
      'functions called again, processor s': Math.max(...later),
    };
  } finally {
    clearInterval(timer);
    run.interrupt();
    await run.exited;
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Figures = Awaited<ReturnType<typeof measure>>;
const folders = ['.', ...(options.against === undefined ? [] : [options.against])];
const measured = folders.map((): Figures[] => []);
for (let run = 0; run < runs; run += 1)
  for (const [index, folder] of folders.entries())
    measured[index]?.push(await measure(path.resolve(folder)));

const median = (of: readonly Figures[] = [], name: keyof Figures): number =>
  of.map((figures) => figures[name]).sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? NaN;
const [own, other] = measured;
console.log(`Median of ${runs}; ${calls.length} functions called in turn`);
for (const name of [
  'first start, peak MB',
  'first start, processor s',
  'functions used, MB',
  'functions first called, processor s',
  'functions called again, processor s',
] as const) {
  const here = median(own, name);
  const there = other ? median(other, name) : undefined;
  const ratio =
    there === undefined ? '' : `  against ${there.toFixed(1)}: ${(here / there).toFixed(2)} ×`;
  console.log(`${name.padEnd(38)} ${here.toFixed(1).padStart(8)}${ratio}`);
}
