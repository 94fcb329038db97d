import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleRequests, testAnswer } from '#test/support/sample-answers.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { planDraft } from '../plan/plan-draft.ts';
import type { Task } from '../task.ts';
import { askBetter } from './ask-better.ts';
import type { Drafted, Drafter } from './drafter.ts';

const task: Task = { task: 'draft', plan: planDraft(sampleRequests.test) };
const given = (value: unknown): Drafted => ({ answer: { kind: 'given', value }, drafter: 'model' });
const good = given(testAnswer);
const [first, second] = testAnswer.questions;

let cheap = vi.fn<Drafter>();
let better = vi.fn<Drafter>();
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  cheap = vi.fn<Drafter>();
  better = vi.fn<Drafter>().mockResolvedValue(good);
});
const ask = () => askBetter(cheap, better)(task);

describe('the better model', () => {
  it.each([
    ['all is good', good],
    ['one question is', given({ ...testAnswer, questions: [{ ...first, key: '?' }, second] })],
    ['rules have answered', { answer: { kind: 'malformed' }, drafter: 'rules' } as const],
  ])('is not asked when %s', async (_, drafted) => {
    cheap.mockResolvedValue(drafted);
    expect(await ask()).toBe(drafted);
    expect(better).not.toHaveBeenCalled();
  });

  it.each([
    ['refuses', { answer: { kind: 'refused' }, drafter: 'model' } as const],
    ['breaks off', { answer: { kind: 'cut-off' }, drafter: 'model' } as const],
    ['gives no question that can be used', given({ ...testAnswer, questions: [{ stem: '' }] })],
  ])('is asked when the first model %s', async (_, drafted) => {
    cheap.mockResolvedValue(drafted);
    expect(await ask()).toBe(good);
    expect(better).toHaveBeenCalledExactlyOnceWith(task);
  });

  it('is asked when the first model may not be used or fails', async () => {
    cheap.mockRejectedValue(new JobError('model-not-available'));
    expect(await ask()).toBe(good);
    cheap.mockRejectedValue(new JobError('model-failed'));
    expect(await ask()).toBe(good);
  });

  it.each([new Error('busy'), new JobError('cancelled')])(
    'is not asked after an error that is not about the model: %s',
    async (error) => {
      cheap.mockRejectedValue(error);
      await expect(ask()).rejects.toBe(error);
      expect(better).not.toHaveBeenCalled();
    },
  );
});
