import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#shared/model/limits.ts';
import { useDynamoTable } from '#test/support/dynamo-table.ts';
import { invitationUsageKey, projectInvitationUsageKey } from '#core/aws/table-keys.ts';
import { dynamoInvitationQuota } from './dynamo-invitation-quota.ts';

const table = useDynamoTable();
let now: Date;
let days = 0;
beforeEach(() => {
  // Each test uses its own day, because all tests share the project's count.
  days += 1;
  now = new Date(Date.UTC(2026, 2, days));
});
const put = (Key: object, counts: Record<string, number>) =>
  table.client.send(new PutCommand({ TableName: table.name, Item: { ...Key, ...counts } }));
const day = () => now.toISOString().slice(0, 10);
const spend = (uid: string, { emailVerified = true, email = 'a@example.com' } = {}) =>
  dynamoInvitationQuota(table.client, table.name).spend({
    teacher: { uid, emailVerified },
    email,
    now,
  });

describe('the daily limit of invitations', () => {
  it('is enough for six classes', async () => {
    await put(invitationUsageKey('t', day()), { mails: limits.invitationsPerDay - 1 });
    expect(await spend('t')).toBe('spent');
    expect(await spend('t')).toBe('quota-exceeded');
  });

  it('is small while the teacher’s address is not verified', async () => {
    await put(invitationUsageKey('t', day()), { mails: limits.unverifiedInvitationsPerDay });
    expect(await spend('t', { emailVerified: false })).toBe('unverified-quota-exceeded');
    expect(await spend('t')).toBe('spent');
  });

  it('ends for everyone before the provider’s own limit', async () => {
    const mails = limits.projectInvitationsPerDay - 1;
    await put(projectInvitationUsageKey(day()), { mails });
    expect(await spend('one')).toBe('spent');
    expect(await spend('other')).toBe('project-quota-exceeded');
  });

  it('ends earlier for teachers with unverified addresses', async () => {
    const unverified = limits.projectUnverifiedInvitationsPerDay - 1;
    await put(projectInvitationUsageKey(day()), { mails: unverified, unverified });
    expect(await spend('one', { emailVerified: false })).toBe('spent');
    expect(await spend('other', { emailVerified: false })).toBe('unverified-quota-exceeded');
    expect(await spend('third')).toBe('spent');
  });

  it('does not count what is refused', async () => {
    const refused = async () => {
      const outcomes = new Set<string>();
      for (let tried = 0; tried <= limits.invitationsPerStudentPerDay; tried += 1) {
        outcomes.add(await spend('t', { emailVerified: false }));
      }
      return [...outcomes];
    };
    await put(invitationUsageKey('t', day()), { mails: limits.unverifiedInvitationsPerDay });
    expect(await refused()).toEqual(['unverified-quota-exceeded']);
    await put(invitationUsageKey('t', day()), { mails: 0 });
    const unverified = limits.projectUnverifiedInvitationsPerDay;
    await put(projectInvitationUsageKey(day()), { unverified });
    expect(await refused()).toEqual(['unverified-quota-exceeded']);
    expect(await spend('t')).toBe('spent');
    await put(projectInvitationUsageKey(day()), { unverified: 0 });
    expect(await spend('t', { emailVerified: false })).toBe('spent');
  });

  it('of one teacher does not reduce that of the others', async () => {
    await put(invitationUsageKey('t', day()), { mails: limits.invitationsPerDay });
    await put(projectInvitationUsageKey(day()), { mails: limits.projectInvitationsPerDay - 1 });
    expect(await spend('t')).toBe('quota-exceeded');
    expect(await spend('other')).toBe('spent');
  });
});
