import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { DefinitionBody, LogLevel, StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { JobKind } from '../../shared/model/job.ts';
import { lifetimes } from '../../shared/model/lifetimes.ts';
import { limits } from '../../shared/model/limits.ts';
import { jobStates } from './job-states.ts';
import type { UndeliveredEvents } from './undelivered-events.ts';

export interface JobWorkflowProps {
  readonly kind: JobKind;
  /** The functions of the kind's steps, by the names `shared/model/job-steps.ts` gives them. */
  readonly tasks: Readonly<Record<string, IFunction>>;
  /** Records each step and the outcome. */
  readonly record: IFunction;
  /** Told when an execution ends in a way the workflow itself could not record. */
  readonly repair: IFunction;
  /** Takes what the repair could not be told. */
  readonly undelivered: UndeliveredEvents;
}

/** The state machine of a kind of job, allowed to invoke exactly its tasks, watched by a repair rule. */
export class JobWorkflow extends Construct {
  readonly stateMachine: StateMachine;

  constructor(
    scope: Construct,
    id: string,
    { repair, undelivered, ...definition }: JobWorkflowProps,
  ) {
    super(scope, id);
    this.stateMachine = new StateMachine(this, 'StateMachine', {
      definitionBody: DefinitionBody.fromChainable(jobStates(this, definition)),
      comment: `The job "${definition.kind}": does its steps and records each of them`,
      timeout: Duration.millis(limits.jobDuration),
      logs: {
        destination: new LogGroup(this, 'Logs', {
          retention: lifetimes.log.days,
          removalPolicy: RemovalPolicy.DESTROY,
        }),
        level: LogLevel.ERROR,
      },
    });

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
}
