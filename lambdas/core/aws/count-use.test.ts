import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDynamoTable } from '#test/support/dynamo-table.ts';
import { countUse } from './count-use.ts';
import { tombstone } from './tombstone.ts';

const table = useDynamoTable();
const now = new Date('2026-03-01T10:00:00.000Z');
let key = { PK: '', SK: 'USAGE#upload#2026-03-01' };
let tests = 0;
beforeEach(() => {
  tests += 1;
  key = { ...key, PK: `USER#${tests}` };
});
const use = (limits: Record<string, number>) =>
  countUse(table.client, table.name, { key, limits, now });
const counted = async () =>
  (await table.client.send(new GetCommand({ TableName: table.name, Key: key }))).Item;

describe('the usage count of a day', () => {
  it('stops at its limit, also for simultaneous calls', async () => {
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => use({ tickets: 3 })));
    expect(outcomes.toSorted()).toEqual(['counted', 'counted', 'counted', 'exceeded', 'exceeded']);
    const expiresAt = Date.parse('2026-03-03T10:00:00.000Z') / 1000;
    expect(await counted()).toEqual({ ...key, tickets: 3, expiresAt });
  });

  it('increases all of its counters or none', async () => {
    expect(await use({ tickets: 3, unsized: 1 })).toBe('counted');
    expect(await use({ tickets: 3, unsized: 1 })).toBe('exceeded');
    expect(await use({ tickets: 3 })).toBe('counted');
    expect(await counted()).toMatchObject({ tickets: 2, unsized: 1 });
  });

  it('ends when the account is closed', async () => {
    const Item = tombstone(key, now);
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    expect(await use({ tickets: 3 })).toBe('closed');
    expect(await counted()).toEqual(Item);
  });
});
