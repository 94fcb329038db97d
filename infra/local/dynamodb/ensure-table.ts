import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Database } from './database.ts';

interface KeyElement {
  AttributeName: string;
  KeyType: 'HASH' | 'RANGE';
}
/** A table in the form of CreateTable, from the template. */
export interface TableSpec {
  name: string;
  AttributeDefinitions: readonly { AttributeName: string; AttributeType: 'S' | 'N' | 'B' }[];
  KeySchema: readonly KeyElement[];
  GlobalSecondaryIndexes?: readonly {
    IndexName: string;
    KeySchema: readonly KeyElement[];
    Projection: { ProjectionType?: string; NonKeyAttributes?: readonly string[] };
  }[];
}

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.string() }));
const description = z.object({
  Table: z.object({
    TableStatus: z.string(),
    KeySchema: keySchema,
    GlobalSecondaryIndexes: z._default(
      z.array(z.object({ IndexName: z.string(), KeySchema: keySchema })),
      [],
    ),
  }),
});

const call = async (database: Database, action: string, input: object): Promise<unknown> => {
  const { status, body } = await database.call(action, Buffer.from(JSON.stringify(input)));
  const answer: unknown = JSON.parse(body.toString('utf8'));
  if (status === 200) return answer;
  throw new Error(`${action} failed: ${body.toString('utf8')}`, { cause: answer });
};

const describeTable = async (database: Database, name: string) => {
  const { status, body } = await database.call(
    'DescribeTable',
    Buffer.from(JSON.stringify({ TableName: name })),
  );
  return status === 200 ? z.parse(description, JSON.parse(body.toString('utf8'))).Table : undefined;
};

const createTable = (database: Database, table: TableSpec): Promise<unknown> => {
  const { name, AttributeDefinitions, KeySchema, GlobalSecondaryIndexes = [] } = table;
  return call(database, 'CreateTable', {
    TableName: name,
    AttributeDefinitions,
    KeySchema,
    BillingMode: 'PAY_PER_REQUEST',
    ...(GlobalSecondaryIndexes.length > 0 && { GlobalSecondaryIndexes }),
  });
};

/** Keys and indexes as a comparable text, in any order. */
const shape = (keys: TableSpec['KeySchema'] | z.infer<typeof keySchema>) =>
  keys
    .map(({ AttributeName, KeyType }) => `${KeyType} ${AttributeName}`)
    .sort()
    .join(', ');
const shapes = (
  table:
    Pick<z.infer<typeof description>['Table'], 'KeySchema' | 'GlobalSecondaryIndexes'> | TableSpec,
) =>
  JSON.stringify([
    shape(table.KeySchema),
    (table.GlobalSecondaryIndexes ?? [])
      .map((index) => `${index.IndexName}: ${shape(index.KeySchema)}`)
      .sort(),
  ]);

const attempts = 100;

/**
 * Creates a table of the template with its indexes, unless it exists.
 * @throws if it exists with other keys or indexes (kept data would not fit), or does not become active
 */
export const ensureTable = async (database: Database, table: TableSpec): Promise<void> => {
  if (!(await describeTable(database, table.name))) await createTable(database, table);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = await describeTable(database, table.name);
    if (found && shapes(found) !== shapes(table))
      throw new Error(
        `The kept data has table ${table.name} with other keys or indexes than the application now declares; forget it with "npm run reset".`,
      );
    if (found?.TableStatus === 'ACTIVE') return;
    await sleep(10);
  }
  throw new Error(
    `Table ${table.name} did not become active; forget the kept data with "npm run reset".`,
  );
};
