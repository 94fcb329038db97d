import { CfnResource, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectOwnership,
  type CorsRule,
} from 'aws-cdk-lib/aws-s3';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { lifetimes } from '../../shared/model/lifetimes.ts';

/** What sets one private bucket apart from another. */
export interface PrivateBucketProps {
  /** Objects are deleted after this time; kept for ever when absent. */
  readonly expireAfter?: Duration;
  /** Objects whose keys begin so are deleted after this time. */
  readonly expireUnder?: Readonly<Record<string, Duration>>;
  readonly cors?: CorsRule[];
  /** Kept when the stack goes; with `DESTROY`, for what the repository makes again, it goes along, files and all. */
  readonly removalPolicy?: RemovalPolicy;
}

/** Lets the log of the function that empties a stack's buckets expire as every other. */
const expireLogOfEmptying = (stack: Stack): void => {
  const id = 'EmptyBucketLogs';
  if (stack.node.tryFindChild(id)) return;
  const logGroup = new LogGroup(stack, id, {
    retention: lifetimes.log.days,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const handler = stack.node
    .findChild('Custom::S3AutoDeleteObjectsCustomResourceProvider')
    .node.findChild('Handler');
  if (!(handler instanceof CfnResource)) throw new Error('the CDK empties buckets by other means');
  handler.addPropertyOverride('LoggingConfig.LogGroup', logGroup.logGroupName);
};

/** A bucket no one reaches but by IAM or a presigned URL: private, TLS only, encrypted, owner-enforced. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, props: PrivateBucketProps = {}) {
    const removalPolicy = props.removalPolicy ?? RemovalPolicy.RETAIN;
    const emptied = removalPolicy === RemovalPolicy.DESTROY;
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy,
      autoDeleteObjects: emptied,
      cors: props.cors,
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(lifetimes.uploadPart.days),
          ...(props.expireAfter && { expiration: props.expireAfter }),
        },
        ...Object.entries(props.expireUnder ?? {}).map(([prefix, expiration]) => ({
          prefix,
          expiration,
        })),
      ],
    });
    if (emptied) expireLogOfEmptying(this.stack);
  }
}
