import { describe, expect, it } from 'vitest';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { synthesized } from '../support/synthesized.ts';

const backupCopy = { account: '444455556666', region: 'eu-central-1' };
const { data } = synthesized({ backupCopy });
const { days } = lifetimes.backup;

describe('backups in another account and Region', () => {
  it('are made each day, and kept no longer than all other backups', () => {
    data.hasResourceProperties('AWS::Backup::BackupPlan', {
      BackupPlan: {
        BackupPlanRule: [
          {
            ScheduleExpression: 'cron(0 1 * * ? *)',
            Lifecycle: { DeleteAfterDays: days },
            CopyActions: [
              {
                DestinationBackupVaultArn:
                  'arn:aws:backup:eu-central-1:444455556666:backup-vault:daftar',
                Lifecycle: { DeleteAfterDays: days },
              },
            ],
          },
        ],
      },
    });
  });

  it('have the table and what jobs have made, which exist nowhere else', () => {
    const [selection] = Object.values(data.findResources('AWS::Backup::BackupSelection'));
    const text = JSON.stringify(selection);
    for (const id of ['Table', 'Results']) expect(text).toMatch(new RegExp(`"${id}[0-9A-F]{8}"`));
    expect(text).not.toMatch(/Uploads|Library|AccessLogs/);
  });

  it('can be read by that account alone', () => {
    const keys = JSON.stringify(data.findResources('AWS::KMS::Key'));
    const others = [...keys.matchAll(/:iam::(\d{12}):/g)].map(([, account]) => account);
    expect(others).toEqual([backupCopy.account]);
  });

  it('are not made unless the context says where to', () => {
    for (const type of ['BackupPlan', 'BackupVault', 'BackupSelection'])
      synthesized().data.resourceCountIs(`AWS::Backup::${type}`, 0);
  });
});
