import { createRequire } from 'node:module';
import type { Server } from 'node:http';
import { CreateTableCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import './environment.ts';
import { trailPrefix } from '#core/aws/table-keys.ts';
import { listen } from '#infra/local/listen.ts';

const dynalite = createRequire(import.meta.url)('dynalite') as (options: object) => Server;

const key = (name: string, KeyType: 'HASH' | 'RANGE') => ({ AttributeName: name, KeyType });

/**
 * A real table in memory with the product's keys and index, for tests of conditions and updates; the functions' own
 * client uses it too.
 */
export function useDynamoTable(): {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
} {
  const server = dynalite({ createTableMs: 0 });
  // On a busy machine a client may use a connection just when the server closes it for being idle.
  server.keepAliveTimeout = 0;
  let port = 0;
  const base = new DynamoDBClient({
    region: 'eu-west-3',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    endpoint: async () => ({ protocol: 'http:', hostname: '127.0.0.1', port, path: '/' }),
  });
  const client = DynamoDBDocumentClient.from(base, {
    marshallOptions: { removeUndefinedValues: true },
  });
  beforeAll(async () => {
    const { origin, ...here } = await listen(server);
    ({ port } = here);
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', origin);
    await base.send(
      new CreateTableCommand({
        TableName: 'table',
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [key('PK', 'HASH'), key('SK', 'RANGE')],
        AttributeDefinitions: ['PK', 'SK', 'openKind', 'createdAt'].map((AttributeName) => ({
          AttributeName,
          AttributeType: 'S' as const,
        })),
        GlobalSecondaryIndexes: [
          {
            IndexName: 'OpenJobs',
            KeySchema: [key('openKind', 'HASH'), key('createdAt', 'RANGE')],
            Projection: {
              ProjectionType: 'INCLUDE',
              NonKeyAttributes: ['status', 'id', 'kind', 'uid'],
            },
          },
        ],
      }),
    );
    // The table is answered for before it can be used.
    await vi.waitUntil(
      async () => {
        const { Table } = await base.send(new DescribeTableCommand({ TableName: 'table' }));
        return Table?.TableStatus === 'ACTIVE';
      },
      { interval: 5, timeout: 60_000 },
    );
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    base.destroy();
    server.close();
  });
  return { client, name: 'table' };
}

/** The maximum number of items of one BatchWriteItem. */
const BATCH = 25;

const isTrail = ({ SK }: Record<string, unknown>): boolean => String(SK).startsWith(trailPrefix);

/** The same, empty before each test, for tests of handlers that need only its content. */
export function useEmptyTable() {
  const { client, name: TableName } = useDynamoTable();
  const scan = async () => {
    const found: Record<string, unknown>[] = [];
    for await (const { Items = [] } of paginateScan({ client }, { TableName }))
      found.push(...Items);
    return found;
  };
  const write = async (requests: object[]) => {
    for (let start = 0; start < requests.length; start += BATCH) {
      const RequestItems = { [TableName]: requests.slice(start, start + BATCH) };
      await client.send(new BatchWriteCommand({ RequestItems }));
    }
  };
  beforeEach(async () => {
    const keys = (await scan()).map((item) => ({
      PK: item['PK'] as string,
      SK: item['SK'] as string,
    }));
    await write(keys.map((Key) => ({ DeleteRequest: { Key } })));
  });
  return {
    client,
    name: TableName,
    put: (...items: Record<string, unknown>[]) =>
      write(items.map((Item) => ({ PutRequest: { Item } }))),
    /** All items except the trails of accounts, which most tests are not about. */
    items: async () => (await scan()).filter((item) => !isTrail(item)),
    trail: async () => (await scan()).filter(isTrail),
  };
}
