import { Duration, type RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { AccountPrincipal, ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { lifetimes } from '#shared/model/lifetimes.ts';
import type { BackupDestination } from '../settings.ts';
import { acknowledge } from './acknowledge.ts';

export interface BackupCopiesProps {
  readonly table: ITable;
  /** A versioned bucket. */
  readonly files: IBucket;
  /** The vault that receives the copies; `RUNBOOK.md` has the commands that make it. */
  readonly destination: BackupDestination;
  readonly removalPolicy: RemovalPolicy;
}

const kept = Duration.days(lifetimes.backup.days);
const awsPolicies = [
  'service-role/AWSBackupServiceRolePolicyForBackup',
  'AWSBackupServiceRolePolicyForS3Backup',
];

/**
 * A backup a day of a table and a bucket, copied to another account and Region, so that neither a lost Region nor a thief
 * of the account's credentials takes the data. Backups and copies are deleted like all others, so that this does not
 * keep the data of a deleted account for longer.
 */
export class BackupCopies extends Construct {
  constructor(scope: Construct, id: string, props: BackupCopiesProps) {
    super(scope, id);
    const { table, files, destination, removalPolicy } = props;
    const key = new Key(this, 'Key', {
      description: 'Backups of what Daftar stores',
      enableKeyRotation: true,
      removalPolicy,
    });
    // The other account reads what it copies. AWS's own key for backups cannot be shared.
    key.grantDecrypt(new AccountPrincipal(destination.account));
    const backupVault = new BackupVault(this, 'Vault', { encryptionKey: key, removalPolicy });
    const copies = BackupVault.fromBackupVaultArn(
      this,
      'Copies',
      `arn:aws:backup:${destination.region}:${destination.account}:backup-vault:daftar`,
    );
    const plan = new BackupPlan(this, 'Plan', {
      backupVault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'daily',
          // After midnight where the schools are, so that a day's work is in it.
          scheduleExpression: Schedule.cron({ hour: '1', minute: '0' }),
          deleteAfter: kept,
          copyActions: [{ destinationBackupVault: copies, deleteAfter: kept }],
        }),
      ],
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: awsPolicies.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
    acknowledge(
      role,
      awsPolicies.map(
        (name) => `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`,
      ),
      'AWS Backup’s own policies for its role: what it needs to read tables and buckets that a plan names.',
    );
    plan.addSelection('Data', {
      role,
      disableDefaultBackupPolicy: true,
      resources: [BackupResource.fromDynamoDbTable(table), BackupResource.fromArn(files.bucketArn)],
    });
  }
}
