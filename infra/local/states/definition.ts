import type { StateMachineDefinition } from 'aws-local-stepfunctions';
import * as z from 'zod/mini';

/** The longest timeout a timer supports (2^31 ms), for tasks without one: AWS waits for a year. */
const noTimeoutSeconds = 2_000_000;

const object = z.record(z.string(), z.unknown());

/** A Task state and its resource. */
export interface Task {
  readonly name: string;
  readonly resource: string;
}

const addTaskTimeout = (state: Record<string, unknown>): Record<string, unknown> =>
  state['Type'] !== 'Task' || 'TimeoutSeconds' in state || 'TimeoutSecondsPath' in state
    ? state
    : // The engine's own default is a minute.
      { ...state, TimeoutSeconds: noTimeoutSeconds };

const machine = z.object({ States: z.record(z.string(), object) });

const mapMachine = (
  value: unknown,
  visit: (name: string, state: Record<string, unknown>) => Record<string, unknown>,
): Record<string, unknown> => {
  const { States } = machine.parse(value);
  const states = Object.entries(States).map(([name, state]) => {
    const visited = visit(name, state);
    const nested: Record<string, unknown> = {};
    for (const key of ['Iterator', 'ItemProcessor']) {
      if (key in visited) nested[key] = mapMachine(visited[key], visit);
    }
    if (Array.isArray(visited['Branches'])) {
      nested['Branches'] = visited['Branches'].map((branch: unknown) => mapMachine(branch, visit));
    }
    return [name, { ...visited, ...nested }];
  });
  return { ...object.parse(value), States: Object.fromEntries(states) };
};

const definitionSchema = z.custom<StateMachineDefinition>(
  (value) => machine.safeParse(value).success,
);

/**
 * Prepares a definition in Amazon States Language for the engine.
 * @returns the definition, and its Task states at any depth
 * @throws if it is not JSON or has no states
 */
export const readDefinition = (
  json: string,
): { readonly definition: StateMachineDefinition; readonly tasks: readonly Task[] } => {
  const tasks: Task[] = [];
  const definition = mapMachine(JSON.parse(json), (name, state) => {
    if (state['Type'] === 'Task')
      tasks.push({ name, resource: z.string().parse(state['Resource']) });
    return addTaskTimeout(state);
  });
  return { definition: definitionSchema.parse(definition), tasks };
};
