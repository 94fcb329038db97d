import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { ClassItem } from '#shared/contracts/class-value.ts';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { isWritten } from '#core/aws/conditional-write.ts';
import { classValueKey } from '#core/aws/table-keys.ts';
import { timeToLive } from '#core/aws/time-to-live.ts';
import { hashOf } from '#core/documents/content-hash.ts';
import type { ClassValueStore } from './class-value-store.ts';

/** The condition that the stored value is the one that was read. */
const isStill = (seen: object | undefined) =>
  seen === undefined
    ? { ConditionExpression: 'attribute_not_exists(PK)' }
    : {
        ConditionExpression: 'contentHash = :seen',
        ExpressionAttributeValues: { ':seen': hashOf(seen) },
      };

/** Keeps the value in one item in the record of each class. The item names its class, so that an export can. */
export function dynamoClassValueStore<S extends ClassItem['schema']>(
  client: DynamoDBDocumentClient,
  TableName: string,
  { item, attribute, schema }: ClassItem<S>,
  clock: () => Date = () => new Date(),
): ClassValueStore<z.output<S>> {
  const keyOf = (uid: string, classId: string) => classValueKey(uid, classId, item);
  return {
    async find(uid, classId) {
      const Key = keyOf(uid, classId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && z.parse(schema, Item[attribute]);
    },
    save({ uid, classId }, value, seen) {
      const Item = {
        ...keyOf(uid, classId),
        ...{ classId, [attribute]: value, contentHash: hashOf(value) },
        ...timeToLive(lifetimes.classRecord, clock()),
      };
      const condition = seen ? isStill(seen.stored) : {};
      return isWritten(client.send(new PutCommand({ TableName, Item, ...condition })));
    },
    async remove(uid, classId) {
      await client.send(new DeleteCommand({ TableName, Key: keyOf(uid, classId) }));
    },
  };
}
