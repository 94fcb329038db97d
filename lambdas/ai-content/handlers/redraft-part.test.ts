import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  ThrottlingException,
} from '@aws-sdk/client-bedrock-runtime';
import { useMockClient } from '#test/support/mock-client.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { draft } from '#shared/model/draft.ts';
import { contentKind } from '#shared/contracts/content-documents.ts';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { lessonAnswer, sampleRequests } from '#test/support/sample-answers.ts';
import { sampleContentJob } from '#test/support/sample-job.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { saveResult } from '#core/documents/save-result.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { assembleDraft } from '../domain/assemble/assemble-draft.ts';
import { textTests } from '#test/support/sample-drafts/text-tests.ts';
import { printOf } from '#shared/draft/readings.ts';
import { planDraft } from '../domain/plan/plan-draft.ts';
import { parseTask } from '../domain/prompt/task-message.ts';
import { draftOffline } from '../rules/draft-offline.ts';
import { handler } from './redraft-part.ts';

const { s3, jobs } = useJobServices();
const bedrock = useMockClient(BedrockRuntimeClient);
const ports = connectDocuments({ TABLE_NAME: 'table', RESULTS_BUCKET: 'results' });
const job = { ...sampleContentJob, request: sampleRequests.lesson };
const address = addressOf(job);
const lesson = assembleDraft(planDraft(sampleRequests.lesson), lessonAnswer, {
  drafter: 'model',
  seed: job.id,
}).draft;
const phase = { ...lessonAnswer.phases[0], title: 'A puddle on the yard' };

const said = (value: unknown, stopReason: 'end_turn' | 'guardrail_intervened' = 'end_turn') => ({
  $metadata: {},
  stopReason,
  metrics: { latencyMs: 1 },
  usage: { inputTokens: 120, outputTokens: 90, totalTokens: 210 },
  output: { message: { role: 'assistant' as const, content: [{ text: JSON.stringify(value) }] } },
});
const redraft = (body: object = { part: 'p1' }, more = {}) =>
  callEndpoint(handler, { params: { jobId: job.id }, body, ...more });
const asked = () => bedrock.commandCalls(ConverseCommand).length;

beforeEach(async () => {
  bedrock.reset();
  bedrock.on(ConverseCommand).resolves(said(phase));
  await jobs.create(job);
  await saveResult(ports, draft, address, lesson);
  await jobs.change(address, { status: 'SUCCESS', files: [] }, new Date());
});

describe('redrafting a part', () => {
  it('keeps its id and time, stores no text, and adds its cost to the job', async () => {
    const before = s3.objects.size;
    const { status, body, logged } = await redraft({ part: 'p1', instruction: 'Take a puddle' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { part: { id: 'p1', minutes: 10, title: phase.title } },
    });
    expect(s3.objects.size).toBe(before);
    expect(await jobs.find(address)).toMatchObject({ inputTokens: 120, outputTokens: 90 });
    expect(logged).not.toMatch(/puddle/i);
  });

  it('counts as one of the day’s drafts, which are few for an unverified address', async () => {
    const user = { ...teacher, emailVerified: false };
    const most = contentKind.perDay.unverified;
    const answers = [];
    for (let index = 0; index < most + 2; index += 1)
      answers.push(await redraft(undefined, { user }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
    expect(answers.at(-1)).toMatchObject({
      status: 429,
      body: { code: 'unverified-quota-exceeded' },
    });
    expect(asked()).toBe(most);
  });

  it('asks the model twice at most, and counts each answer', async () => {
    bedrock.on(ConverseCommand).resolves(said({ title: 'x' }));
    expect(await redraft()).toMatchObject({ body: { code: 'draft-unusable' } });
    expect(asked()).toBe(2);
    expect(await jobs.find(address)).toMatchObject({ inputTokens: 240, outputTokens: 180 });
  });

  it('reports whether it was refused, or should be tried later', async () => {
    bedrock.on(ConverseCommand).resolves(said('', 'guardrail_intervened'));
    expect(await redraft()).toMatchObject({ body: { code: 'draft-refused' } });
    bedrock.on(ConverseCommand).rejects(new ThrottlingException({ message: '', $metadata: {} }));
    expect(await redraft()).toMatchObject({ status: 503, body: { code: 'drafter-busy' } });
  });

  it('fails when the rules do not understand the instruction', async () => {
    bedrock.on(ConverseCommand).resolves({
      ...said(''),
      additionalModelResponseFields: { drafter: 'rules', cannot: 'instruction', possible: 0 },
    });
    expect(await redraft({ part: 'p1', instruction: 'Take a puddle' })).toMatchObject({
      status: 422,
      body: { code: 'instruction-needs-model' },
    });
    expect(asked()).toBe(1);
  });

  it('needs the teacher’s own draft and an existing part', async () => {
    const other = { user: { ...teacher, uid: 'teacher-2' } };
    expect(await redraft(undefined, other)).toMatchObject({ body: { code: 'job-not-found' } });
    expect(await redraft(undefined, { user: student })).toMatchObject({ status: 403 });
    expect(await redraft({ part: 'p9' })).toMatchObject({ body: { code: 'part-not-found' } });
    expect(asked()).toBe(0);
  });
});

describe('the source text at a reading level', () => {
  const test = textTests.ar;
  const about = { ...job, id: `${job.id.slice(0, -1)}T`, request: sampleRequests.test };
  const ask = (reading: object) => redraft({ reading }, { params: { jobId: about.id } });
  /** The rules in place of both models, in the format of Bedrock. */
  const byRules = () =>
    bedrock.on(ConverseCommand).callsFake((input: ConverseCommandInput) => {
      const content = input.messages?.[0]?.content ?? [];
      const task = parseTask(content.map(({ text }) => text).join('\n'));
      if (!task) throw new Error('no task');
      return {
        ...said(draftOffline(task)),
        additionalModelResponseFields: { drafter: 'rules' },
      };
    });
  const store = async (content: object) => {
    await jobs.create(about);
    await saveResult(ports, draft, addressOf(about), { ...test, ...content });
    await jobs.change(addressOf(about), { status: 'SUCCESS', files: [] }, new Date());
  };

  it('is written by one model and solved by another, and is not stored', async () => {
    await store({});
    byRules();
    const before = s3.objects.size;
    const { status, body } = await ask({ level: 'simplest' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { reading: { level: 'simplest', solving: { differed: [] } } },
    });
    expect(s3.objects.size).toBe(before);
    const models = bedrock.commandCalls(ConverseCommand).map(({ args }) => args[0].input.modelId);
    expect(new Set(models).size).toBe(2);
  });

  it('is only solved again if the stored version is to be kept', async () => {
    const text = 'الماء يغطي 71 بالمئة من سطح الأرض. التبخر هو تحول الماء السائل إلى بخار.';
    await store({ readings: [{ level: 'easier', text }] });
    byRules();
    expect(await ask({ level: 'easier', keep: true })).toMatchObject({
      body: { reading: { text, solving: { of: printOf(test, text) } } },
    });
    expect(asked()).toBe(1);
  });

  it('needs a test with a text, and a stored version to keep', async () => {
    const refused = { status: 400, body: { code: 'validation-failed' } };
    expect(await redraft({ reading: { level: 'easier' } })).toMatchObject(refused);
    await store({});
    expect(await ask({ level: 'easier', keep: true })).toMatchObject(refused);
    expect(await ask({ level: 'harder' })).toMatchObject({ status: 400 });
    expect(asked()).toBe(0);
  });

  it('says that it needs a model if rules cannot make the text easier', async () => {
    await store({ sourceText: 'الماء سائل. الثلج صلب.' });
    bedrock.on(ConverseCommand).resolves({
      ...said(''),
      additionalModelResponseFields: { drafter: 'rules', cannot: 'instruction', possible: 0 },
    });
    expect(await ask({ level: 'easier' })).toMatchObject({
      status: 422,
      body: { code: 'instruction-needs-model' },
    });
  });
});
