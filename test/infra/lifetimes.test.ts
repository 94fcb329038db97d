import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { synthesized } from '../support/synthesized.ts';

const templates = synthesized();
const { data } = templates;

interface Rule {
  readonly Status: string;
  readonly Prefix?: string;
  readonly ExpirationInDays?: number;
  readonly NoncurrentVersionExpiration?: { readonly NoncurrentDays: number };
  readonly AbortIncompleteMultipartUpload?: { readonly DaysAfterInitiation: number };
}
interface Bucket {
  readonly Properties: { readonly LifecycleConfiguration: { readonly Rules: readonly Rule[] } };
}
const rulesOf = (name: string): readonly Rule[] => {
  const buckets = Object.entries(data.findResources('AWS::S3::Bucket')) as [string, Bucket][];
  const [, bucket] = buckets.find(([id]) => id.startsWith(name))!;
  return bucket.Properties.LifecycleConfiguration.Rules;
};
const parts = {
  Status: 'Enabled',
  AbortIncompleteMultipartUpload: { DaysAfterInitiation: lifetimes.uploadPart.days },
};

const deletedFor = (NoncurrentDays: number) => ({
  NoncurrentVersionExpiration: { NoncurrentDays },
});

describe('the lifetimes of stored data', () => {
  it('are the rules of the buckets', () => {
    expect(rulesOf('Uploads')).toEqual([{ ...parts, ExpirationInDays: lifetimes.upload.days }]);
    expect(rulesOf('Results')).toEqual([
      { ...parts, ...deletedFor(lifetimes.backup.days), ExpiredObjectDeleteMarker: true },
      {
        ...{ Status: 'Enabled', Prefix: 'results/', ...deletedFor(lifetimes.backup.days) },
        ExpirationInDays: lifetimes.resultFile.days,
      },
      {
        ...{ Status: 'Enabled', Prefix: 'work/', ...deletedFor(lifetimes.workFile.days) },
        ExpirationInDays: lifetimes.workFile.days,
      },
    ]);
    expect(rulesOf('Library')).toEqual([parts]);
    expect(rulesOf('AccessLogs')).toEqual([
      { ...parts, ExpirationInDays: lifetimes.fileAccessLog.days },
    ]);
  });

  it('also apply to backups, and nothing else of deleted data is kept', () => {
    data.hasResourceProperties('AWS::DynamoDB::Table', {
      PointInTimeRecoverySpecification: {
        PointInTimeRecoveryEnabled: true,
        RecoveryPeriodInDays: lifetimes.backup.days,
      },
    });
    const versioned = Object.entries(data.findResources('AWS::S3::Bucket'))
      .filter(([, { Properties }]) => 'VersioningConfiguration' in (Properties as object))
      .map(([id]) => id);
    expect(versioned).toEqual([expect.stringMatching(/^Results/)]);
  });

  it('delete items by the attribute that they are written with', () => {
    data.hasResourceProperties('AWS::DynamoDB::Table', {
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    });
  });

  it('apply to every log, and every function has one', () => {
    // The stack of alarms and the dashboard runs no functions.
    const { operations: _alarms, ...running } = templates;
    for (const template of Object.values(running)) {
      template.allResourcesProperties('AWS::Logs::LogGroup', {
        RetentionInDays: lifetimes.log.days,
      });
      template.allResourcesProperties('AWS::Lambda::Function', {
        LoggingConfig: { LogGroup: { Ref: Match.anyValue() } },
      });
    }
  });

  it('keep the temporary files of a job’s steps for one day at most', () => {
    expect(lifetimes.workFile.days).toBe(1);
  });
});
