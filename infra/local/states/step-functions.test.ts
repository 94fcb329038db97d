import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BusEvent } from '../events/event.ts';
import type { Invocation } from '../lambda/invocation.ts';
import { ExecutionHost } from './execution-host.ts';
import { openJournal, type Journal } from './journal.ts';
import { createStepFunctions } from './step-functions.ts';

const arn = (kind: string, name: string) => `arn:aws:${kind}:eu-west-3:000000000000:${name}`;
const stateMachineArn = arn('states', 'stateMachine:notebook');
const work = arn('lambda', 'function:work');
const record = arn('lambda', 'function:record');

const definition = {
  StartAt: 'Work',
  TimeoutSeconds: 1,
  States: {
    Work: {
      Type: 'Task',
      Resource: work,
      ResultPath: '$.result',
      Retry: [
        {
          ErrorEquals: ['Transient'],
          IntervalSeconds: 1,
          MaxDelaySeconds: 1,
          MaxAttempts: 1,
          JitterStrategy: 'FULL',
        },
      ],
      Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'Record' }],
      End: true,
    },
    Record: { Type: 'Task', Resource: record, ResultPath: null, Next: 'Stop' },
    Stop: { Type: 'Fail', Error: 'Stopped', Cause: 'recorded' },
  },
};

describe('Step Functions', () => {
  let folder: string;
  let events: BusEvent[];
  let lines: string[];
  const tasks = vi.fn<(resource: string, input: unknown) => Promise<Invocation>>();

  const startService = (more: Partial<Journal> = {}) => {
    const journal = { ...openJournal(join(folder, 'executions.ndjson'), Date.now()), ...more };
    const host = new ExecutionHost({
      stateMachines: [
        {
          name: 'notebook',
          arn: stateMachineArn,
          roleArn: 'arn:aws:iam::000000000000:role/machine',
          definition: JSON.stringify(definition),
        },
      ],
      environment: { accountId: '000000000000', region: 'eu-west-3' },
      journal,
      invokeTask: () => tasks,
      publish: (event) => events.push(event),
      now: () => Date.now(),
      log: (line) => lines.push(line),
    });
    return { host, journal, call: createStepFunctions(host) };
  };
  const start = (
    call: ReturnType<typeof startService>['call'],
    name = 'job-1',
    input = '{"jobId":"1"}',
  ) => call('StartExecution', { stateMachineArn, name, input });
  const executionArn = arn('states', 'execution:notebook:job-1');
  const endingIn = (journal: Journal) => journal.get(executionArn)?.ending;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'states-'));
    events = [];
    lines = [];
    tasks.mockReset();
    tasks.mockResolvedValue({ ok: true, payload: { pages: 3 } });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('survives when an execution’s end cannot be written, and runs it again after a restart', async () => {
    const journal = openJournal(join(folder, 'executions.ndjson'), Date.now());
    const put: Journal['put'] = (execution) => {
      if (execution.ending) throw new Error('ENOSPC');
      journal.put(execution);
    };
    await start(startService({ put }).call);
    await expect
      .poll(() => lines)
      .toEqual([`${executionArn}: its end is not written: Error: ENOSPC`]);
    const { host, journal: written } = startService();
    host.resume();
    await expect.poll(() => endingIn(written)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('runs a state machine to its end and sends an event', async () => {
    const { call, journal } = startService();
    expect(await start(call)).toMatchObject({ executionArn });
    await expect
      .poll(() => endingIn(journal))
      .toMatchObject({
        status: 'SUCCEEDED',
        output: '{"jobId":"1","result":{"pages":3}}',
      });
    expect(events.map(({ detail }) => detail['status'])).toEqual(['RUNNING', 'SUCCEEDED']);
    expect(events[1]).toMatchObject({
      source: 'aws.states',
      'detail-type': 'Step Functions Execution Status Change',
      detail: { stateMachineArn, input: '{"jobId":"1"}' },
    });
  });

  it('gives catchers the error type and the whole payload', async () => {
    const error = { errorType: 'JobError', errorMessage: '{"code":"no-names"}', trace: ['a'] };
    tasks.mockResolvedValueOnce({ ok: false, error });
    const { call, journal } = startService();
    await start(call);
    await expect
      .poll(() => endingIn(journal))
      .toMatchObject({ status: 'FAILED', error: 'Stopped', cause: 'recorded' });
    expect(tasks).toHaveBeenLastCalledWith(record, {
      jobId: '1',
      error: { Error: 'JobError', Cause: JSON.stringify(error) },
    });
  });

  it('retries the errors that the definition names', async () => {
    const error = { errorType: 'Transient', errorMessage: 'again' };
    tasks.mockResolvedValueOnce({ ok: false, error });
    const { call, journal } = startService();
    await start(call);
    await expect.poll(() => endingIn(journal)).toMatchObject({ status: 'SUCCEEDED' });
    expect(tasks).toHaveBeenCalledTimes(2);
  });

  it('reports a killed function as Lambda.Unknown', async () => {
    const error = { errorType: 'Runtime.ExitError', errorMessage: 'signal: killed' };
    tasks.mockResolvedValueOnce({ ok: false, error });
    const { call } = startService();
    await start(call);
    await expect
      .poll(() => tasks.mock.calls.at(-1)?.[1])
      .toMatchObject({ error: { Error: 'Lambda.Unknown' } });
  });

  it('ends an execution whose state exceeds 256 KB, without its catchers', async () => {
    tasks.mockResolvedValueOnce({ ok: true, payload: 'x'.repeat(300_000) });
    const { call, journal } = startService();
    await start(call);
    await expect
      .poll(() => endingIn(journal))
      .toMatchObject({ status: 'FAILED', error: 'States.DataLimitExceeded' });
    expect(tasks).toHaveBeenCalledTimes(1);
  });

  it('stops a state machine at its time limit', async () => {
    tasks.mockReturnValue(new Promise(() => undefined));
    const { call, journal } = startService();
    await start(call);
    await expect.poll(() => endingIn(journal)).toMatchObject({ status: 'TIMED_OUT' });
    expect(events.at(-1)?.detail).toMatchObject({ status: 'TIMED_OUT', input: '{"jobId":"1"}' });
  });

  it('treats a repeated name as AWS does', async () => {
    tasks.mockReturnValue(new Promise(() => undefined));
    const { call, journal } = startService();
    const first = await start(call);
    expect(await start(call)).toEqual(first);
    await expect(start(call, 'job-1', '{"other":1}')).rejects.toMatchObject({
      code: 'ExecutionAlreadyExists',
    });
    await expect.poll(() => endingIn(journal)).toMatchObject({ status: 'TIMED_OUT' });
    await expect(start(call)).rejects.toMatchObject({ code: 'ExecutionAlreadyExists' });
  });

  it.each([
    ['an unknown machine', { stateMachineArn: `${stateMachineArn}x` }, 'StateMachineDoesNotExist'],
    ['input that is not JSON', { stateMachineArn, input: '{' }, 'InvalidExecutionInput'],
    ['a name with a slash', { stateMachineArn, name: 'a/b' }, 'InvalidName'],
  ])('refuses %s', async (_, input, code) => {
    await expect(startService().call('StartExecution', input)).rejects.toMatchObject({
      code,
    });
  });

  it('names the permissions that IAM checks', () => {
    const { call } = startService();
    expect(call.resourceOf('StartExecution', { stateMachineArn })).toBe(stateMachineArn);
  });

  it('continues executions of a killed process, even after half a line', async () => {
    tasks.mockReturnValueOnce(new Promise(() => undefined));
    const killed = startService();
    await start(killed.call);
    killed.host.close();
    appendFileSync(join(folder, 'executions.ndjson'), '{"executionArn":"half');

    const { journal, host } = startService();
    expect(journal.get(executionArn)).toMatchObject({ name: 'job-1' });
    expect(endingIn(journal)).toBeUndefined();
    host.resume();
    await expect.poll(() => endingIn(journal)).toMatchObject({ status: 'SUCCEEDED' });
    host.resume();
    expect(tasks).toHaveBeenCalledTimes(2);
  });
});
