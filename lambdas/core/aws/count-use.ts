import { UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isWritten } from './conditional-write.ts';
import { isNoTombstone, isTombstone } from './tombstone.ts';

const KEPT_SECONDS = 2 * 24 * 60 * 60;

export interface Use {
  readonly key: { readonly PK: string; readonly SK: string };
  /** Counters of the item that each rise by one, and how far; at least one. */
  readonly limits: Readonly<Record<string, number>>;
  readonly now: Date;
}

/**
 * Counts one use in a day's item, which the table lets expire afterwards. All of its counters rise, or, when one of
 * them has reached its limit or the account is closed, none.
 */
export async function countUse(
  client: DynamoDBDocumentClient,
  TableName: string,
  { key: Key, limits, now }: Use,
): Promise<'counted' | 'exceeded' | 'closed'> {
  const counters = Object.entries(limits);
  const hasRoom = counters.map(
    (_, index) => `(attribute_not_exists(#count${index}) OR #count${index} < :limit${index})`,
  );
  const update = new UpdateCommand({
    TableName,
    Key,
    UpdateExpression: `ADD ${counters.map((_, index) => `#count${index} :one`).join(', ')} SET expiresAt = :expiresAt`,
    ConditionExpression: [isNoTombstone, ...hasRoom].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(
      counters.map(([name], index) => [`#count${index}`, name]),
    ),
    ExpressionAttributeValues: {
      ':one': 1,
      ':expiresAt': Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
      ...Object.fromEntries(counters.map(([, limit], index) => [`:limit${index}`, limit])),
    },
  });
  if (await isWritten(client.send(update))) return 'counted';
  return (await isTombstone(client, TableName, Key)) ? 'closed' : 'exceeded';
}
