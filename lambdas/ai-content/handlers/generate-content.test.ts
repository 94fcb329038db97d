import '../../../test/support/environment.ts';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentJob } from '../../../shared/contracts/ai-content.ts';
import { limits } from '../../../shared/model/limits.ts';
import { callEndpoint, student, teacher } from '../../../test/support/call-endpoint.ts';
import { handler } from './generate-content.ts';

const table = mockClient(DynamoDBDocumentClient);
const workflow = mockClient(SFNClient);

const common = { topic: 'دورة الماء', level: 'Middle' };
const plan = {
  contentType: 'LESSON_PLAN',
  ...common,
  duration: '45 min',
  objectives: 'Name the stages\nDraw them',
};
const test = {
  contentType: 'TEST',
  ...common,
  questionType: 'True/False',
  questionCount: 5,
};
const exercise = { contentType: 'EXERCISE', ...common, exerciseType: 'Fill in the gaps' };

beforeEach(() => {
  table.reset();
  workflow.reset();
  table.on(GetCommand).resolves({});
  table.on(PutCommand).resolves({});
  table.on(UpdateCommand).resolves({});
  workflow.on(StartExecutionCommand).resolves({});
});

describe('generate-content', () => {
  it.each([plan, { ...test, baseText: 'Water rises.' }, exercise])(
    'keeps the request of a $contentType, and starts its workflow',
    async (body) => {
      const answer = await callEndpoint(handler, { body });
      const job = answer.body as ContentJob;
      expect(answer.status).toBe(202);
      expect(job).toMatchObject({
        type: body.contentType,
        status: 'PENDING',
        source: common.topic,
      });
      expect(table.commandCalls(PutCommand)[0]?.args[0].input.Item).toMatchObject({
        SK: `JOB#ai-content#${job.id}`,
        openKind: 'ai-content',
        request: body,
      });
      expect(workflow.commandCalls(StartExecutionCommand)[0]?.args[0].input).toEqual({
        stateMachineArn: process.env['AI_CONTENT_WORKFLOW_ARN'],
        name: job.id,
        input: JSON.stringify({ uid: 'teacher-1', kind: 'ai-content', jobId: job.id }),
      });
    },
  );

  it.each([
    ['another content type', { ...plan, contentType: 'POEM' }, '/contentType'],
    ['a topic of only spaces', { ...plan, topic: '  ' }, '/topic'],
    ['another level', { ...plan, level: 'University' }, '/level'],
    ['no objectives', { ...plan, objectives: undefined }, '/objectives'],
    ['no questions', { ...test, questionCount: 0 }, '/questionCount'],
    ['half a question', { ...test, questionCount: 2.5 }, '/questionCount'],
    ['a hundred questions', { ...test, questionCount: 100 }, '/questionCount'],
    ['another question type', { ...test, questionType: 'Essay' }, '/questionType'],
    ['too long a text', { ...exercise, baseText: 'a'.repeat(4_001) }, '/baseText'],
    ['control characters', { ...exercise, exerciseType: 'a\u0007b' }, '/exerciseType'],
  ])('refuses %s', async (_, body, path) => {
    const { status, body: problem } = await callEndpoint(handler, { body });
    expect(status).toBe(400);
    expect(problem).toMatchObject({ issues: [{ path }] });
    expect(workflow.calls()).toHaveLength(0);
  });

  it('refuses a field of another type’s form', async () => {
    const answer = await callEndpoint(handler, { body: { ...exercise, questionCount: 3 } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
  });

  it('has a small quota, and a reason of its own, while the address is not proven', async () => {
    const full = new ConditionalCheckFailedException({ message: '', $metadata: {} });
    table.on(UpdateCommand).rejects(full);
    const user = { ...teacher, emailVerified: false };
    const answer = await callEndpoint(handler, { body: plan, user });
    expect(answer).toMatchObject({ status: 429, body: { code: 'unverified-quota-exceeded' } });
    const [count] = table.commandCalls(UpdateCommand);
    expect(count?.args[0].input.ExpressionAttributeValues).toMatchObject({
      ':limit': limits.unverifiedContentJobsPerDay,
    });
  });

  it('stops at the day’s quota', async () => {
    const full = new ConditionalCheckFailedException({ message: '', $metadata: {} });
    table.on(UpdateCommand).rejects(full);
    const answer = await callEndpoint(handler, { body: plan });
    expect(answer).toMatchObject({ status: 429, body: { code: 'quota-exceeded' } });
  });

  it('logs nothing of what was written', async () => {
    const { logged } = await callEndpoint(handler, { body: plan });
    expect(logged).not.toContain('دورة');
    expect(logged).not.toContain('stages');
  });

  it('is for teachers only', async () => {
    expect(await callEndpoint(handler, { body: plan, user: student })).toMatchObject({
      status: 403,
    });
  });
});
