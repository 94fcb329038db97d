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
    expect(await shown()).toEqual({});
    const words = showWords({ jobs, bucket }, address, step, 0);
    const [first, second] = [words.begin(), words.begin()];
    first(() => 300);
    await words.settled();
    expect(await shown()).toEqual({ words: 300 });
    second(() => 112);
    await words.settled();
    expect(await shown()).toEqual({ words: 412 });
    expect(await shown({ step: 'repairing', waitingSince: undefined })).toEqual({});
    expect(await shown({ step, waitingSince: '2026-11-29T10:00:00Z' })).toEqual({});
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

  it('are awaited while a question has none, which its first word ends', async () => {
    const until = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 30_000 });
    const words = showWords({ jobs, bucket }, address, step, 1);
    const note = words.begin();
    await until(async () => expect(await shown()).toEqual({ words: 0, isReading: true }));
    await until(async () => {
      note(() => 3);
      await words.settled();
      expect(await shown()).toEqual({ words: 3 });
    });
    words.begin();
    await until(async () => expect(await shown()).toEqual({ words: 3, isReading: true }));
    await words.settled();
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
