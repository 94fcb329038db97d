import { CfnResource, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectOwnership,
  type CorsRule,
  type IBucket,
  type LifecycleRule,
} from 'aws-cdk-lib/aws-s3';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { lifetimes } from '#shared/model/lifetimes.ts';

/** What sets one private bucket apart from another. */
export interface PrivateBucketProps {
  /** Objects are deleted after this time; kept for ever when absent. */
  readonly expireAfter?: Duration;
  /** Objects whose keys begin so are deleted after this time. */
  readonly expireUnder?: Readonly<Record<string, Duration>>;
  /** What is deleted or overwritten can be brought back for this time, or for as long as the object could live. */
  readonly keepDeletedFor?: Duration;
  /** Takes a line for each request of the bucket, hours later. */
  readonly accessLogs?: IBucket;
  readonly cors?: CorsRule[];
  /** A key of the customer's; S3's own when not given. */
  readonly encryptionKey?: IKey;
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

/** What is deleted of itself, and when. */
const lifecycleOf = ({
  expireAfter,
  expireUnder = {},
  keepDeletedFor,
}: PrivateBucketProps): readonly LifecycleRule[] => [
  {
    abortIncompleteMultipartUploadAfter: Duration.days(lifetimes.uploadPart.days),
    expiration: expireAfter,
    noncurrentVersionExpiration: keepDeletedFor,
    // Of an object whose last version has gone the mark of its deletion goes as well, unless the rule expires that anyway.
    expiredObjectDeleteMarker: keepDeletedFor && !expireAfter ? true : undefined,
  },
  ...Object.entries(expireUnder).map(([prefix, expiration]) => ({
    prefix,
    expiration,
    noncurrentVersionExpiration: keepDeletedFor && shorter(keepDeletedFor, expiration),
  })),
];

const shorter = (one: Duration, other: Duration): Duration =>
  one.toDays() < other.toDays() ? one : other;

/** A bucket no one reaches but by IAM or a presigned URL: private, TLS only, encrypted, owner-enforced. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, props: PrivateBucketProps = {}) {
    const removalPolicy = props.removalPolicy ?? RemovalPolicy.RETAIN;
    const emptied = removalPolicy === RemovalPolicy.DESTROY;
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      ...(props.encryptionKey
        ? {
            encryption: BucketEncryption.KMS,
            encryptionKey: props.encryptionKey,
            // S3 asks for the key once a while, and not for each object.
            bucketKeyEnabled: true,
          }
        : { encryption: BucketEncryption.S3_MANAGED }),
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy,
      autoDeleteObjects: emptied,
      cors: props.cors,
      versioned: props.keepDeletedFor !== undefined,
      ...(props.accessLogs && {
        serverAccessLogsBucket: props.accessLogs,
        serverAccessLogsPrefix: `${id}/`,
      }),
      lifecycleRules: [...lifecycleOf(props)],
    });
    if (emptied) expireLogOfEmptying(this.stack);
  }
}
