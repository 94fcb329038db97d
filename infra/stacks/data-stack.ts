import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { HttpMethods, type CorsRule } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { BackupCopies } from '../constructs/backup-copies.ts';
import { CustomerKey } from '../constructs/customer-key.ts';
import { DaftarTable } from '../constructs/daftar-table.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import type { BackupDestination } from '../settings.ts';

export interface DataStackProps extends StackProps {
  /** What happens to teachers' data when the stack is deleted. If they are kept, the stack is protected too. */
  readonly removalPolicy: RemovalPolicy;
  readonly customerKey: boolean;
  /** Where a daily backup of table and results is copied to, if anywhere. */
  readonly backupCopy?: BackupDestination;
}

/** The browser PUTs to a presigned URL, which is the permission; restricting the origin would add nothing. */
const uploadingBrowsers: CorsRule = {
  allowedMethods: [HttpMethods.PUT],
  allowedOrigins: ['*'],
  allowedHeaders: ['content-type', 'if-none-match'],
  maxAge: 3600,
};

/** Resources that must survive every deployment: the table, the files, the identity provider's key. */
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
    // S3 delivers no logs to a bucket with a customer-managed key.
    const accessLogs = new PrivateBucket(this, 'AccessLogs', {
      expireAfter: Duration.days(lifetimes.fileAccessLog.days),
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.uploads = new PrivateBucket(this, 'Uploads', {
      ...stored,
      accessLogs,
      expireAfter: Duration.days(lifetimes.upload.days),
      cors: [uploadingBrowsers],
    });
    // Document contents under `documents/` are kept as long as their job. This bucket has backups because its files
    // exist only here; teachers have the originals of uploads.
    this.results = new PrivateBucket(this, 'Results', {
      ...stored,
      accessLogs,
      keepDeletedFor: Duration.days(lifetimes.backup.days),
      expireUnder: {
        'results/': Duration.days(lifetimes.resultFile.days),
        'work/': Duration.days(lifetimes.workFile.days),
      },
    });
    if (props.backupCopy) {
      new BackupCopies(this, 'Backup', {
        ...{ table: this.table, files: this.results, removalPolicy },
        destination: props.backupCopy,
      });
    }
    // Keep this id: another one would create another bucket.
    this.artwork = new PrivateBucket(this, 'Library', {
      ...stored,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // The distribution is in a stack that depends on this one, so its id is unknown here. Any distribution of this
    // account may read the covers, which are public.
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
