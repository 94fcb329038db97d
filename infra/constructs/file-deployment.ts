import { DefaultStackSynthesizer, Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BucketDeployment, type BucketDeploymentProps } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledge, finding, wildcard } from './acknowledge.ts';
import { expiringLog } from './expiring-log.ts';

/** The deployments of a stack share one function and its log. */
const logsOf = (stack: Stack): LogGroup => {
  const id = 'FileDeploymentLogs';
  const found = stack.node.tryFindChild(id);
  return found instanceof LogGroup ? found : expiringLog(stack, id);
};

type FileDeploymentProps = Omit<BucketDeploymentProps, 'logGroup' | 'prune'>;

/** The actions that the CDK grants its function on buckets. */
const actions = ['s3:GetObject*', 's3:GetBucket*', 's3:List*', 's3:DeleteObject*', 's3:Abort*'];

/** Copies files of the repository into a bucket without deleting others; its log expires like other logs. */
export class FileDeployment extends BucketDeployment {
  constructor(scope: Construct, id: string, props: FileDeploymentProps) {
    super(scope, id, { ...props, prune: false, logGroup: logsOf(Stack.of(scope)) });
    this.#acknowledgeGrants(props);
    this.#acknowledgeFunction();
  }

  #acknowledgeGrants({ destinationBucket, distribution }: FileDeploymentProps): void {
    const { partition, account, region } = Stack.of(this);
    const assets = `cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-${account}-${region}`;
    const resources = [`arn:${partition}:s3:::${assets}/*`, `${destinationBucket.bucketArn}/*`];
    // Needed to invalidate the distribution's cache.
    if (distribution) resources.push('*');
    const keyActions = destinationBucket.encryptionKey
      ? ['kms:GenerateDataKey*', 'kms:ReEncrypt*']
      : [];
    acknowledge(
      this.handlerRole.node.findChild('DefaultPolicy'),
      [
        ...[...actions, ...keyActions].map((action) => wildcard(this, 'Action', action)),
        ...resources.map((resource) => wildcard(this, 'Resource', resource)),
      ],
      'The CDK writes these grants of its own function, which copies assets into this bucket during a deployment.',
    );
    const basic = `arn:${partition}:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole`;
    acknowledge(
      this.handlerRole,
      [finding(this, 'AwsSolutions-IAM4', 'Policy', basic)],
      'The CDK makes the role of its own function, and has it write its log by AWS’s policy for that.',
    );
  }

  #acknowledgeFunction(): void {
    const handler = this.handlerRole.node.scope;
    if (!handler) throw new Error('the CDK puts files in place by other means');
    acknowledge(
      handler,
      ['AwsSolutions-L1', 'Serverless-LambdaLatestVersion'],
      'The CDK chooses the runtime of its own function; a newer CDK has a newer one.',
    );
    acknowledge(
      handler,
      ['Serverless-LambdaDLQ', 'Serverless-LambdaTracing'],
      'CloudFormation waits for its answer, and rolls back without one; it runs during deployments alone.',
    );
  }
}
