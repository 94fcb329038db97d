import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { OwnItem } from '#shared/contracts/own-value.ts';
import { isWritten } from '#core/aws/conditional-write.ts';
import { ownItemKey } from '#core/aws/table-keys.ts';
import { isNoTombstone, isTombstone } from '#core/aws/tombstone.ts';
import type { StoredValue, ValueStore } from './stored-value.ts';

const itemTimes = z.object({ updatedAt: z.optional(z.string()) });

/** The condition that the stored value is still the one that was read. */
const isUnchanged = (attribute: string, updatedAt: string | undefined) =>
  updatedAt === undefined
    ? { ConditionExpression: `${isNoTombstone} AND attribute_not_exists(${attribute})` }
    : {
        ConditionExpression: `${isNoTombstone} AND updatedAt = :seen`,
        ExpressionAttributeValues: { ':seen': updatedAt },
      };

export function valueStore<S extends OwnItem['schema']>(
  client: DynamoDBDocumentClient,
  table: string,
  { item, attribute, schema }: OwnItem<S>,
): ValueStore<z.output<S>> {
  type T = z.output<S>;
  const keyOf = (uid: string) => ownItemKey({ item }, uid);
  const read = async (uid: string): Promise<StoredValue<T>> => {
    const { Item = {} } = await client.send(
      new GetCommand({ TableName: table, Key: keyOf(uid), ConsistentRead: true }),
    );
    const stored: unknown = Item[attribute];
    return {
      ...z.parse(itemTimes, Item),
      ...(stored !== undefined && { value: z.parse(schema, stored) }),
    };
  };
  return {
    read,
    find: async (uid) => (await read(uid)).value,
    async save(uid, value, now, seen) {
      const Item = { ...keyOf(uid), [attribute]: value, updatedAt: now.toISOString() };
      const condition = seen
        ? isUnchanged(attribute, seen.updatedAt)
        : { ConditionExpression: isNoTombstone };
      const put = new PutCommand({ TableName: table, Item, ...condition });
      if (await isWritten(client.send(put))) return 'saved';
      return !seen || (await isTombstone(client, table, keyOf(uid))) ? 'closed' : 'changed';
    },
  };
}
