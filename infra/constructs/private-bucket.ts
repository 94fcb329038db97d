import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectOwnership,
  type CorsRule,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { lifetimes } from '../../shared/model/lifetimes.ts';

/** What sets one private bucket apart from another. */
export interface PrivateBucketProps {
  /** Objects are deleted after this time; kept for ever when absent. */
  readonly expireAfter?: Duration;
  /** Objects whose keys begin so are deleted after this time. */
  readonly expireUnder?: Readonly<Record<string, Duration>>;
  readonly cors?: CorsRule[];
  /** Files that cannot be made again from the repository are kept when the stack goes. */
  readonly removalPolicy?: RemovalPolicy;
}

/** A bucket no one reaches but by IAM or a presigned URL: private, TLS only, encrypted, owner-enforced. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, props: PrivateBucketProps = {}) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy: props.removalPolicy ?? RemovalPolicy.RETAIN,
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
  }
}
