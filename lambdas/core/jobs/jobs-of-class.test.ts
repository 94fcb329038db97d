import { beforeEach, expect, it, vi } from 'vitest';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { sampleJob } from '#test/support/sample-job.ts';
import { dynamoAccountClosure } from '../account-deletion/dynamo-account-closure.ts';
import { dynamoJobStore } from './dynamo-job-store.ts';
import { addressOf, type JobRecord } from './job-record.ts';
import { ulid } from './ulid.ts';

const HOUR = 60 * 60 * 1000;
const uid = sampleJob.uid;
const start = Date.parse('2026-11-20T08:00:00.000Z');
let now = start;
const { client, name, items } = useEmptyTable();
const jobs = dynamoJobStore(client, name, () => new Date(now));

beforeEach(() => {
  now = start;
});

/** A job whose id was given an hour after the one before it, the last of them at `end`. */
async function write(end: number, ...requests: JobRecord['request'][]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, request] of requests.entries()) {
    const id = ulid(end - (requests.length - 1 - index) * HOUR);
    await jobs.create({ ...sampleJob, id, request });
    ids.push(id);
  }
  return ids;
}
const own = { classId: 'c1' };
const other = { classId: 'c2' };

const list = async (most = 9, before?: string) =>
  (await jobs.list(uid, 'notebook', most, { classId: 'c1', before })).map(({ id }) => id);
const notes = async () => (await items()).filter(({ SK }) => String(SK).startsWith('JOBS-OF#'));
/** How many items the queries of a call read. */
async function readBy(act: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(client, 'send');
  await act();
  const answers = await Promise.all(spy.mock.results.map(({ value }) => value as unknown));
  spy.mockRestore();
  return answers.reduce<number>(
    (all, answer) => all + Number(Reflect.get(Object(answer), 'ScannedCount') ?? 0),
    0,
  );
}

it('a list reads the old jobs of other classes only once', async () => {
  const [first, , second] = await write(start - 240 * HOUR, own, other, { classIds: ['c2', 'c1'] });
  const [newest] = await write(start - HOUR, own);
  expect(await readBy(list)).toBe(4);
  expect(await readBy(list)).toBe(1);
  expect(await list()).toEqual([newest, second, first]);
});

it('a list reads what came since it noted something, and notes it after a day', async () => {
  const [first] = await write(start - 240 * HOUR, own);
  await list();
  const [second] = await write(start, own, other, own);
  now += 97 * HOUR;
  expect(await readBy(list)).toBe(3);
  expect(await readBy(list)).toBe(0);
  expect((await list()).slice(1)).toEqual([second, first]);
});

it('a job that is written later with the id of a first call is listed', async () => {
  const old = await write(start - 240 * HOUR, own);
  await list();
  now += 24 * HOUR;
  expect(await list()).toEqual(old);
  const late = await write(start - HOUR, own);
  expect(await list()).toEqual([...late, ...old]);
});

it('pages end where the next one begins, and leave out deleted jobs', async () => {
  const [a, b, c, d] = await write(start - 240 * HOUR, own, own, own, own);
  const [e, f] = await write(start - HOUR, own, own);
  await list();
  await jobs.remove(addressOf({ ...sampleJob, id: c! }), ['PENDING']);
  expect(await list(3)).toEqual([f, e, d]);
  expect(await list(2, f)).toEqual([e, d]);
  expect(await list(2, d)).toEqual([b, a]);
  expect(await list(2, a)).toEqual([]);
});

it('lists of different kinds and classes are apart', async () => {
  const mine = await write(start - 240 * HOUR, own);
  await jobs.create({ ...sampleJob, kind: 'report', id: ulid(start - 240 * HOUR), request: own });
  for (let time = 0; time < 2; time += 1) {
    expect(await list()).toEqual(mine);
    expect(await jobs.list(uid, 'report', 9, { classId: 'c1' })).toHaveLength(1);
    expect(await jobs.list(uid, 'report', 9, { classId: 'c2' })).toEqual([]);
  }
  expect(await notes()).toHaveLength(3);
});

it('a page after the first notes nothing, nor does a list of a closed account', async () => {
  const [, second] = await write(start - 240 * HOUR, own, own);
  await list(1, second);
  expect(await notes()).toEqual([]);
  await dynamoAccountClosure(client, name).close(uid, new Date(now));
  await list();
  expect(await notes()).toEqual([]);
});
