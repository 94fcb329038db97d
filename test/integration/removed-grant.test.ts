import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, type Platform } from '../../infra/local/platform.ts';
import type { TemplateDocument } from '../../infra/local/template/document.ts';
import { getProfile, putProfile } from '../../shared/contracts/profile.ts';
import type { Account } from '../support/accounts.ts';
import { connect } from '../support/connect.ts';
import { sampleProfile } from '../support/sample-profile.ts';

/** Takes away every grant of the function that saves profiles. */
const withoutGrants = (templates: ReadonlyMap<string, TemplateDocument>): void => {
  for (const { Resources } of templates.values()) {
    for (const [logicalId, { Type, Properties }] of Object.entries(Resources)) {
      if (Type === 'AWS::IAM::Policy' && /^putprofile/i.test(logicalId)) {
        Properties['PolicyDocument'] = { Version: '2012-10-17', Statement: [] };
      }
    }
  }
};

describe('when one grant is missing from the templates', () => {
  const lines: string[] = [];
  let dataDir: string;
  let platform: Platform;
  let client: ReturnType<typeof connect>;
  let teacher: Account;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'daftar-grant-'));
    platform = await startPlatform({
      port: 0,
      authPort: 0,
      dataDir,
      amend: withoutGrants,
      onLog: (source, line) => {
        if (source === 'front-door') lines.push(line);
      },
    });
    client = connect({ url: platform.url, authUrl: platform.auth.url });
    teacher = await client.accounts.newTeacher({ profile: false });
  });
  afterAll(async () => {
    await platform.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('exactly that call is refused, and the log names what is missing', async () => {
    const { token } = teacher;
    const saved = await client.send(putProfile, { token, body: sampleProfile });
    expect([saved.status, saved.body]).toEqual([
      500,
      expect.objectContaining({ code: 'internal' }),
    ]);
    expect(saved.text).not.toMatch(/dynamodb|arn:|denied/i);
    expect(lines).toEqual([
      expect.stringMatching(
        /^denied: \S*putprofile\S* may not dynamodb:PutItem on arn:aws:dynamodb:/,
      ),
    ]);
    expect((await client.send(getProfile, { token })).status).toBe(204);
    expect(lines).toHaveLength(1);
  });
});
