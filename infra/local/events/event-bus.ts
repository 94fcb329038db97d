import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Invoke } from '../lambda/invocation.ts';
import type { Environment } from '../template/names.ts';
import type { EventRuleSpec, InvokePermission } from '../template/workflows.ts';
import type { BusEvent } from './event.ts';
import { matchesPattern } from './pattern.ts';
import { startSchedule } from './schedule.ts';

/** What delivering events needs of the host. */
export interface EventBusOptions {
  readonly rules: readonly EventRuleSpec[];
  readonly permissions: readonly InvokePermission[];
  readonly environment: Environment;
  readonly invoke: Invoke;
  readonly log: (line: string) => void;
  /** Pauses between attempts of a delivery. */
  readonly retryDelaysMs?: readonly number[];
}

/** The account's default event bus. */
export interface EventBus {
  readonly publish: (event: BusEvent) => void;
  /** Starts the schedules. */
  readonly start: () => void;
  readonly close: () => void;
}

/** Delivers events to the functions that rules name, if their resource policies let the rule invoke them. */
export const createEventBus = (options: EventBusOptions): EventBus => {
  const { rules, permissions, environment, retryDelaysMs = [1_000, 5_000, 30_000] } = options;
  const closing = new AbortController();
  const schedules: (() => void)[] = [];

  const mayInvoke = (rule: EventRuleSpec, functionArn: string): boolean =>
    permissions.some(
      (permission) =>
        permission.principal === 'events.amazonaws.com' &&
        permission.function === functionArn &&
        permission.sourceArn === rule.arn,
    );
  const deliver = async (rule: EventRuleSpec, functionArn: string, event: unknown) => {
    for (const delay of [...retryDelaysMs, undefined]) {
      const outcome = await options.invoke(functionArn, event);
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
      if (mayInvoke(rule, target.Arn)) {
        const payload: unknown = target.Input === undefined ? event : JSON.parse(target.Input);
        void deliver(rule, target.Arn, payload);
      } else {
        options.log(`${rule.name}: not permitted to invoke ${target.Arn}`);
      }
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
      }
    },
    close: () => {
      closing.abort();
      for (const stop of schedules) stop();
    },
  };
};
