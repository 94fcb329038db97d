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
import type { Construct } from 'constructs';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { expiringLog } from './expiring-log.ts';

export interface PrivateBucketProps {
  /** Objects are deleted after this time; without it they are kept. */
  readonly expireAfter?: Duration;
  /** Objects with these key prefixes are deleted after this time. */
  readonly expireUnder?: Readonly<Record<string, Duration>>;
  /** Deleted or overwritten objects can be restored for this time, or for the object's lifetime if that is shorter. */
  readonly keepDeletedFor?: Duration;
  /** Receives a line for each request to the bucket, hours later. */
  readonly accessLogs?: IBucket;
  readonly cors?: CorsRule[];
  /** A customer-managed key; by default S3's own. */
  readonly encryptionKey?: IKey;
  /** Default: the bucket outlives its stack. With `DESTROY`, for reproducible content, it is deleted with its files. */
  readonly removalPolicy?: RemovalPolicy;
}

/** Lets the log of the function that empties a stack's buckets expire like other logs. */
const expireLogOfEmptying = (stack: Stack): void => {
  const id = 'EmptyBucketLogs';
  if (stack.node.tryFindChild(id)) return;
  const logGroup = expiringLog(stack, id);
  const handler = stack.node
    .findChild('Custom::S3AutoDeleteObjectsCustomResourceProvider')
    .node.findChild('Handler');
  if (!(handler instanceof CfnResource)) throw new Error('the CDK empties buckets by other means');
  handler.addPropertyOverride('LoggingConfig.LogGroup', logGroup.logGroupName);
};

/** The lifecycle rules: what expires, and when. */
const lifecycleOf = ({
  expireAfter,
  expireUnder = {},
  keepDeletedFor,
}: PrivateBucketProps): readonly LifecycleRule[] => [
  {
    abortIncompleteMultipartUploadAfter: Duration.days(lifetimes.uploadPart.days),
    expiration: expireAfter,
    noncurrentVersionExpiration: keepDeletedFor,
    // Removes delete markers of objects without versions, unless the expiration rule does so already.
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

/** A bucket for access by IAM or presigned URLs only: private, TLS only, encrypted, owner-enforced. */
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
            // S3 then requests the key from time to time, not for each object.
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
