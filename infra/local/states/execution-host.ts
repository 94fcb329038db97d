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

export interface ExecutionHostOptions {
  readonly stateMachines: readonly StateMachineSpec[];
  readonly environment: Environment;
  readonly journal: Journal;
  readonly invokeTask: (machine: StateMachineSpec) => InvokeTask;
  readonly publish: (event: BusEvent) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: (line: string) => void;
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

/** Runs and records the executions of the templates' state machines. */
export class ExecutionHost {
  readonly #options: ExecutionHostOptions;
  readonly #runners;
  readonly #running = new Map<string, Run>();
  #closed = false;

  constructor(options: ExecutionHostOptions) {
    this.#options = options;
    this.#runners = new Map(
      options.stateMachines.map((machine) => [
        machine.arn,
        { machine, run: createRunner(machine.definition, options.invokeTask(machine)) },
      ]),
    );
  }

  /**
   * @throws {AwsError} StateMachineDoesNotExist, InvalidExecutionInput, or ExecutionAlreadyExists if the name belongs
   * to a closed execution or one with another input; an open one with the same name and input is returned.
   */
  start(stateMachineArn: string, name: string, input: string): Execution {
    if (!this.#runners.has(stateMachineArn)) {
      throw new AwsError(
        'StateMachineDoesNotExist',
        `State Machine Does Not Exist: '${stateMachineArn}'`,
      );
    }
    const parsed = parseInput(input);
    const executionArn = `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`;
    const known = this.#options.journal.get(executionArn);
    if (known !== undefined) {
      if (known.ending === undefined && known.input === input) return known;
      throw new AwsError('ExecutionAlreadyExists', `Execution Already Exists: '${executionArn}'`);
    }
    const startDate = this.#options.now();
    const execution = { executionArn, stateMachineArn, name, input, startDate };
    this.#record(execution);
    this.#run(execution, parsed);
    return execution;
  }

  /** Ends an execution as aborted, unless it has ended. */
  stop(executionArn: string): void {
    const execution = this.#options.journal.get(executionArn);
    if (execution === undefined || execution.ending !== undefined) return;
    const stopped = this.#running.get(executionArn);
    this.#end(execution, { status: 'ABORTED' });
    stopped?.abort();
  }

  /** Restarts the executions that were running when the last process ended. */
  resume(): void {
    for (const execution of this.#options.journal.list()) {
      if (execution.ending === undefined && !this.#running.has(execution.executionArn))
        this.#run(execution, parseInput(execution.input));
    }
  }

  /** Stops without ending the running executions; the next process restarts them. */
  close(): void {
    this.#closed = true;
    for (const { abort } of this.#running.values()) abort();
  }

  #record(execution: Execution): void {
    const { journal, publish, environment, now } = this.#options;
    journal.put(execution);
    publish(statusChangeEvent(execution, environment, new Date(now())));
  }

  #end(execution: Execution, outcome: Outcome): void {
    this.#running.delete(execution.executionArn);
    this.#record({ ...execution, ending: { ...outcome, stopDate: this.#options.now() } });
  }

  #run(execution: Execution, input: unknown): void {
    const { executionArn, stateMachineArn, name } = execution;
    const runner = this.#runners.get(stateMachineArn);
    if (runner === undefined) {
      this.#end(execution, { status: 'ABORTED', cause: 'The state machine was deleted' });
      return;
    }
    const { machine } = runner;
    const started = runner.run(input, {
      Execution: { Id: executionArn, Name: name, RoleArn: machine.roleArn },
      StateMachine: { Id: machine.arn, Name: machine.name },
    });
    this.#running.set(executionArn, started);
    void started.outcome.then((outcome) => {
      // A stopped execution already has an ending; after the host closes, executions deliberately get none.
      if (this.#closed || this.#running.get(executionArn) !== started) return;
      try {
        this.#end(execution, outcome);
      } catch (error) {
        // For example on a full disk. The sweep ends its job, and the next process runs it again.
        this.#options.log(`${executionArn}: its end is not written: ${String(error)}`);
      }
    });
  }
}
