import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BucketDeployment, type BucketDeploymentProps } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { lifetimes } from '../../shared/model/lifetimes.ts';

/** A stack's deployments share one function, and so its log. */
const logsOf = (stack: Stack): LogGroup => {
  const id = 'FileDeploymentLogs';
  const found = stack.node.tryFindChild(id);
  if (found instanceof LogGroup) return found;
  const retention = lifetimes.log.days;
  return new LogGroup(stack, id, { retention, removalPolicy: RemovalPolicy.DESTROY });
};

/** Puts files of the repository into a bucket, beside what is there; its log expires as every other. */
export class FileDeployment extends BucketDeployment {
  constructor(
    scope: Construct,
    id: string,
    props: Omit<BucketDeploymentProps, 'logGroup' | 'prune'>,
  ) {
    super(scope, id, { ...props, prune: false, logGroup: logsOf(Stack.of(scope)) });
  }
}
