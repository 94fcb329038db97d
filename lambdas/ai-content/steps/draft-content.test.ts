import { once } from 'node:events';
import {
  AccessDeniedException,
  BedrockRuntimeClient,
  ConverseCommand,
  ThrottlingException,
} from '@aws-sdk/client-bedrock-runtime';
import { useMockClient } from '#test/support/mock-client.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { exercisesAnswer, lessonAnswer, sampleRequests } from '#test/support/sample-answers.ts';
import { sampleContentJob } from '#test/support/sample-job.ts';
import { streamToo } from '#test/support/stream-model.ts';
import type { Draft } from '#shared/model/draft.ts';
import { jobSteps, modelOverflow, stepsOf } from '#shared/model/job-steps.ts';
import { limits } from '#shared/model/limits.ts';
import { modelSpendKey } from '#core/aws/table-keys.ts';
import { addressOf, type JobAddress, type JobRecord } from '#core/jobs/job-record.ts';
import { failureOf } from '#core/jobs/failure-of.ts';
import { handler } from './draft-content.ts';
import { handler as cancel } from '../handlers/cancel-content-job.ts';
import { handler as plan } from './plan-draft.ts';
import { handler as repair } from './repair-draft.ts';
import { getContentJob } from '../handlers.ts';

const getJob = getContentJob();

const { jobs, put, s3 } = useJobServices();
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
  streamToo(bedrock);
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
      model: process.env['FIRST_MODEL'],
      answer: {
        kind: 'given',
        value: {
          ...lessonAnswer,
          phases: lessonAnswer.phases.map((phase) => ({ ...phase, session: 1 })),
        },
      },
    });
    // For the head, the session and the end.
    expect(await jobs.find(address)).toMatchObject({ inputTokens: 3_600, outputTokens: 2_700 });
  });

  it('names the model that has answered, which on one machine is another one', async () => {
    const fields = { model: 'small', isFree: true };
    bedrock
      .on(ConverseCommand)
      .resolves({ ...said(lessonAnswer), additionalModelResponseFields: fields });
    const planning = await callStep(plan, address);
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { answerKey } = await handler({ ...address, planning });
    const logged = write.mock.calls.join('');
    write.mockRestore();
    expect(logged).toContain('"Model":"small"');
    const kept = s3.objects.get(`/results/${answerKey}`)!.body.toString('utf8');
    expect(JSON.parse(kept)).toMatchObject({ model: 'small' });
  });

  it('lets the workflow retry while a model is overloaded, and reports the last failure', async () => {
    bedrock.on(ConverseCommand).rejects(new ThrottlingException({ message: '', $metadata: {} }));
    const error: unknown = await draft().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'ThrottlingException' });
    expect(failureOf({ Error: (error as Error).name })).toEqual({ code: 'service-busy' });
    const { drafting, repairing, solving } = stepsOf('ai-content');
    for (const { retry } of [drafting, repairing, solving]) expect(retry).toBe('throttled');
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

  describe('when the teacher has the rules write it', () => {
    it('asks no model, neither to write nor to mend', async () => {
      const asked = await asking({ ...sampleRequests.exercises, drafter: 'rules' });
      const planning = await callStep(plan, asked);
      const drafting = await callStep(handler, { ...asked, planning });
      const { draftKey } = await callStep(repair, { ...asked, planning, drafting });
      const kept = JSON.parse(
        s3.objects.get(`/results/${draftKey}`)!.body.toString('utf8'),
      ) as Draft;
      expect(kept.drafter).toBe('rules');
      expect(bedrock.commandCalls(ConverseCommand)).toEqual([]);
    });

    it('fails with the reason of the rules when they cannot', async () => {
      const asked = await asking({ ...sampleRequests.test, drafter: 'rules' });
      await expect(draft(asked)).rejects.toMatchObject({ failure: { code: 'draft-needs-text' } });
    });
  });

  it('ends with its own failure when a model can read less than the question', async () => {
    const overflow = Object.assign(
      new Error('The server of AI_BASE_URL has answered 400: 9031 tokens'),
      {
        name: modelOverflow,
      },
    );
    bedrock.on(ConverseCommand).rejects(overflow);
    await expect(draft()).rejects.toMatchObject({
      failure: { code: 'model-context-exceeded', params: { said: '9031 tokens' } },
    });
  });

  it('no longer asks once the teacher cancels, while the model writes', async () => {
    bedrock.on(ConverseCommand).callsFake(async () => {
      const options: unknown = bedrock.calls().at(-1)?.args.at(1);
      const { abortSignal } = options as { abortSignal: AbortSignal };
      await jobs.change(address, { status: 'FAILED', error: { code: 'cancelled' } }, new Date());
      await once(abortSignal, 'abort');
      throw new Error('aborted');
    });
    await expect(draft()).rejects.toMatchObject({ failure: { code: 'cancelled' } });
    expect(bedrock.commandCalls(ConverseCommand)).toHaveLength(1);
  });

  describe('when models have used up the month’s budget', () => {
    beforeEach(async () => {
      const month = new Date().toISOString().slice(0, 7);
      await put({ ...modelSpendKey(month), spent: 1_000_000_000 });
    });

    it('asks no model, drafts by rules, and says why in the language of the draft', async () => {
      const asked = await asking({ ...sampleRequests.exercises, language: 'ar' });
      const planning = await callStep(plan, asked);
      const drafting = await callStep(handler, { ...asked, planning });
      const { draftKey } = await callStep(repair, { ...asked, planning, drafting });
      const kept = JSON.parse(
        s3.objects.get(`/results/${draftKey}`)!.body.toString('utf8'),
      ) as Draft;
      expect(kept.drafter).toBe('rules');
      expect(kept.notes[0]).toMatch(/ميزانية هذا الشهر/);
      expect(bedrock.commandCalls(ConverseCommand)).toEqual([]);
    });

    it('fails with that reason when the rules do not know the topic', async () => {
      await expect(draft(await asking(sampleRequests.test))).rejects.toMatchObject({
        failure: { code: 'model-budget-spent' },
      });
    });
  });

  describe('when there is enough to write for several portions', () => {
    const half = (from: number) => ({
      ...exercisesAnswer,
      exercises: exercisesAnswer.exercises.slice(from, from + 3),
    });
    const gives = (value: object) => ({
      ...said(value),
      stopReason: 'end_turn' as const,
      output: {
        message: { role: 'assistant' as const, content: [{ text: JSON.stringify(value) }] },
      },
    });
    /** A call while the step runs, whose log lines stay hidden afterwards. */
    const meanwhile = async (...call: Parameters<typeof callEndpoint>) => {
      const answer = await callEndpoint(...call);
      vi.spyOn(process.stdout, 'write').mockReturnValue(true);
      return answer;
    };
    const look = async (of: JobAddress) =>
      (await meanwhile(getJob, { params: { jobId: of.jobId } })).body;
    const files = () => [...s3.objects.keys()].filter((key) => key.startsWith('/results/work/'));

    it('shows the plan, and each portion when it is written', async () => {
      const asked = await asking(sampleRequests.exercises);
      const seen: unknown[] = [];
      const halves = [half(0), half(3)];
      bedrock.on(ConverseCommand).callsFake(async () => {
        seen.push(await look(asked));
        return gives(halves.shift() ?? {});
      });
      const { answerKey } = await draft(asked);
      seen.push(await look(asked));
      const outline = { language: 'en', exerciseCount: 6 };
      expect(seen).toMatchObject([
        { status: 'PENDING', underway: { outline } },
        { underway: { outline, draft: { exercises: { length: 3 } } } },
        { underway: { outline, draft: { exercises: { length: 6 } } } },
      ]);
      expect(seen[0]).not.toHaveProperty('underway.draft');
      expect(seen[0]).not.toHaveProperty('document');
      const kept = JSON.parse(s3.objects.get(`/results/${answerKey}`)!.body.toString()) as object;
      expect(kept).toMatchObject({ answer: { value: { exercises: { length: 6 } } } });
    });

    it('asks only for what is missing when it runs again', async () => {
      const asked = await asking(sampleRequests.exercises);
      bedrock
        .on(ConverseCommand)
        .resolvesOnce(gives(half(0)))
        .rejectsOnce(new ThrottlingException({ message: '', $metadata: {} }))
        .resolves(gives(half(3)));
      await expect(draft(asked)).rejects.toMatchObject({ name: 'ThrottlingException' });
      await draft(asked);
      expect(bedrock.commandCalls(ConverseCommand)).toHaveLength(3);
      expect(await look(asked)).toMatchObject({
        underway: { draft: { exercises: { length: 6 } } },
      });
    });

    it('sends what has not changed only once', async () => {
      const asked = await asking(sampleRequests.exercises);
      await callStep(plan, asked);
      const get = (headers = {}) =>
        callEndpoint(getJob, { params: { jobId: asked.jobId }, headers });
      const { headers } = await get();
      const tag = String(headers['etag']);
      expect((await get({ 'if-none-match': tag })).status).toBe(304);
      bedrock.on(ConverseCommand).resolves(gives(half(0)));
      await draft(asked);
      expect((await get({ 'if-none-match': tag })).status).toBe(200);
    });

    it.each([
      ['exercises', [half(0), half(3)]],
      ['lesson', [lessonAnswer, lessonAnswer]],
    ] as const)('stops when the teacher cancels: %s; nothing is left', async (type, [one, two]) => {
      const asked = await asking(sampleRequests[type]);
      const call = { params: { jobId: asked.jobId } };
      bedrock
        .on(ConverseCommand)
        .resolvesOnce(gives(one))
        .callsFakeOnce(async () => {
          expect(await meanwhile(cancel, call)).toMatchObject({
            status: 200,
            body: { status: 'FAILED', error: { code: 'cancelled' } },
          });
          return gives(two);
        });
      await expect(draft(asked)).rejects.toMatchObject({ failure: { code: 'cancelled' } });
      expect(bedrock.commandCalls(ConverseCommand)).toHaveLength(2);
      expect(files()).toEqual([]);
      expect(await look(asked)).not.toHaveProperty('underway');
      const mended = { ...asked, planning: { planKey: 'a' }, drafting: { answerKey: 'b' } };
      await expect(callStep(repair, mended)).rejects.toMatchObject({
        failure: { code: 'cancelled' },
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
