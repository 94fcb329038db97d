import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InvokeFrom } from '../lambda/resource-policy.ts';
import type { EventRuleSpec } from '../template/workflows.ts';
import { createEventBus } from './event-bus.ts';
import type { BusEvent } from './event.ts';

const rule: EventRuleSpec = {
  name: 'unfinished',
  arn: 'arn:rule',
  pattern: {
    source: ['aws.states'],
    detail: { status: ['FAILED', 'TIMED_OUT'], stateMachineArn: ['arn:machine:notebook'] },
  },
  targets: [{ Arn: 'arn:repair' }],
};
const event = (status: string, stateMachineArn = 'arn:machine:notebook'): BusEvent => ({
  version: '0',
  id: '1',
  'detail-type': 'Step Functions Execution Status Change',
  source: 'aws.states',
  account: '000000000000',
  time: '2026-01-01T00:00:00Z',
  region: 'eu-west-3',
  resources: [],
  detail: { status, stateMachineArn },
});
describe('the event bus', () => {
  const invoke = vi.fn<InvokeFrom>();
  let lines: string[];
  const create = (rules: EventRuleSpec[] = [rule]) =>
    createEventBus({
      rules,
      environment: { accountId: '000000000000', region: 'eu-west-3' },
      invoke,
      log: (line) => lines.push(line),
      retryDelaysMs: [10],
    });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    lines = [];
    invoke.mockReset();
    invoke.mockResolvedValue({ ok: true, payload: null });
  });
  afterEach(() => vi.useRealTimers());

  it('delivers matching events, and no others', () => {
    const bus = create();
    bus.publish(event('SUCCEEDED'));
    bus.publish(event('FAILED', 'arn:other'));
    expect(invoke).not.toHaveBeenCalled();
    bus.publish(event('TIMED_OUT'));
    expect(invoke.mock.calls).toEqual([['arn:repair', event('TIMED_OUT'), 'arn:rule']]);
  });

  it('retries a failed delivery, then reports it', async () => {
    invoke.mockResolvedValue({ ok: false, error: { errorType: 'Oops', errorMessage: '' } });
    create().publish(event('FAILED'));
    await expect.poll(() => lines).toEqual(['unfinished: delivery failed: Oops']);
    expect(invoke).toHaveBeenCalledTimes(2);
  });

  it('runs a schedule at the start and every five minutes', () => {
    const schedule = 'rate(5 minutes)';
    const bus = create([{ name: 'sweep', arn: 'arn:rule', schedule, targets: rule.targets }]);
    bus.start();
    vi.advanceTimersByTime(10 * 60_000);
    expect(invoke).toHaveBeenCalledTimes(3);
    expect(invoke.mock.calls[0]?.[1]).toMatchObject({ 'detail-type': 'Scheduled Event' });
    bus.close();
    vi.advanceTimersByTime(3_600_000);
    expect(invoke).toHaveBeenCalledTimes(3);
  });

  it('rejects a rule it does not understand, instead of never running it', () => {
    const odd = { ...rule, pattern: { source: [{ wildcard: 'a*' }] } };
    expect(() => create([odd]).publish(event('FAILED'))).toThrow('not supported');
    expect(() => create([{ ...rule, schedule: 'at(noon)' }]).start()).toThrow('not supported');
  });
});
