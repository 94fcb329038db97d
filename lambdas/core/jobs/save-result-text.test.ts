import { expect, it } from 'vitest';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleContentJob } from '#test/support/sample-job.ts';
import { addressOf } from './job-record.ts';
import { saveResultText } from './save-result-text.ts';

const { jobs, results } = useJobServices();
const address = addressOf(sampleContentJob);
const success = { ...sampleContentJob, status: 'SUCCESS' } as const;

it('keeps the first text, also for a job that has succeeded', async () => {
  await jobs.create(success);
  await saveResultText({ jobs, results }, address, 'Lesson 1');
  await saveResultText({ jobs, results }, address, 'Lesson 2');
  expect(await results.join(success)).toMatchObject({ result: 'Lesson 1' });
});

it.each([
  ['deleted', undefined],
  ['given up', 'FAILED'],
] as const)('removes the text of a job that was %s meanwhile', async (_, status) => {
  if (status) await jobs.create({ ...sampleContentJob, status });
  await expect(saveResultText({ jobs, results }, address, 'Lesson 1')).rejects.toMatchObject({
    failure: { code: 'cancelled' },
  });
  expect(await results.join(success)).toMatchObject({ result: undefined });
});
