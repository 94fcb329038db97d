import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jobKinds } from '#shared/model/job-steps.ts';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { finishedJob, sampleJob } from '#test/support/sample-job.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { handler } from './record-job.ts';

const { s3, jobs } = useJobServices();
const leftover = `/results/work/teacher-1/notebook/${sampleJob.id}/classes.json`;
const address = addressOf(sampleJob);
const found = () => jobs.find(address);
const reading = { ...address, status: 'PROCESSING', step: 'reading' };
const success = { ...address, status: 'SUCCESS', outcome: { files: finishedJob.files } };
const failure = { ...address, status: 'FAILED', error: { Error: 'States.Timeout', Cause: '' } };

beforeEach(async () => {
  s3.objects.set(leftover, { body: Buffer.from('{}'), contentType: 'application/json' });
  await jobs.create(sampleJob);
});

describe('the step that records a job', () => {
  it('records a step', async () => {
    expect(await callStep(handler, reading)).toEqual({ recorded: true });
    expect(await found()).toMatchObject({ status: 'PROCESSING', step: 'reading' });
  });

  it('records the furthest step of many items, and how many are done', async () => {
    const rendering = { ...reading, step: 'rendering' };
    await callStep(handler, { ...rendering, progress: { total: 12, item: 3 } });
    await callStep(handler, { ...reading, progress: { total: 12, item: 4 } });
    await callStep(handler, { ...rendering, progress: { total: 12, item: 3, isDone: true } });
    expect(await found()).toMatchObject({
      step: 'rendering',
      itemCount: 12,
      doneItems: new Set([3]),
    });
  });

  it('records one item like a step without items', async () => {
    await callStep(handler, { ...reading, progress: { total: 1, item: 0 } });
    expect(await found()).toMatchObject({ step: 'reading' });
    expect(await found()).not.toHaveProperty('itemCount');
  });

  it('records that a step waits for room, until the next one begins', async () => {
    await callStep(handler, reading);
    await callStep(handler, { ...reading, waiting: true, progress: { total: 2, item: 1 } });
    expect(await found()).toMatchObject({
      ...{ status: 'PROCESSING', step: 'reading' },
      waitingSince: expect.any(String) as string,
    });
    await callStep(handler, { ...reading, step: 'rendering' });
    expect(await found()).not.toHaveProperty('waitingSince');
  });

  it('accepts the steps of the jobs, and no others', async () => {
    await expect(callStep(handler, { ...reading, step: 'reading ' })).rejects.toThrow();
    expect(await found()).toEqual(sampleJob);
  });

  it('records the notes of a successful job', async () => {
    const made = { pages: 84, classes: [{ name: '1م1', pupils: 38 }] };
    await callStep(handler, { ...success, outcome: { files: finishedJob.files, made } });
    expect(await found()).toMatchObject({ files: finishedJob.files, made });
  });

  it('records the files of a successful job', async () => {
    await callStep(handler, success);
    expect(await found()).toMatchObject({ status: 'SUCCESS', files: finishedJob.files });
  });

  it('records the reason of a failure', async () => {
    await callStep(handler, failure);
    expect(await found()).toMatchObject({ status: 'FAILED', error: { code: 'timed-out' } });
  });

  it.each([
    ['a success', success],
    ['a failure', failure],
  ])('deletes the pupils’ names with %s, not before', async (_, ending) => {
    await callStep(handler, { ...reading, step: 'rendering' });
    expect(s3.objects.has(leftover)).toBe(true);
    await callStep(handler, ending);
    expect(s3.objects.has(leftover)).toBe(false);
  });

  it('deletes the names when it is retried, although the job has ended', async () => {
    s3.failures.push(403);
    await expect(callStep(handler, success)).rejects.toThrow();
    expect(await callStep(handler, success)).toEqual({ recorded: false });
    expect(s3.objects.size).toBe(0);
  });

  it.each(jobKinds)('deletes the leftovers of a job’s steps: %s', async (kind) => {
    const own = `/results/work/teacher-1/${kind}/${sampleJob.id}/`;
    const otherKinds = jobKinds.filter((other) => other !== kind);
    const others = [
      `/results/work/teacher-1/${kind}/${sampleJob.id}0/a`,
      '/results/work/teacher-2/b',
      ...otherKinds.map((other) => `/results/work/teacher-1/${other}/${sampleJob.id}/a`),
    ];
    const left = ['page-1.json', 'page-2.json', 'cells/1.png', 'cells/2.png'].map(
      (name) => own + name,
    );
    s3.objects.clear();
    for (const key of [...others, ...left])
      s3.objects.set(key, { body: Buffer.from('{}'), contentType: 'a/b' });
    await callStep(handler, { ...failure, kind });
    expect([...s3.objects.keys()]).toEqual(others);
  });

  it.each([
    ['a step', reading],
    ['a success', success],
    ['a failure', failure],
  ])('leaves a job that has ended unchanged: %s is refused as an answer', async (_, event) => {
    const error = { code: 'cancelled' } as const;
    await jobs.change(address, { status: 'FAILED', error }, new Date());
    expect(await callStep(handler, event)).toEqual({ recorded: false });
    expect(await found()).toMatchObject({ status: 'FAILED', error });
  });

  it('throws errors that the workflow should retry', async () => {
    vi.spyOn(documentClient, 'send').mockRejectedValueOnce(new Error('busy'));
    await expect(callStep(handler, reading)).rejects.toThrow('busy');
  });
});
