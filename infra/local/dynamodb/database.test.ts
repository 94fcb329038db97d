import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fixture } from '#test/support/aws-gateway.ts';
import { openFixture, table } from '#test/support/aws-gateway.ts';
import { openDatabase } from './database.ts';
import { ensureTable } from './ensure-table.ts';

const TableName = table.name;

describe('the database behind the gateway', () => {
  let door: Fixture;
  let client: DynamoDBDocumentClient;
  beforeAll(async () => {
    door = await openFixture();
    client = DynamoDBDocumentClient.from(new DynamoDBClient(door.client));
  });
  afterAll(() => door.close());
  const job = {
    PK: 'USER#1',
    SK: 'JOB#notebook#1',
    status: 'PENDING',
    openKind: 'notebook',
    createdAt: '2026-01-01',
  };
  const Key = { PK: job.PK, SK: job.SK };

  it('writes only when the condition holds', async () => {
    const put = new PutCommand({
      TableName,
      Item: job,
      ConditionExpression: 'attribute_not_exists(PK)',
    });
    await client.send(put);
    await expect(client.send(put)).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
    });
    const finish = new UpdateCommand({
      TableName,
      Key,
      UpdateExpression: 'SET #s = :done REMOVE openKind',
      ConditionExpression: '#s IN (:pending, :processing)',
      ExpressionAttributeNames: { '#s': 'status' },
      ExpressionAttributeValues: {
        ':done': 'SUCCESS',
        ':pending': 'PENDING',
        ':processing': 'PROCESSING',
      },
    });
    const open = () =>
      client.send(
        new QueryCommand({
          TableName,
          IndexName: 'OpenJobs',
          KeyConditionExpression: 'openKind = :k',
          ExpressionAttributeValues: { ':k': 'notebook' },
        }),
      );
    expect((await open()).Items).toEqual([job]);
    await client.send(finish);
    expect((await open()).Items).toEqual([]);
    await expect(client.send(finish)).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
    });
    expect((await client.send(new GetCommand({ TableName, Key }))).Item).toMatchObject({
      status: 'SUCCESS',
    });
  });

  it('lets exactly one of many simultaneous writers succeed', async () => {
    const put = (n: number) =>
      client.send(
        new PutCommand({
          TableName,
          Item: { PK: 'RACE', SK: '1', n },
          ConditionExpression: 'attribute_not_exists(PK)',
        }),
      );
    const results = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => put(n)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('pages through a query newest first, in any script', async () => {
    const SKs = ['JOB#1', 'JOB#2', 'JOB#3', 'دفتر'];
    for (const SK of SKs)
      await client.send(new PutCommand({ TableName, Item: { PK: 'USER#ب', SK } }));
    const query = {
      TableName,
      KeyConditionExpression: 'PK = :pk AND begins_with(SK, :sk)',
      ExpressionAttributeValues: { ':pk': 'USER#ب', ':sk': 'JOB#' },
      ScanIndexForward: false,
      Limit: 2,
    };
    const first = await client.send(new QueryCommand(query));
    const second = await client.send(
      new QueryCommand({ ...query, ExclusiveStartKey: first.LastEvaluatedKey }),
    );
    expect([...(first.Items ?? []), ...(second.Items ?? [])].map(({ SK }) => SK as string)).toEqual(
      ['JOB#3', 'JOB#2', 'JOB#1'],
    );
    await client.send(new DeleteCommand({ TableName, Key: { PK: 'USER#ب', SK: 'JOB#1' } }));
  });

  it("passes on DynamoDB's own refusals", async () => {
    await expect(client.send(new GetCommand({ TableName: 'Absent', Key }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
    await expect(
      client.send(new GetCommand({ TableName, Key: { PK: 'x' } })),
    ).rejects.toMatchObject({ name: 'ValidationException' });
  });
});

describe('the data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dynamodb-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const call = async (
    database: Awaited<ReturnType<typeof openDatabase>>,
    action: string,
    input: object,
  ) => {
    const { body } = await database.call(
      action,
      Buffer.from(JSON.stringify({ TableName, ...input })),
    );
    return JSON.parse(body.toString('utf8')) as unknown;
  };

  it('keeps tables and items between starts', async () => {
    const first = await openDatabase(folder);
    await ensureTable(first, table);
    await call(first, 'PutItem', { Item: { PK: { S: 'a' }, SK: { S: 'b' } } });
    await first.close();
    const second = await openDatabase(folder);
    await ensureTable(second, table);
    expect(await call(second, 'Scan', {})).toMatchObject({ Count: 1 });
    await second.close();
  });

  it('answers what was asked before it closes, and refuses what comes later', async () => {
    const database = await openDatabase(folder);
    await ensureTable(database, table);
    const scans = Array.from({ length: 20 }, () => call(database, 'Scan', {}));
    await database.close();
    for (const scan of scans) expect(await scan).toMatchObject({ Count: 0 });
    expect(await database.call('Scan', Buffer.from('{}'))).toMatchObject({ status: 500 });
  });

  it('loses nothing that was answered when the process is killed', async () => {
    const child = fork(
      new URL('../../../test/support/killed-writer.ts', import.meta.url),
      [folder],
      {
        execArgv: [],
      },
    );
    let answered = 0;
    child.on('message', (count: number) => {
      answered = count;
      if (count === 50) child.kill('SIGKILL');
    });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    const database = await openDatabase(folder);
    const { Count } = (await call(database, 'Scan', {})) as { Count: number };
    expect(answered).toBeGreaterThanOrEqual(50);
    expect(Count).toBeGreaterThanOrEqual(answered);
    await database.close();
  });

  it('says when the stored data no longer fit the application', async () => {
    const database = await openDatabase(folder);
    await ensureTable(database, {
      ...table,
      GlobalSecondaryIndexes: [],
      AttributeDefinitions: table.AttributeDefinitions.slice(0, 2),
    });
    await expect(ensureTable(database, table)).rejects.toThrow('npm run reset');
    await database.close();
  });
});
