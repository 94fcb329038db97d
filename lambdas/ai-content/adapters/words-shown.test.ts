import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleContentJob } from '#test/support/sample-job.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { workKey } from '#core/jobs/job-file-keys.ts';
import { findWords, showWords } from './words-shown.ts';

const { jobs, s3 } = useJobServices();
const bucket = 'results';
const address = addressOf(sampleContentJob);
const step = 'drafting';
const shown = (record = { step, waitingSince: undefined as string | undefined }) =>
  findWords(bucket, address, record);

beforeEach(() => jobs.create({ ...sampleContentJob, status: 'PROCESSING', step }));

describe('the words that a step has had written', () => {
  it('are shown with those of its earlier questions, and only for this step while it asks', async () => {
    expect(await shown()).toBeUndefined();
    const words = showWords({ jobs, bucket }, address, step, 0);
    const [first, second] = [words.begin(), words.begin()];
    first(() => 300);
    await words.settled();
    expect(await shown()).toBe(300);
    second(() => 112);
    await words.settled();
    expect(await shown()).toBe(412);
    expect(await shown({ step: 'repairing', waitingSince: undefined })).toBeUndefined();
    expect(await shown({ step, waitingSince: '2026-11-29T10:00:00Z' })).toBeUndefined();
  });

  it('are written one at a time, and seldom', async () => {
    const find = vi.spyOn(jobs, 'find');
    const often = showWords({ jobs, bucket }, address, step, 0);
    const note = often.begin();
    for (let count = 1; count <= 50; count += 1) note(() => count);
    await often.settled();
    expect(find).toHaveBeenCalledTimes(1);
    const seldom = showWords({ jobs, bucket }, address, step);
    seldom.begin()(() => 60);
    await seldom.settled();
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('leave nothing behind when the job was cancelled meanwhile, and stop no answer', async () => {
    await jobs.change(address, { status: 'FAILED', error: { code: 'cancelled' } }, new Date());
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const words = showWords({ jobs, bucket }, address, step, 0);
    words.begin()(() => 7);
    await words.settled();
    write.mockRestore();
    expect(s3.objects.has(`/${bucket}/${workKey(address, 'words.json')}`)).toBe(false);
  });
});
