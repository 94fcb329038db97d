import { request } from 'node:http';
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AwsError } from './aws-error.ts';
import type { Fixture } from '#test/support/aws-gateway.ts';
import { allow, machineArn, openFixture } from '#test/support/aws-gateway.ts';
import { presigned, sendWire, signedCall, type WireRequest } from '#test/support/signing.ts';

const states = vi.fn<(action: string, input: unknown) => Promise<unknown>>();
let door: Fixture;

beforeEach(async () => {
  states.mockReset();
  door = await openFixture({
    services: { states: Object.assign(states, { resourceOf: () => machineArn }) },
  });
});
afterEach(() => door.close());

const start = () =>
  new SFNClient(door.client).send(
    new StartExecutionCommand({ stateMachineArn: machineArn, name: 'job', input: '{}' }),
  );

describe('a JSON service', () => {
  it('receives the action and its input', async () => {
    states.mockResolvedValue({ executionArn: 'arn', startDate: 1 });
    expect(await start()).toMatchObject({ executionArn: 'arn', startDate: new Date(1000) });
    const input = { stateMachineArn: machineArn, name: 'job', input: '{}' };
    expect(states).toHaveBeenCalledWith('StartExecution', input);
  });

  it('refuses in its own error format', async () => {
    states.mockRejectedValue(new AwsError('ExecutionAlreadyExists', 'it has run'));
    await expect(start()).rejects.toMatchObject({
      name: 'ExecutionAlreadyExists',
      message: 'it has run',
    });
    expect(door.events).toEqual([]);
  });

  it('hides the cause of a failure from the caller, and logs it', async () => {
    states.mockRejectedValue(new Error('disk full at /home/me'));
    await expect(start()).rejects.toMatchObject({
      name: 'InternalFailure',
      message: expect.not.stringContaining('disk') as string,
    });
    expect(door.events).toMatchObject([
      { kind: 'failed', service: 'states', error: new Error('disk full at /home/me') },
    ]);
  });

  it('is not called when IAM refuses', async () => {
    door.role.statements = [allow('states:StartExecution', `${machineArn}2`)];
    await expect(start()).rejects.toMatchObject({ name: 'AccessDeniedException' });
    expect(states).not.toHaveBeenCalled();
  });

  it.each([
    ['no operation', '', 'UnknownOperationException'],
    [
      'a table operation that is not there',
      'DynamoDB_20120810.TransactWriteItems',
      'UnknownOperationException',
    ],
    ['another input', 'DynamoDB_20120810.GetItem', 'ValidationException'],
  ])('rejects %s', async (_, action, code) => {
    const { status, body } = await sendWire(
      door.url,
      await signedCall(door.url, { action, input: { TableName: 1 } }),
    );
    expect({ status, body }).toMatchObject({
      status: 400,
      body: expect.stringContaining(code) as string,
    });
  });
});

describe('a caller who hangs up', () => {
  const sendAndLeave = (
    origin: string,
    { method, target, headers }: WireRequest,
    begun?: string,
  ): Promise<void> =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(origin);
      const call = request({ hostname, port, method, path: target, headers, agent: false });
      call.on('response', () => call.destroy());
      call.on('error', () => undefined);
      call.on('close', () => resolve());
      if (begun === undefined) call.end();
      else call.write(begun, () => call.destroy());
    });

  it('during the answer is not logged', async () => {
    const { url, store, close, events } = await openFixture();
    await store.put('uploads', 'big', Buffer.alloc(16 * 1_024 * 1_024));
    await sendAndLeave(url, await presigned(url, { method: 'GET', key: 'big' }));
    await close();
    expect(events).toEqual([]);
  });

  it('while sending is not logged either', async () => {
    const { url, close, events } = await openFixture();
    const wire = await presigned(url, { headers: { 'content-length': '100' } });
    await sendAndLeave(url, wire, 'half of it');
    await sendWire(url, await presigned(url, { method: 'GET', key: 'none' }));
    expect(events).toEqual([]);
    await close();
  });
});
