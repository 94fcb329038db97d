import { Duration } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { DefinitionBody, LogLevel, StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { JobKind } from '#shared/model/job-steps.ts';
import { limits } from '#shared/model/limits.ts';
import { acknowledge, acknowledgeNoQueue, wildcard } from './acknowledge.ts';
import { expiringLog } from './expiring-log.ts';
import { jobStates } from './job-states.ts';
import type { UndeliveredEvents } from './undelivered-events.ts';

export interface JobWorkflowProps {
  readonly kind: JobKind;
  /** The functions of the steps, by their names in `shared/model/job-steps.ts`. */
  readonly tasks: Readonly<Record<string, IFunction>>;
  readonly record: IFunction;
  /** Called when an execution ends in a way that the workflow could not record. */
  readonly repair: IFunction;
  /** Receives events that the repair function did not get. */
  readonly undelivered: UndeliveredEvents;
}

/** The state machine of a kind of job: it may invoke exactly its tasks, and a repair rule watches it. */
export class JobWorkflow extends Construct {
  readonly kind: JobKind;
  readonly stateMachine: StateMachine;

  constructor(
    scope: Construct,
    id: string,
    { repair, undelivered, ...definition }: JobWorkflowProps,
  ) {
    super(scope, id);
    this.kind = definition.kind;
    this.stateMachine = new StateMachine(this, 'StateMachine', {
      definitionBody: DefinitionBody.fromChainable(jobStates(this, definition)),
      comment: `The job "${definition.kind}": does its steps and records each of them`,
      timeout: Duration.millis(limits.jobDuration + limits.jobWait),
      logs: {
        destination: expiringLog(this, 'Logs'),
        level: LogLevel.ERROR,
      },
    });
    this.#acknowledge([...Object.values(definition.tasks), definition.record]);

    new Rule(this, 'Unfinished', {
      description: 'Executions that ended without recording it: the job is repaired',
      eventPattern: {
        source: ['aws.states'],
        detailType: ['Step Functions Execution Status Change'],
        detail: {
          stateMachineArn: [this.stateMachine.stateMachineArn],
          status: ['FAILED', 'TIMED_OUT', 'ABORTED'],
        },
      },
      targets: [undelivered.targetOf(repair, { retryAttempts: 10 })],
    });
  }

  #acknowledge(functions: readonly IFunction[]): void {
    for (const handler of functions) acknowledgeNoQueue(handler, 'Step Functions');
    const policy = this.stateMachine.role.node.findChild('DefaultPolicy');
    acknowledge(
      policy,
      functions.map(({ functionArn }) => wildcard(this, 'Resource', `${functionArn}:*`)),
      'The CDK allows the versions of a function along with it; there are none.',
    );
    acknowledge(
      policy,
      [wildcard(this, 'Resource', '*')],
      'Log delivery has no resource to name: the log group’s own policy says what may be written to it.',
    );
    acknowledge(
      this.stateMachine,
      ['AwsSolutions-SF1'],
      'A standard workflow keeps every event of an execution for 90 days: the log has its errors, and no second copy.',
    );
    acknowledge(
      this.stateMachine,
      ['AwsSolutions-SF2', 'Serverless-StepFunctionStateMachineXray'],
      'No tracer: the history of an execution has what each step took, and the log lines its call’s name (decision 39).',
    );
  }
}
