import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { useDynamoTable } from '#test/support/dynamo-table.ts';
import { rosterCountKey } from '#core/aws/table-keys.ts';
import { dynamoRosterStore } from './dynamo-roster-store.ts';

const table = useDynamoTable();
const roster = () => dynamoRosterStore(table.client, table.name);
const row = (studentId: string) => ({
  studentId,
  fullName: `Student ${studentId}`,
  email: `${studentId}@example.com`,
  addedAt: '2026-03-01T10:00:00.000Z',
});

describe('a list of students', () => {
  it('keeps each student once, under their own teacher', async () => {
    expect(await roster().add('t-1', row('a'), 10)).toBe('added');
    expect(await roster().add('t-1', row('a'), 10)).toBe('exists');
    expect(await roster().list('t-1')).toEqual([row('a')]);
    expect(await roster().find('t-1', 'a')).toEqual(row('a'));
    expect(await roster().find('t-2', 'a')).toBeUndefined();
    expect(await roster().list('t-2')).toEqual([]);
  });

  it('renames existing students', async () => {
    await roster().add('t-3', row('a'), 10);
    const renamed = { ...row('a'), fullName: 'Renamed' };
    expect(await roster().rename('t-3', 'a', 'Renamed')).toEqual(renamed);
    expect(await roster().list('t-3')).toEqual([renamed]);
    expect(await roster().rename('t-3', 'b', 'Renamed')).toBeUndefined();
    expect(await roster().list('t-3')).toHaveLength(1);
  });

  it('is full at its limit, until a student is removed', async () => {
    expect(await roster().add('t-4', row('a'), 2)).toBe('added');
    expect(await roster().add('t-4', row('a'), 2)).toBe('exists');
    expect(await roster().add('t-4', row('b'), 2)).toBe('added');
    expect(await roster().add('t-4', row('c'), 2)).toBe('full');
    await roster().remove('t-4', 'a');
    await roster().remove('t-4', 'a');
    expect(await roster().add('t-4', row('c'), 2)).toBe('added');
    expect(await roster().add('t-4', row('d'), 2)).toBe('full');
  });

  it('counts its students again before it reports that it is full', async () => {
    await roster().add('t-5', row('a'), 5);
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: rosterCountKey('t-5'),
        UpdateExpression: 'SET students = :five',
        ExpressionAttributeValues: { ':five': 5 },
      }),
    );
    expect(await roster().add('t-5', row('b'), 5)).toBe('added');
    expect(await roster().add('t-5', row('c'), 5)).toBe('added');
  });

  it('never grows beyond its limit, even with simultaneous additions', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => roster().add('t-6', row(`s${index}`), 7)),
    );
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(7);
    expect(await roster().list('t-6')).toHaveLength(7);
  });
});
