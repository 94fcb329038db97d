import { AwsError } from '../aws-gateway/aws-error.ts';
import type { BusEvent } from '../events/event.ts';
import type { Environment } from '../template/resource-types.ts';
import type { StateMachineSpec } from '../template/workflows.ts';
import { statusChangeEvent, type Execution } from './execution.ts';
import type { Journal } from './journal.ts';
import {
  createRunner,
  maxStateBytes,
  type InvokeTask,
  type Outcome,
  type Run,
} from './run-execution.ts';

/** Dependencies of the execution host. */
export interface ExecutionHostOptions {
  readonly stateMachines: readonly StateMachineSpec[];
  readonly environment: Environment;
  readonly journal: Journal;
  /** Runs a task with a machine's role. */
  readonly invokeTask: (machine: StateMachineSpec) => InvokeTask;
  readonly publish: (event: BusEvent) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** Runs and records executions. */
export interface ExecutionHost {
  /**
   * @throws {AwsError} StateMachineDoesNotExist, InvalidExecutionInput, or ExecutionAlreadyExists if the name belongs
   * to a closed execution or one with another input; an open one with the same name and input is returned.
   */
  start(stateMachineArn: string, name: string, input: string): Execution;
  /** Ends an execution as aborted, unless it has ended. */
  stop(executionArn: string): void;
  /** Restarts the executions that were running when the last process ended. */
  resume(): void;
  /** Stops without ending the running executions; the next process restarts them. */
  close(): void;
}

const parseInput = (input: string): unknown => {
  try {
    if (Buffer.byteLength(input) > maxStateBytes) throw new Error('larger than 256 KB');
    return JSON.parse(input);
  } catch (error) {
    throw new AwsError(
      'InvalidExecutionInput',
      `Invalid State Machine Execution Input: ${String(error)}`,
    );
  }
};

/** Hosts the state machines of the templates. */
export const createExecutionHost = (options: ExecutionHostOptions): ExecutionHost => {
  const { journal, environment, now, publish } = options;
  const runners = new Map(
    options.stateMachines.map((machine) => [
      machine.arn,
      { machine, run: createRunner(machine.definition, options.invokeTask(machine)) },
    ]),
  );
  const running = new Map<string, Run>();
  let closed = false;

  const record = (execution: Execution): Execution => {
    journal.put(execution);
    publish(statusChangeEvent(execution, environment, new Date(now())));
    return execution;
  };
  const end = (execution: Execution, outcome: Outcome): void => {
    running.delete(execution.executionArn);
    record({ ...execution, ending: { ...outcome, stopDate: now() } });
  };
  const run = (execution: Execution, input: unknown): void => {
    const runner = runners.get(execution.stateMachineArn);
    if (runner === undefined) {
      end(execution, { status: 'ABORTED', cause: 'The state machine was deleted' });
      return;
    }
    const { machine } = runner;
    const started = runner.run(input, {
      Execution: {
        Id: execution.executionArn,
        Name: execution.name,
        RoleArn: machine.roleArn,
      },
      StateMachine: { Id: machine.arn, Name: machine.name },
    });
    running.set(execution.executionArn, started);
    void started.outcome.then((outcome) => {
      // A stopped execution already has an ending; after the host closes, executions deliberately get none.
      if (closed || running.get(execution.executionArn) !== started) return;
      try {
        end(execution, outcome);
      } catch (error) {
        // For example on a full disk. The sweep ends its job, and the next process runs it again.
        options.log(`${execution.executionArn}: its end is not written: ${String(error)}`);
      }
    });
  };

  return {
    start: (stateMachineArn, name, input) => {
      const machine = runners.get(stateMachineArn)?.machine;
      if (machine === undefined) {
        throw new AwsError(
          'StateMachineDoesNotExist',
          `State Machine Does Not Exist: '${stateMachineArn}'`,
        );
      }
      const parsed = parseInput(input);
      const executionArn = `${machine.arn.replace(':stateMachine:', ':execution:')}:${name}`;
      const known = journal.get(executionArn);
      if (known !== undefined) {
        if (known.ending === undefined && known.input === input) return known;
        throw new AwsError('ExecutionAlreadyExists', `Execution Already Exists: '${executionArn}'`);
      }
      const execution = record({ executionArn, stateMachineArn, name, input, startDate: now() });
      run(execution, parsed);
      return execution;
    },
    stop: (executionArn) => {
      const execution = journal.get(executionArn);
      if (execution === undefined || execution.ending !== undefined) return;
      const stopped = running.get(executionArn);
      end(execution, { status: 'ABORTED' });
      stopped?.abort();
    },
    resume: () => {
      for (const execution of journal.list()) {
        if (execution.ending === undefined && !running.has(execution.executionArn)) {
          run(execution, parseInput(execution.input));
        }
      }
    },
    close: () => {
      closed = true;
      for (const { abort } of running.values()) abort();
    },
  };
};
