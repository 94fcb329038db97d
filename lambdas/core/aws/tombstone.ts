import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { timeToLive } from './time-to-live.ts';

interface Key {
  readonly PK: string;
  readonly SK: string;
}

/** Replaces an item of a closed account and holds none of its data; the table expires it. */
export const tombstone = (key: Key, now: Date) => ({
  ...key,
  closed: true,
  ...timeToLive(lifetimes.tombstone, now),
});

/** The condition of a write, or the filter of a query, that excludes tombstones. */
export const isNoTombstone = 'attribute_not_exists(closed)';

/** Whether a conditional write failed because of a tombstone. */
export async function isTombstone(
  client: DynamoDBDocumentClient,
  TableName: string,
  Key: Key,
): Promise<boolean> {
  const { Item = {} } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  return 'closed' in Item;
}
