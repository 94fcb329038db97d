import type { StateMachineDefinition } from 'aws-local-stepfunctions';
import * as z from 'zod/mini';

/** The longest timeout a timer supports (2^31 ms), for tasks without one: AWS waits for a year. */
const noTimeoutSeconds = 2_000_000;

/** A Task state and its resource. */
export interface Task {
  readonly name: string;
  readonly resource: string;
}

const machine = z.looseObject({
  States: z.record(z.string(), z.looseObject({ Type: z.string() })),
});
const definitionSchema = z.custom<StateMachineDefinition>(
  (value) => machine.safeParse(value).success,
);

/** Gives every task a timeout, because the engine's own default is a minute; adds the tasks to a list. */
const prepare = (value: unknown, tasks: Task[]): object => {
  const { States, ...rest } = machine.parse(value);
  const states = Object.entries(States).map(([name, state]): [string, object] => {
    if (state.Type === 'Parallel') throw new Error(`${name}: no Parallel state is supported here`);
    if (state.Type === 'Map')
      return [name, { ...state, ItemProcessor: prepare(state['ItemProcessor'], tasks) }];
    if (state.Type !== 'Task') return [name, state];
    tasks.push({ name, resource: z.string().parse(state['Resource']) });
    return [name, { TimeoutSeconds: noTimeoutSeconds, ...state }];
  });
  return { ...rest, States: Object.fromEntries(states) };
};

/**
 * Prepares a definition in Amazon States Language for the engine.
 * @returns the definition, and its Task states at any depth
 * @throws if it is not JSON, has no states, or has a state that is not supported
 */
export const readDefinition = (
  json: string,
): { readonly definition: StateMachineDefinition; readonly tasks: readonly Task[] } => {
  const tasks: Task[] = [];
  const definition = definitionSchema.parse(prepare(JSON.parse(json), tasks));
  return { definition, tasks };
};
