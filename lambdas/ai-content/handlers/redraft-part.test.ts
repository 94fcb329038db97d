import {
  BedrockRuntimeClient,
  ConverseCommand,
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
import { planDraft } from '../domain/plan/plan-draft.ts';
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
