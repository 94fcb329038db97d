import { openDatabase } from '#infra/local/dynamodb/database.ts';
import { ensureTable } from '#infra/local/dynamodb/ensure-table.ts';
import { table } from './aws-gateway.ts';

/** Writes items one after another and reports the number of answers to its parent, until it is killed. */
const database = await openDatabase(process.argv[2] ?? '');
await ensureTable(database, table);
for (let count = 1; ; count += 1) {
  const Item = { PK: { S: 'USER#1' }, SK: { S: `JOB#${count}` } };
  await database.call('PutItem', Buffer.from(JSON.stringify({ TableName: table.name, Item })));
  process.send?.(count);
}
