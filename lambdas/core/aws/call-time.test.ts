import '#test/support/environment.ts';
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { StartExecutionCommand } from '@aws-sdk/client-sfn';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSilentServer } from '#test/support/silent-server.ts';
import { CALL_TIME, TRY_TIME } from './call-time.ts';
import { documentClient } from './document-client.ts';
import { isBusy } from './is-busy.ts';
import { getObject } from './s3-objects.ts';
import { secretsClient } from './secrets-client.ts';
import { workflowClient } from './workflow-client.ts';

const silent = useSilentServer();
beforeEach(() => {
  vi.stubEnv('AWS_ENDPOINT_URL', silent.url);
  // The server and its sockets use the real clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const table = { TableName: 'table', Key: { PK: 'a', SK: 'b' } };
const workflow = process.env['NOTEBOOK_WORKFLOW_ARN'];
const calls = [
  ['DynamoDB', () => documentClient.send(new GetCommand(table))],
  ['S3', () => getObject({ bucket: 'results', key: 'a' })],
  [
    'Step Functions',
    () => workflowClient.send(new StartExecutionCommand({ stateMachineArn: workflow })),
  ],
  [
    'Secrets Manager',
    () => secretsClient.send(new GetSecretValueCommand({ SecretId: 'identity' })),
  ],
] as const;

describe.each(calls)('a call of %s that is never answered', (_, call) => {
  it('is tried again, and fails in time as "busy"', async () => {
    const before = silent.asked();
    const ended = vi.fn();
    const answer: Promise<unknown> = call();
    answer.catch(ended);
    await silent.whenAsked(before + 1);
    await vi.advanceTimersByTimeAsync(TRY_TIME);
    expect(ended).not.toHaveBeenCalled();
    // The wait before the second try is random.
    await vi.advanceTimersByTimeAsync(1_000);
    await silent.whenAsked(before + 2);
    await vi.advanceTimersByTimeAsync(CALL_TIME - TRY_TIME - 1_000);
    await expect(answer).rejects.toSatisfy(isBusy);
  });
});
