import {
  UpdateCommand,
  type DynamoDBDocumentClient,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { isWritten } from '#core/aws/conditional-write.ts';
import { itemsWithPrefix, queryAll } from '#core/aws/query-all.ts';
import { classesPartition, classKey, recordPrefix } from '#core/aws/table-keys.ts';
import { timeToLive } from '#core/aws/time-to-live.ts';
import { runInParallel } from '#core/in-parallel.ts';
import { printedOfClass } from '../printed-sheets/dynamo-printed-sheet-store.ts';

/** Updates at a time. */
const PARALLEL = 10;

const usedClass = z.object({
  id: z.string(),
  /** In seconds since 1970, like `recordUntil`: until then no item of its record expires. */
  expiresAt: z.number(),
  recordUntil: z._default(z.number(), 0),
});
const keysOnly = z.array(z.object({ PK: z.string(), SK: z.string() }));

/**
 * Extends the record of a class that was just used, and its printed sheets, unless they live as long as the class
 * already. An interrupted extension is made again at the next use.
 * @param item the class as it is stored now
 */
export async function extendRecord(
  client: DynamoDBDocumentClient,
  TableName: string,
  uid: string,
  item: unknown,
  now: Date,
): Promise<void> {
  const { id: classId, expiresAt, recordUntil } = z.parse(usedClass, item);
  if (recordUntil >= expiresAt) return;
  const until = timeToLive(lifetimes.classRecord, now).expiresAt;
  const setUntil = (Key: { PK: string; SK: string }, attribute: 'expiresAt' | 'recordUntil') =>
    isWritten(
      client.send(
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: `SET ${attribute} = :until`,
          ConditionExpression: 'attribute_exists(PK)',
          ExpressionAttributeValues: { ':until': until },
        }),
      ),
    );
  const keysOf = (query: Omit<QueryCommandInput, 'TableName'>) =>
    queryAll(client, {
      TableName,
      ConsistentRead: true,
      ProjectionExpression: 'PK, SK',
      ...query,
    });
  const items = await Promise.all([
    keysOf(itemsWithPrefix(classesPartition(uid), recordPrefix(classId))),
    keysOf(printedOfClass(uid, classId)),
  ]);
  await runInParallel(z.parse(keysOnly, items.flat()), PARALLEL, async (key) => {
    await setUntil(key, 'expiresAt');
  });
  await setUntil(classKey(uid, classId), 'recordUntil');
}
