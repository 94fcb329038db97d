import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { HttpMethods } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { CustomerKey } from '../constructs/customer-key.ts';
import { DaftarTable } from '../constructs/daftar-table.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';

export interface DataStackProps extends StackProps {
  /** What becomes of teachers' data when the stack goes. Where they are kept, the stack is protected besides. */
  readonly removalPolicy: RemovalPolicy;
  /** Whether a key of the customer's encrypts them. */
  readonly customerKey: boolean;
}

/** What must survive every deploy: the table, the files, the identity provider's key. */
export class DataStack extends Stack {
  readonly key?: CustomerKey;
  readonly table: DaftarTable;
  readonly uploads: PrivateBucket;
  readonly results: PrivateBucket;
  readonly artwork: PrivateBucket;
  readonly identitySecret: Secret;

  constructor(scope: Construct, id: string, props: DataStackProps) {
    const { removalPolicy } = props;
    super(scope, id, { ...props, terminationProtection: removalPolicy === RemovalPolicy.RETAIN });

    if (props.customerKey) this.key = new CustomerKey(this, 'Key', { removalPolicy });
    const stored = { removalPolicy, encryptionKey: this.key };
    this.table = new DaftarTable(this, 'Table', stored);
    // S3 delivers no logs to a bucket that is encrypted by a key of the customer's.
    const accessLogs = new PrivateBucket(this, 'AccessLogs', {
      expireAfter: Duration.days(lifetimes.fileAccessLog.days),
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.uploads = new PrivateBucket(this, 'Uploads', {
      ...stored,
      accessLogs,
      expireAfter: Duration.days(lifetimes.upload.days),
      // The browser PUTs straight to a presigned URL. The URL is the permission; the origin adds nothing to it.
      cors: [
        {
          allowedMethods: [HttpMethods.PUT],
          allowedOrigins: ['*'],
          allowedHeaders: ['content-type', 'if-none-match'],
          maxAge: 3600,
        },
      ],
    });
    // What stands in documents, under `documents/`, is kept as long as its job. Of uploads teachers have the originals;
    // what jobs have made of them, and teachers have edited, is nowhere else.
    this.results = new PrivateBucket(this, 'Results', {
      ...stored,
      accessLogs,
      keepDeletedFor: Duration.days(lifetimes.backup.days),
      expireUnder: {
        'results/': Duration.days(lifetimes.resultFile.days),
        'work/': Duration.days(lifetimes.workFile.days),
      },
    });
    // The id is the one it was first deployed with: another would be another bucket.
    this.artwork = new PrivateBucket(this, 'Library', {
      ...stored,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // The distribution lives in a stack that depends on this one, so its id cannot be named here: any
    // distribution of this account may read the covers, which are public artwork.
    this.artwork.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [this.artwork.arnForObjects('covers/*')],
        conditions: {
          ArnLike: { 'AWS:SourceArn': `arn:aws:cloudfront::${this.account}:distribution/*` },
        },
      }),
    );
    this.identitySecret = new Secret(this, 'IdentitySecret', {
      encryptionKey: this.key,
      description:
        "The identity provider's service-account key (JSON); put the real one after the first deploy",
    });
    acknowledge(
      this.identitySecret,
      ['AwsSolutions-SMG4'],
      'A key of Google Cloud, which is made and revoked there; RUNBOOK.md says how it is rotated.',
    );
    acknowledge(
      this.artwork,
      ['AwsSolutions-S1'],
      'Covers that everyone may see, and functions read: whose request it was nobody will ask.',
    );
  }
}
