import { describe, expect, it } from 'vitest';
import { useDynamoTable } from '#test/support/dynamo-table.ts';
import { finishedJob, sampleJob } from '#test/support/sample-job.ts';
import { dynamoJobStore } from './dynamo-job-store.ts';
import { addressOf, type JobRecord } from './job-record.ts';
import type { ItemProgress } from './job-store.ts';

const table = useDynamoTable();
const jobs = dynamoJobStore(table.client, table.name);

const later = new Date('2026-03-01T10:05:00.000Z');
const { files } = finishedJob;
/** A job of a separate user, so that tests do not affect each other. */
async function created(uid: string, change: Partial<JobRecord> = {}) {
  const record = { ...sampleJob, uid, ...change };
  await jobs.create(record);
  return record;
}

describe('a stored job', () => {
  it('is created once', async () => {
    const record = await created('once');
    expect(await jobs.create({ ...record, source: 'other' })).toBe(false);
    expect(await jobs.find(addressOf(record))).toEqual(record);
  });

  it('goes from PENDING through PROCESSING to SUCCESS, and never changes again', async () => {
    const address = addressOf(await created('life'));
    expect(await jobs.change(address, { status: 'PROCESSING', step: 'reading' }, later)).toBe(true);
    expect(await jobs.find(address)).toMatchObject({ status: 'PROCESSING', step: 'reading' });
    expect(await jobs.change(address, { status: 'SUCCESS', files }, later)).toBe(true);
    const done = await jobs.find(address);
    expect(done).toMatchObject({ status: 'SUCCESS', files, updatedAt: later.toISOString() });
    expect(done).not.toHaveProperty('step');

    const failed = { status: 'FAILED', error: { code: 'internal' } } as const;
    expect(await jobs.change(address, failed, later)).toBe(false);
    expect(await jobs.change(address, { status: 'PROCESSING', step: 'x' }, later)).toBe(false);
    expect(await jobs.find(address)).toEqual(done);
  });

  it('waits since it first did, until it goes on or ends', async () => {
    const address = addressOf(await created('waits'));
    const wait = (at: Date) => jobs.change(address, { status: 'PROCESSING', waiting: true }, at);
    expect(await wait(later)).toBe(true);
    await wait(new Date(later.getTime() + 60_000));
    expect(await jobs.find(address)).toMatchObject({ waitingSince: later.toISOString() });
    await jobs.change(address, { status: 'FAILED', error: { code: 'service-busy' } }, later);
    expect(await jobs.find(address)).not.toHaveProperty('waitingSince');
    expect(await wait(later)).toBe(false);
  });

  it('counts each item once, shows the furthest step, and starts the next step at zero', async () => {
    const address = addressOf(await created('items'));
    const change = (step: string, progress?: ItemProgress) =>
      jobs.change(address, { status: 'PROCESSING', step, ...(progress && { progress }) }, later);
    await change('reading', { total: 3, after: [] });
    expect(await jobs.find(address)).toMatchObject({ step: 'reading', itemCount: 3 });
    for (const item of [2, 0, 2]) expect(await change('reading', { total: 3, item })).toBe(true);
    expect(await change('marking', { total: 3, after: ['reading'] })).toBe(true);
    // Another item is still at the step before.
    expect(await change('reading', { total: 3, after: [] })).toBe(false);
    expect(await jobs.find(address)).toMatchObject({
      step: 'marking',
      itemCount: 3,
      doneItems: new Set([0, 2]),
    });
    await change('rendering');
    expect(await jobs.find(address)).not.toHaveProperty('itemCount');
    // Reported late, for steps that are over.
    expect(await change('reading', { total: 3, item: 1 })).toBe(false);
    expect(await jobs.find(address)).not.toHaveProperty('doneItems');
    await change('reading', { total: 2, after: ['rendering'] });
    await change('reading', { total: 2, item: 0 });
    await jobs.change(address, { status: 'SUCCESS', files }, later);
    const done = await jobs.find(address);
    expect(done).not.toHaveProperty('itemCount');
    expect(done).not.toHaveProperty('doneItems');
  });

  it('keeps the reason of its failure', async () => {
    const address = addressOf(await created('failure'));
    const error = { code: 'sheet-without-names', params: { sheet: '2م3' } } as const;
    await jobs.change(address, { status: 'FAILED', error }, later);
    expect(await jobs.find(address)).toMatchObject({ status: 'FAILED', error });
  });

  it('is not created by a change', async () => {
    const address = { uid: 'nobody', kind: 'notebook', jobId: sampleJob.id } as const;
    expect(await jobs.change(address, { status: 'SUCCESS', files }, later)).toBe(false);
    expect(await jobs.find(address)).toBeUndefined();
  });

  it('is removed only in the named states', async () => {
    const address = addressOf(await created('removal'));
    expect(await jobs.remove(address, ['SUCCESS', 'FAILED'])).toBe(false);
    expect(await jobs.remove(address, ['PENDING'])).toBe(true);
    expect(await jobs.remove(address, ['PENDING'])).toBe(false);
  });
});

describe('lists of jobs', () => {
  it('contain the owner’s jobs of one kind, newest first, up to the requested number', async () => {
    const ids = ['01A', '01C', '01B'];
    for (const id of ids) await created('lister', { id });
    await created('lister', { kind: 'grade' });
    await created('lister2');
    const listed = await jobs.list('lister', 'notebook', 2);
    expect(listed.map(({ id }) => id)).toEqual(['01C', '01B']);
  });

  it('continue before any job, even a deleted one, within their kind', async () => {
    for (const id of ['02A', '02C']) await created('pager', { id });
    await created('pager', { id: '02A', kind: 'grade' });
    const before = async (id: string) =>
      (await jobs.list('pager', 'notebook', 9, { before: id })).map((job) => job.id);
    expect(await before('02C')).toEqual(['02A']);
    expect(await before('02B')).toEqual(['02A']);
    expect(await before('02A')).toEqual([]);
  });

  it('contain only the jobs for one class if one is named, however many others there are', async () => {
    const requests = {
      '03A': { classId: 'c1' },
      '03B': { classId: 'c2' },
      '03C': { classIds: ['c2', 'c1'] },
      '03D': {},
      '03E': { classIds: ['c2'] },
    };
    for (const [id, request] of Object.entries(requests)) await created('classes', { id, request });
    const list = async (most: number, before?: string) =>
      (await jobs.list('classes', 'notebook', most, { classId: 'c1', before })).map(({ id }) => id);
    expect(await list(9)).toEqual(['03C', '03A']);
    expect(await list(1)).toEqual(['03C']);
    expect(await list(1, '03C')).toEqual(['03A']);
  });
});
