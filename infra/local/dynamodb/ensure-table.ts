import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { tableProperties, type TableSpec } from '../template/storage.ts';
import type { Database } from './database.ts';

const description = z.object({ Table: z.extend(tableProperties, { TableStatus: z.string() }) });

/** @throws unless the call is answered, or refused for this reason */
const call = async (
  database: Database,
  action: string,
  input: object,
  accepted?: string,
): Promise<unknown> => {
  const { status, body } = await database.call(action, Buffer.from(JSON.stringify(input)));
  const text = body.toString('utf8');
  if (status !== 200 && !(accepted !== undefined && text.includes(accepted)))
    throw new Error(`${action} failed: ${text}`);
  return JSON.parse(text);
};

/** Keys and indexes as a comparable text. */
const shapeOf = ({ KeySchema, GlobalSecondaryIndexes }: z.infer<typeof tableProperties>): string =>
  JSON.stringify([
    KeySchema,
    Object.fromEntries(
      GlobalSecondaryIndexes.map(
        ({ IndexName, KeySchema: keys }) => [IndexName, keys] as const,
      ).sort(),
    ),
  ]);

const attempts = 100;

/**
 * Creates a table of the template with its indexes, unless it exists.
 * @throws if it exists with other keys or indexes (kept data would not fit), or does not become active
 */
export const ensureTable = async (database: Database, table: TableSpec): Promise<void> => {
  const { name: TableName, GlobalSecondaryIndexes, ...properties } = table;
  const indexes = GlobalSecondaryIndexes.length > 0 && { GlobalSecondaryIndexes };
  const created = { TableName, ...properties, ...indexes, BillingMode: 'PAY_PER_REQUEST' };
  await call(database, 'CreateTable', created, 'ResourceInUseException');
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const answer = await call(database, 'DescribeTable', { TableName });
    const found = z.parse(description, answer).Table;
    if (shapeOf(found) !== shapeOf(table))
      throw new Error(
        `The kept data has table ${TableName} with other keys or indexes than the application now declares; forget it with "npm run reset".`,
      );
    if (found.TableStatus === 'ACTIVE') return;
    await sleep(10);
  }
  throw new Error(
    `Table ${TableName} did not become active; forget the kept data with "npm run reset".`,
  );
};
