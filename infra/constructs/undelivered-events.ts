import { Duration } from 'aws-cdk-lib';
import { LambdaFunction, type LambdaFunctionProps } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { acknowledge } from './acknowledge.ts';

/**
 * Where events end that no function has taken, or none could deal with: those that EventBridge could not hand over, and
 * those that a function has failed at each time. They name jobs by their keys, and hold nothing else.
 */
export class UndeliveredEvents extends Queue {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(lifetimes.undeliveredEvent.days),
    });
    acknowledge(
      this,
      ['AwsSolutions-SQS3', 'Serverless-SQSRedrivePolicy'],
      'It is the dead-letter queue, of rules and of functions, which name it outside of queues; an alarm watches it.',
    );
  }

  /** A function as the target of a rule. */
  targetOf(handler: IFunction, props: Pick<LambdaFunctionProps, 'retryAttempts'> = {}) {
    return new LambdaFunction(handler, { ...props, deadLetterQueue: this });
  }

  /** Keeps what a function has failed at: EventBridge is done as soon as Lambda has taken the event. */
  keepFailuresOf(handler: IFunction): void {
    handler.configureAsyncInvoke({ onFailure: new SqsDestination(this) });
    acknowledge(
      handler,
      ['Serverless-LambdaDLQ'],
      'Its failures go to this queue as an on-failure destination, with the error that a dead letter would lack.',
    );
  }
}
