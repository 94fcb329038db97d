import { Duration } from 'aws-cdk-lib';
import { LambdaFunction, type LambdaFunctionProps } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { acknowledge } from './acknowledge.ts';

/** Events that EventBridge could not deliver, or on which a function always failed. They hold only keys of jobs. */
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

  targetOf(handler: IFunction, props: Pick<LambdaFunctionProps, 'retryAttempts'> = {}) {
    return new LambdaFunction(handler, { ...props, deadLetterQueue: this });
  }

  /** Keeps events on which a function failed; for EventBridge they are delivered once Lambda accepts them. */
  keepFailuresOf(handler: IFunction): void {
    handler.configureAsyncInvoke({ onFailure: new SqsDestination(this) });
    acknowledge(
      handler,
      ['Serverless-LambdaDLQ'],
      'Its failures go to this queue as an on-failure destination, with the error that a dead letter would lack.',
    );
  }
}
