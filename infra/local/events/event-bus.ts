import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { InvokeFrom } from '../lambda/resource-policy.ts';
import type { Environment } from '../template/resource-types.ts';
import type { EventRuleSpec } from '../template/workflows.ts';
import { busEvent, type BusEvent } from './event.ts';

export interface EventBusOptions {
  readonly rules: readonly EventRuleSpec[];
  readonly environment: Environment;
  readonly invoke: InvokeFrom;
  readonly log: (line: string) => void;
  /** Pauses between delivery attempts. */
  readonly retryDelaysMs?: readonly number[];
}

export interface EventBus {
  readonly publish: (event: BusEvent) => void;
  /** Starts the schedules, each with one tick for those missed while this machine was off. */
  readonly start: () => void;
  readonly close: () => void;
}

const object = z.record(z.string(), z.unknown());
/** Other matchers are refused, because an event would never match them. */
const values = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]));

/**
 * Whether an event matches an EventBridge pattern: every field in the pattern must have one of its values.
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-event-patterns.html
 * @throws for matchers that are no plain values
 */
const matchesPattern = (pattern: Readonly<Record<string, unknown>>, event: unknown): boolean => {
  const fields = object.safeParse(event).data ?? {};
  return Object.entries(pattern).every(([name, expected]) => {
    const value = fields[name];
    if (!Array.isArray(expected)) return matchesPattern(object.parse(expected), value);
    const { data } = values.safeParse(expected);
    if (!data)
      throw new Error(`the event pattern ${JSON.stringify(expected)} is not supported here`);
    return data.some((one) => one === value);
  });
};

/**
 * Calls `tick` by an EventBridge schedule such as `rate(5 minutes)`; returns a function that ends it.
 * @throws for any other schedule
 */
const startSchedule = (expression: string, tick: () => void): (() => void) => {
  const minutes = /^rate\((\d+) minutes?\)$/.exec(expression)?.[1];
  if (minutes === undefined) throw new Error(`the schedule ${expression} is not supported here`);
  const timer = setInterval(tick, Number(minutes) * 60_000).unref();
  return () => clearInterval(timer);
};

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
  const sendTick = (rule: EventRuleSpec): void => {
    const tick = { 'detail-type': 'Scheduled Event', source: 'aws.events', detail: {} };
    send(rule, busEvent(environment, new Date(), { ...tick, resources: [rule.arn] }));
  };

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
        schedules.push(startSchedule(rule.schedule, () => sendTick(rule)));
        sendTick(rule);
      }
    },
    close: () => {
      closing.abort();
      for (const stop of schedules) stop();
    },
  };
};
