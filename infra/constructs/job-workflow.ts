import path from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { DefinitionBody, LogLevel, StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';

const workflows = path.resolve(import.meta.dirname, '../workflows');

export interface JobWorkflowProps {
  /** File name in `infra/workflows`, without `.asl.json`. */
  readonly definition: string;
  /** The functions the definition names as `${Name}`. */
  readonly tasks: Readonly<Record<string, IFunction>>;
  /** Told when an execution ends in a way the workflow itself could not record. */
  readonly repair: IFunction;
}

/** A state machine from its `.asl.json`, allowed to invoke exactly its tasks, watched by a repair rule. */
export class JobWorkflow extends Construct {
  readonly stateMachine: StateMachine;

  constructor(scope: Construct, id: string, props: JobWorkflowProps) {
    super(scope, id);
    this.stateMachine = new StateMachine(this, 'StateMachine', {
      definitionBody: DefinitionBody.fromFile(path.join(workflows, `${props.definition}.asl.json`)),
      definitionSubstitutions: Object.fromEntries(
        Object.entries(props.tasks).map(([name, task]) => [name, task.functionArn]),
      ),
      // The definition's own TimeoutSeconds stops an execution first; this is what the console shows.
      timeout: Duration.minutes(5),
      logs: {
        destination: new LogGroup(this, 'Logs', {
          retention: RetentionDays.ONE_MONTH,
          removalPolicy: RemovalPolicy.DESTROY,
        }),
        level: LogLevel.ERROR,
      },
    });
    for (const task of Object.values(props.tasks)) task.grantInvoke(this.stateMachine);

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
      targets: [new LambdaFunction(props.repair, { retryAttempts: 10 })],
    });
  }
}
