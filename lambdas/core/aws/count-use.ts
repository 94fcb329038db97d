import { UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { isWritten } from './conditional-write.ts';
import { timeToLive } from './time-to-live.ts';
import { isNoTombstone, isTombstone } from './tombstone.ts';

type Key = Readonly<Record<'PK' | 'SK', string>>;

export interface Use {
  readonly key: Key;
  /** The counters of the item that rise by one, each with its maximum; at least one counter. */
  readonly limits: Readonly<Record<string, number>>;
  readonly now: Date;
}

/** Counts one use in a day's item: all of its counters rise, or none when one is full or the account is closed. */
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
      ':expiresAt': timeToLive(lifetimes.dayCount, now).expiresAt,
      ...Object.fromEntries(counters.map(([, limit], index) => [`:limit${index}`, limit])),
    },
  });
  if (await isWritten(client.send(update))) return 'counted';
  return (await isTombstone(client, TableName, Key)) ? 'closed' : 'exceeded';
}

/** Undoes the count of a use that failed afterwards. An item that is gone by then is not created again. */
export async function takeBackUse(
  client: DynamoDBDocumentClient,
  TableName: string,
  { key: Key, counter }: { readonly key: Key; readonly counter: string },
): Promise<void> {
  const update = new UpdateCommand({
    TableName,
    Key,
    UpdateExpression: 'ADD #count :less',
    ConditionExpression: '#count > :none',
    ExpressionAttributeNames: { '#count': counter },
    ExpressionAttributeValues: { ':less': -1, ':none': 0 },
  });
  await isWritten(client.send(update));
}
