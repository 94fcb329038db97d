import {
  AccessDeniedException,
  BedrockRuntimeClient,
  ConverseCommand,
  ThrottlingException,
} from '@aws-sdk/client-bedrock-runtime';
import { useMockClient } from '#test/support/mock-client.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { lessonAnswer, sampleRequests } from '#test/support/sample-answers.ts';
import { sampleContentJob } from '#test/support/sample-job.ts';
import { jobSteps } from '#shared/model/job-steps.ts';
import { limits } from '#shared/model/limits.ts';
import { addressOf, type JobRecord } from '#core/jobs/job-record.ts';
import { failureOf } from '#core/jobs/failure-of.ts';
import { handler } from './draft-content.ts';
import { handler as plan } from './plan-draft.ts';

const { jobs, s3 } = useJobServices();
const bedrock = useMockClient(BedrockRuntimeClient);
const job = { ...sampleContentJob, request: sampleRequests.lesson };
const address = addressOf(job);

const said = (input: object) => ({
  $metadata: {},
  stopReason: 'tool_use' as const,
  metrics: { latencyMs: 1 },
  usage: { inputTokens: 1_200, outputTokens: 900, totalTokens: 2_100 },
  output: {
    message: {
      role: 'assistant' as const,
      content: [
        {
          toolUse: {
            toolUseId: 't',
            name: 'give_lesson_plan',
            input: { ...input },
          },
        },
      ],
    },
  },
});

beforeEach(async () => {
  bedrock.reset();
  await jobs.create(job);
});
const draft = async (drafted = address) => {
  const planning = await callStep(plan, drafted);
  return callStep(handler, { ...drafted, planning });
};
/** Another job with a different request. */
const asking = async (request: JobRecord['request']) => {
  const another = { ...job, id: `${job.id.slice(0, -1)}1`, request };
  await jobs.create(another);
  return addressOf(another);
};

describe('the step that drafts content', () => {
  it('stores the answer for the next step, and its cost on the job', async () => {
    bedrock.on(ConverseCommand).resolves(said(lessonAnswer));
    const { answerKey } = await draft();
    const kept = s3.objects.get(`/results/${answerKey}`)!.body.toString('utf8');
    expect(JSON.parse(kept)).toEqual({
      drafter: 'model',
      answer: { kind: 'given', value: lessonAnswer },
    });
    expect(await jobs.find(address)).toMatchObject({ inputTokens: 1_200, outputTokens: 900 });
  });

  it('lets the workflow retry while a model is overloaded, and reports the last failure', async () => {
    bedrock.on(ConverseCommand).rejects(new ThrottlingException({ message: '', $metadata: {} }));
    const error: unknown = await draft().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'ThrottlingException' });
    expect(failureOf({ Error: (error as Error).name })).toEqual({ code: 'service-busy' });
    const asking = jobSteps['ai-content'].filter(({ id }) => /ing$/.test(id)).slice(1, 4);
    expect(asking.map(({ retry }) => retry)).toEqual(['throttled', 'throttled', 'throttled']);
  });

  describe('when the account may not use the model', () => {
    beforeEach(() => {
      bedrock
        .on(ConverseCommand)
        .rejects(new AccessDeniedException({ message: '', $metadata: {} }));
    });

    it('drafts by rules what they know, and says so', async () => {
      const { answerKey } = await draft(await asking(sampleRequests.exercises));
      const kept = s3.objects.get(`/results/${answerKey}`)!.body.toString('utf8');
      expect(JSON.parse(kept)).toMatchObject({
        drafter: 'rules',
        answer: { kind: 'given', value: { exercises: expect.any(Array) as unknown } },
      });
    });

    it('fails with the model’s error when the rules do not know the topic', async () => {
      await expect(draft(await asking(sampleRequests.test))).rejects.toMatchObject({
        failure: { code: 'model-not-available' },
      });
    });
  });

  it('has a time limit that fits into the job’s', () => {
    const seconds = jobSteps['ai-content'].reduce((sum, step) => sum + step.seconds, 0);
    expect(seconds * 1_000).toBeLessThanOrEqual(limits.jobDuration);
  });

  it('logs the usage, and no word of the request or the answer', async () => {
    bedrock.on(ConverseCommand).resolves(said(lessonAnswer));
    const planning = await callStep(plan, address);
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await handler({ ...address, planning });
    const logged = write.mock.calls.join('');
    write.mockRestore();
    expect(logged).not.toMatch(/water|puddle|evaporation/i);
    expect(logged).toContain('"InputTokens":1200');
    expect(logged).toContain('"Namespace":"Daftar"');
  });
});
