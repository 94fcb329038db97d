import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InvokeFrom } from '../lambda/resource-policy.ts';
import type { Environment } from '../template/resource-types.ts';
import type { EventRuleSpec } from '../template/workflows.ts';
import type { BusEvent } from './event.ts';
import { matchesPattern } from './pattern.ts';
import { startSchedule } from './schedule.ts';

/** Dependencies of the event bus. */
export interface EventBusOptions {
  readonly rules: readonly EventRuleSpec[];
  readonly environment: Environment;
  readonly invoke: InvokeFrom;
  readonly log: (line: string) => void;
  /** Pauses between delivery attempts. */
  readonly retryDelaysMs?: readonly number[];
}

/** The account's default event bus. */
export interface EventBus {
  readonly publish: (event: BusEvent) => void;
  /** Starts the schedules, each with one tick for those missed while this machine was off. */
  readonly start: () => void;
  readonly close: () => void;
}

/** Delivers events to the functions of matching rules, with retries. */
export const createEventBus = (options: EventBusOptions): EventBus => {
  const { rules, environment, retryDelaysMs = [1_000, 5_000, 30_000] } = options;
  const closing = new AbortController();
  const schedules: (() => void)[] = [];

  const deliver = async (rule: EventRuleSpec, functionArn: string, event: unknown) => {
    for (const delay of [...retryDelaysMs, undefined]) {
      const outcome = await options.invoke(functionArn, event, rule.arn);
      if (outcome.ok || closing.signal.aborted) return;
      if (delay === undefined) {
        options.log(`${rule.name}: delivery failed: ${outcome.error.errorType}`);
        return;
      }
      await sleep(delay, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };
  const send = (rule: EventRuleSpec, event: BusEvent): void => {
    for (const target of rule.targets) {
      const payload: unknown = target.Input === undefined ? event : JSON.parse(target.Input);
      void deliver(rule, target.Arn, payload);
    }
  };
  const scheduled = (rule: EventRuleSpec): BusEvent => ({
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: environment.accountId,
    time: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    region: environment.region,
    resources: [rule.arn],
    detail: {},
  });

  return {
    publish: (event) => {
      if (closing.signal.aborted) return;
      for (const rule of rules) {
        if (rule.pattern !== undefined && matchesPattern(rule.pattern, event)) send(rule, event);
      }
    },
    start: () => {
      for (const rule of rules) {
        if (rule.schedule === undefined) continue;
        schedules.push(startSchedule(rule.schedule, () => send(rule, scheduled(rule))));
        send(rule, scheduled(rule));
      }
    },
    close: () => {
      closing.abort();
      for (const stop of schedules) stop();
    },
  };
};
