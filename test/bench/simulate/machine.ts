import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { JobKind } from '#shared/model/job-steps.ts';

const retrier = z.object({
  ErrorEquals: z.array(z.string()),
  IntervalSeconds: z._default(z.number(), 1),
  MaxAttempts: z._default(z.number(), 3),
  BackoffRate: z._default(z.number(), 2),
  MaxDelaySeconds: z._default(z.number(), Infinity),
  JitterStrategy: z.optional(z.string()),
});
const state = z.object({
  Type: z.string(),
  Resource: z.optional(z.string()),
  Next: z.optional(z.string()),
  Default: z.optional(z.string()),
  Choices: z.optional(z.array(z.object({ Next: z.string() }))),
  Retry: z._default(z.array(retrier), []),
  Catch: z._default(z.array(z.object({ ErrorEquals: z.array(z.string()), Next: z.string() })), []),
  ItemProcessor: z.optional(z.unknown()),
});
const machine = z.object({
  StartAt: z.string(),
  TimeoutSeconds: z.optional(z.number()),
  States: z.record(z.string(), state),
});

export type State = z.infer<typeof state>;

/** A state machine as it is deployed, for a job with one item: the states of the item follow one another. */
export interface Machine {
  readonly start: string;
  readonly seconds: number;
  readonly states: ReadonlyMap<string, State>;
}

const onTheWay = (name: string, { Next, Default, Choices }: State): string | undefined =>
  Next ?? (name.startsWith('Skip ') ? Default : Choices?.[0]?.Next);

/** @param after what follows the last state */
function flatten(definition: unknown, after?: string): [start: string, states: [string, State][]] {
  const { StartAt, States } = z.parse(machine, definition);
  const flat = Object.entries(States).flatMap(([name, one]): [string, State][] => {
    const Next = one.Type === 'Succeed' ? after : onTheWay(name, one);
    if (one.ItemProcessor === undefined) return [[name, { ...one, Next }]];
    const [start, items] = flatten(one.ItemProcessor, Next);
    return [[name, { ...one, Type: 'Pass', Next: start }], ...items];
  });
  return [StartAt, flat];
}

/** Reads the snapshot of a kind's state machine, which a test compares with what is deployed. */
export function machineOf(kind: JobKind): Machine {
  const definition: unknown = JSON.parse(readFileSync(`test/workflows/${kind}.asl.json`, 'utf8'));
  const [start, states] = flatten(definition);
  const { TimeoutSeconds = Infinity } = z.parse(machine, definition);
  return { start, seconds: TimeoutSeconds, states: new Map(states) };
}

/** What a state does after an error: it tries again after some seconds, or another state follows. */
export function afterError(
  { Retry, Catch }: State,
  error: string,
  attempts: number[],
  chance: () => number,
): { readonly again: number } | { readonly next: string | undefined } {
  const names = (list: readonly string[]) =>
    list.includes(error) || list.includes('States.ALL') || list.includes('States.TaskFailed');
  const index = Retry.findIndex(({ ErrorEquals }) => names(ErrorEquals));
  const policy = Retry[index];
  const before = attempts[index] ?? 0;
  if (policy && before < policy.MaxAttempts) {
    attempts[index] = before + 1;
    const wait = Math.min(
      policy.IntervalSeconds * policy.BackoffRate ** before,
      policy.MaxDelaySeconds,
    );
    return { again: policy.JitterStrategy === 'FULL' ? wait * chance() : wait };
  }
  return { next: Catch.find(({ ErrorEquals }) => names(ErrorEquals))?.Next };
}
