import {
  ExecutionAbortedError,
  ExecutionTimeoutError,
  StateMachine,
  type RunOptions,
} from 'aws-local-stepfunctions';
import * as z from 'zod/mini';
import type { Invocation } from '../lambda/invocation.ts';
import { readDefinition } from './definition.ts';
import type { Ending } from './execution.ts';
import { dataLimitError, lambdaTaskError } from './task-error.ts';

/** Step Functions' limit for the input and output of a state. */
export const maxStateBytes = 256 * 1024;

/** How a run ended, without the date. */
export type Outcome = Omit<Ending, 'stopDate'>;

/** Runs a task with the machine's role. */
export type InvokeTask = (resource: string, input: unknown) => Promise<Invocation>;

/** A run in progress. */
export interface Run {
  readonly outcome: Promise<Outcome>;
  readonly abort: () => void;
}

type Handlers = NonNullable<NonNullable<RunOptions['overrides']>['taskResourceLocalHandlers']>;
type Json = Awaited<ReturnType<Handlers[string]>>;
const json = z.custom<Json>((value) => value !== undefined);

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

/** Creates a state machine that can be run. */
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
