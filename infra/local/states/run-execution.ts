import {
  ExecutionAbortedError,
  ExecutionTimeoutError,
  StateMachine,
  type RunOptions,
  type StateMachineDefinition,
} from 'aws-local-stepfunctions';
import * as z from 'zod/mini';
import type { Invocation, InvocationError } from '../lambda/invocation.ts';
import type { Ending } from './execution.ts';

/** Step Functions' limit for the input and output of a state. */
export const maxStateBytes = 256 * 1024;

export type Outcome = Omit<Ending, 'stopDate'>;

export type InvokeTask = (resource: string, input: unknown) => Promise<Invocation>;

export interface Run {
  readonly outcome: Promise<Outcome>;
  readonly abort: () => void;
}

/** The longest timeout a timer supports (2^31 ms), for tasks without one: AWS waits for a year. */
const noTimeoutSeconds = 2_000_000;

interface Task {
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
const readDefinition = (
  json: string,
): { readonly definition: StateMachineDefinition; readonly tasks: readonly Task[] } => {
  const tasks: Task[] = [];
  const definition = definitionSchema.parse(prepare(JSON.parse(json), tasks));
  return { definition, tasks };
};

type Handlers = NonNullable<NonNullable<RunOptions['overrides']>['taskResourceLocalHandlers']>;
type Json = Awaited<ReturnType<Handlers[string]>>;
const json = z.custom<Json>((value) => value !== undefined);

/** A failed task: the engine uses `name` as the state's Error and `message` as its Cause. */
class TaskError extends Error {
  /** The engine reads these: `States.ALL` must not retry or catch errors that AWS exempts. */
  readonly isRetryable: boolean;
  readonly isCatchable: boolean;

  constructor(error: string, cause: string, { terminal = false } = {}) {
    super(cause);
    this.name = error;
    this.isRetryable = !terminal;
    this.isCatchable = !terminal;
  }
}

/**
 * A Lambda failure in Step Functions' form: the error's type as Error, the whole payload as Cause. A killed runtime
 * returns nothing, which gives `Lambda.Unknown`.
 * https://docs.aws.amazon.com/step-functions/latest/dg/concepts-error-handling.html
 */
const lambdaTaskError = (error: InvocationError): TaskError => {
  const payload = JSON.stringify(error);
  return error.errorType === 'Runtime.ExitError'
    ? new TaskError(
        'Lambda.Unknown',
        `The cause could not be determined because Lambda did not return an error type. Returned payload: ${payload}`,
      )
    : new TaskError(error.errorType, payload);
};

/** A state above 256 KB ends the execution, and `States.ALL` does not catch the error. */
const dataLimitError = (taskName: string): TaskError =>
  new TaskError(
    'States.DataLimitExceeded',
    `The state/task '${taskName}' returned a result with a size exceeding the maximum number of bytes service limit.`,
    { terminal: true },
  );

const outcomeOf = (error: unknown): Outcome => {
  if (error instanceof ExecutionTimeoutError) {
    return { status: 'TIMED_OUT', error: 'States.Timeout' };
  }
  if (error instanceof ExecutionAbortedError) return { status: 'ABORTED' };
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error
    ? { status: 'FAILED', error: cause.name, cause: cause.message }
    : { status: 'FAILED', error: 'States.Runtime', cause: String(error) };
};

export const createRunner = (definitionJson: string, invokeTask: InvokeTask) => {
  const { definition, tasks } = readDefinition(definitionJson);
  // Validation takes longer than the rest of the platform's start; a test validates every definition.
  const machine = new StateMachine(definition, { validationOptions: { noValidate: true } });
  const taskResourceLocalHandlers: Handlers = {};
  for (const { name, resource } of tasks) {
    taskResourceLocalHandlers[name] = async (input) => {
      const outcome = await invokeTask(resource, input);
      if (!outcome.ok) throw lambdaTaskError(outcome.error);
      if (Buffer.byteLength(JSON.stringify(outcome.payload)) > maxStateBytes) {
        throw dataLimitError(name);
      }
      return json.parse(outcome.payload);
    };
  }

  return (input: unknown, context: Record<string, Record<string, unknown>>): Run => {
    const { result, abort } = machine.run(json.parse(input), {
      overrides: { taskResourceLocalHandlers },
      context,
    });
    const outcome = result.then(
      (output): Outcome => ({ status: 'SUCCEEDED', output: JSON.stringify(output) }),
      outcomeOf,
    );
    return { outcome, abort };
  };
};
