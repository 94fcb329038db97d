import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { limits } from '#shared/model/limits.ts';
import { openDatabase } from '#infra/local/dynamodb/database.ts';
import { listen } from '#infra/local/listen.ts';
import { readOptions, wholeNumber } from '../support/command-line.ts';
import { functionEnvironment } from '../support/environment.ts';
import { firstClass, itemsOf, type Size } from './growth/account.ts';
import type { Asked } from './growth/asked.ts';

/**
 * `npm run bench:growth`: the calls of the table, their read units and the functions' processor time for each screen, in
 * accounts with more and more classes and jobs. The slope is what ten times as much costs: 1 is constant, 10 grows with the
 * account. The items are those of the last release; the first answer, which may write what later ones read, is not
 * measured. `--against <folder>` measures another checkout with its packages in the same run. Also `--runs <n>` (3).
 */
const options = readOptions({
  against: { type: 'string' },
  runs: { type: 'string', default: '3' },
});
const runs = wholeNumber('runs', options.runs);

const newest = { limit: String(limits.jobsShown), view: 'summary' };
const sheets: Omit<Asked, 'uid'> = { id: 'list-all-mark-sheets' };
const classes: Omit<Asked, 'uid'> = { id: 'list-classes' };
const year: Omit<Asked, 'uid'> = { id: 'get-school-year' };
const jobs = (id: string, more: Record<string, string> = {}) => ({
  id,
  query: { ...newest, ...more },
});
/** What each screen asks for. */
const screens: Record<string, readonly Omit<Asked, 'uid'>[]> = {
  dashboard: [year, classes, sheets, jobs('list-notebook-jobs'), jobs('list-content-jobs')],
  'my classes': [year, classes, sheets],
  'a class': [
    { id: 'get-class', params: { classId: firstClass } },
    { id: 'list-mark-sheets', params: { classId: firstClass } },
    jobs('list-content-jobs', { classId: firstClass }),
  ],
  'history of drafts': [jobs('list-content-jobs')],
  'all mark sheets': [sheets],
  'drafts of a class': [jobs('list-content-jobs', { classId: firstClass })],
};
const sizes: Size[] = [
  ...[1, 10, 60].map((count) => ({ classes: count, jobs: 10 })),
  ...[100, 1_000].map((count) => ({ classes: 1, jobs: count })),
];

const consumed = z.object({
  ConsumedCapacity: z.union([
    z.object({ CapacityUnits: z.number() }),
    z.array(z.object({ CapacityUnits: z.number() })),
  ]),
});
const folder = await mkdtemp(path.join(tmpdir(), 'daftar-growth-'));
const database = await openDatabase(folder);
let calls = 0;
let units = 0;
/** The table, which counts what it is asked for. */
const server = createServer((request, response) => {
  void (async () => {
    const action = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const asked: unknown = JSON.parse((await buffer(request)).toString());
    const body = JSON.stringify({ ...Object(asked), ReturnConsumedCapacity: 'TOTAL' });
    const { status, headers, body: answer } = await database.call(action, Buffer.from(body));
    calls += 1;
    const { data } = z.safeParse(consumed, JSON.parse(answer.toString()));
    for (const { CapacityUnits } of [data?.ConsumedCapacity ?? []].flat()) units += CapacityUnits;
    response.writeHead(status, headers).end(answer);
  })();
});
const { origin } = await listen(server);
const base = new DynamoDBClient({
  region: 'eu-west-3',
  credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  endpoint: origin,
});
const client = DynamoDBDocumentClient.from(base);
const TableName = functionEnvironment.TABLE_NAME;
await base.send(
  new CreateTableCommand({
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [
      { AttributeName: 'PK', KeyType: 'HASH' },
      { AttributeName: 'SK', KeyType: 'RANGE' },
    ],
    AttributeDefinitions: ['PK', 'SK'].map((AttributeName) => ({
      AttributeName,
      AttributeType: 'S',
    })),
  }),
);
const write = async (items: readonly Record<string, unknown>[]) => {
  for (let start = 0; start < items.length; start += 25) {
    const puts = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: puts } }));
  }
};

interface Cost {
  readonly calls: number;
  readonly units: number;
  readonly ms: number;
}
const answers = z.tuple([z.object({ status: z.number(), ms: z.number() }), z.unknown()]);
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const folders = ['.', ...(options.against === undefined ? [] : [options.against])];
const builds = await Promise.all(
  folders.map(async (root) => {
    const child = fork(path.join(import.meta.dirname, 'growth/answer.ts'), [path.resolve(root)], {
      env: { ...process.env, ...functionEnvironment, AWS_ENDPOINT_URL_DYNAMODB: origin },
      cwd: root,
    });
    await once(child, 'message');
    const ask = async (asked: Asked): Promise<Cost> => {
      const before = { calls, units };
      child.send(asked);
      const { status, ms } = answers.parse(await once(child, 'message'))[0];
      if (status !== 200) throw new Error(`${asked.id} was answered with ${status}`);
      return { calls: calls - before.calls, units: units - before.units, ms };
    };
    return { root, child, ask };
  }),
);

const results = new Map<string, Cost[]>();
for (const [index, size] of sizes.entries()) {
  for (const [build, { root, ask }] of builds.entries()) {
    const uid = `teacher-${index}-${build}`;
    await write(itemsOf(uid, size));
    for (const [screen, asked] of Object.entries(screens)) {
      for (const one of asked) await ask({ ...one, uid });
      const measured: Cost[] = [];
      for (let run = 0; run < runs; run += 1) {
        const parts: Cost[] = [];
        for (const one of asked) parts.push(await ask({ ...one, uid }));
        const sum = (name: keyof Cost) => parts.reduce((all, part) => all + part[name], 0);
        measured.push({ calls: sum('calls'), units: sum('units'), ms: sum('ms') });
      }
      const of = (name: keyof Cost) => median(measured.map((one) => one[name]));
      const key = `${root} ${screen}`;
      const costs = results.get(key) ?? [];
      results.set(key, [...costs, { calls: of('calls'), units: of('units'), ms: of('ms') }]);
    }
  }
}

/** From the first of these sizes to the last, as a power of ten. */
const slope = (from: number, to: number, times: number) =>
  (Math.max(to, 1) / Math.max(from, 1)) ** (1 / Math.log10(times));
console.log('calls of the table / read units / processor ms, median of', runs);
console.log('classes 1, 10, 60 with 10 jobs; then 100 and 1,000 jobs with 1 class');
for (const screen of Object.keys(screens)) {
  for (const { root } of builds) {
    const costs = results.get(`${root} ${screen}`) ?? [];
    const [one, , sixty, , thousand] = costs;
    if (!one || !sixty || !thousand) continue;
    const cells = costs.map(
      (cost) => `${cost.calls}/${cost.units.toFixed(0)}/${cost.ms.toFixed(0)}`,
    );
    const slopes = (['calls', 'units'] as const).map(
      (name) =>
        `${name} ${slope(one[name], sixty[name], 60).toFixed(1)} ${slope(one[name], thousand[name], 100).toFixed(1)}`,
    );
    const name = root === '.' ? screen : `  against`;
    console.log(name.padEnd(20), ...cells.map((cell) => cell.padStart(14)), ' slopes', ...slopes);
  }
}
for (const { child } of builds) child.kill();
server.close();
base.destroy();
await database.close();
await rm(folder, { recursive: true, force: true });
