import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { schoolYearValue } from '#shared/contracts/school-year.ts';
import { profileValue } from '#shared/contracts/profile.ts';
import { ownItems } from '#shared/contracts/own-values.ts';
import { jobKinds } from '#shared/model/job-steps.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDynamoTable } from '#test/support/dynamo-table.ts';
import { rosterPortsOn } from '#test/support/roster-ports.ts';
import { sampleProfile } from '#test/support/sample-profile.ts';
import { ownItemKey, rosterCountKey, userPartition } from '../aws/table-keys.ts';
import { dynamoSubmissionStore } from '../jobs/dynamo-submission-store.ts';
import { dynamoAccountClosure } from './dynamo-account-closure.ts';
import { valueStore } from '#lambdas/profile/stores/value-store.ts';

const table = useDynamoTable();
const now = new Date('2026-03-01T23:59:59.900Z');
const anHourLater = new Date('2026-03-02T00:59:59.900Z');
const closure = () => dynamoAccountClosure(table.client, table.name);
const put = (Item: Record<string, unknown>) =>
  table.client.send(new PutCommand({ TableName: table.name, Item }));
const itemsOf = async (uid: string) => {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'PK = :owner',
      ExpressionAttributeValues: { ':owner': userPartition(uid) },
    }),
  );
  return Items;
};

describe('a closed account', () => {
  let uid: string;
  let tests = 0;
  beforeEach(() => {
    uid = `u-${++tests}`;
  });

  it('keeps only empty markers of its items, for a day', async () => {
    await put({ ...ownItemKey(ownItems.profile, uid), profile: sampleProfile });
    await put({ ...rosterCountKey(uid), students: 3 });
    expect(await closure().isClosed(uid)).toBe(false);
    await closure().close(uid, now);
    await closure().close(uid, now);
    expect(await closure().isClosed(uid)).toBe(true);
    const items = await itemsOf(uid);
    const expiresAt = Math.floor(now.getTime() / 1000) + 86_400;
    for (const { SK, ...rest } of items) {
      expect(rest, SK as string).toEqual({ PK: userPartition(uid), closed: true, expiresAt });
    }
    const ofDay = (kind: string) =>
      ['2026-02-28', '2026-03-01', '2026-03-02'].map((day) => `USAGE#${kind}#${day}`);
    const own = Object.values(ownItems).map(({ item }) => item);
    expect(items.map(({ SK }) => SK as string)).toEqual([
      ...[...own, 'ROSTER'].toSorted(),
      ...['2026-02-28', '2026-03-01', '2026-03-02'].map((day) => `TRAIL#${day}`),
      ...[...jobKinds, 'invitation', 'upload'].toSorted().flatMap(ofDay),
    ]);
  });

  it('accepts no new items', async () => {
    await closure().close(uid, now);
    const before = await itemsOf(uid);
    const profiles = valueStore(table.client, table.name, profileValue);
    const submissions = dynamoSubmissionStore(table.client, table.name);
    const { roster, quota } = rosterPortsOn(table);
    const row = { studentId: 's', fullName: 'A', email: 'a@b.cd', addedAt: now.toISOString() };

    expect(await profiles.save(uid, sampleProfile, now)).toBe('closed');
    expect(await profiles.find(uid)).toBeUndefined();
    const schoolYears = valueStore(table.client, table.name, schoolYearValue);
    expect(await schoolYears.save(uid, { timetable: [] }, now)).toBe('closed');
    expect(await roster.add(uid, row, 10)).toBe('closed');
    await roster.remove(uid, 's');
    for (const time of [now, anHourLater]) {
      const use = { uid, kind: 'grade', jobId: '1', limit: 9, now: time } as const;
      expect(await submissions.count(use)).toBe('closed');
      expect(
        await quota.spend({ teacher: { uid, emailVerified: true }, email: 'a@b.cd', now: time }),
      ).toBe('closed');
    }
    expect(await itemsOf(uid)).toEqual(before);
  });

  it('leaves other accounts alone', async () => {
    await closure().close(uid, now);
    expect(await closure().isClosed(`${uid}0`)).toBe(false);
    const profiles = valueStore(table.client, table.name, profileValue);
    expect(await profiles.save(`${uid}0`, sampleProfile, now)).toBe('saved');
    expect(await profiles.find(`${uid}0`)).toEqual(sampleProfile);
  });
});
