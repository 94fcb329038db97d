import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import { isWritten, ignoreFailedCondition } from '#core/aws/conditional-write.ts';
import { itemsWithPrefix, queryAll } from '#core/aws/query-all.ts';
import { classesPartition, classKey, classPrefix } from '#core/aws/table-keys.ts';
import {
  sheetsAttributes,
  summaryAttributes,
  toSavedClass,
  toSheetsOfClass,
  toSummary,
  usedNow,
  writtenNow,
} from './class-item.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { extendRecord } from './extend-record.ts';
import type { ClassStore } from './class-store.ts';

/** Needed because DynamoDB may take two days to delete an expired class. */
const isThere = 'expiresAt > :now';
const toSeconds = (now: Date) => Math.floor(now.getTime() / 1000);

/** The condition of a query for a teacher's classes. */
const classesOf = (uid: string, now: Date) => {
  const { ExpressionAttributeValues, ...keys } = itemsWithPrefix(
    classesPartition(uid),
    classPrefix,
  );
  return {
    ...keys,
    FilterExpression: isThere,
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ':now': toSeconds(now) },
  };
};

/** The update that extends the lifetime of a class. */
const useOf = (now: Date) => {
  const { usedAt, expiresAt } = usedNow(now);
  return {
    UpdateExpression: 'SET usedAt = :usedAt, expiresAt = :expiresAt',
    ConditionExpression: isThere,
    ExpressionAttributeValues: {
      ':usedAt': usedAt,
      ':expiresAt': expiresAt,
      ':now': toSeconds(now),
    },
    ReturnValues: 'ALL_NEW',
  } as const;
};

/** The update that replaces a class as it was read, but not what it says of its sheets, which is written meanwhile. */
const replacementOf = (kept: ReturnType<typeof writtenNow>, { version }: SavedClass) => {
  const written = Object.entries(kept);
  const dropped = ['students', 'left', 'recordUntil'].filter((name) => !(name in kept));
  return {
    UpdateExpression: `SET ${written.map(([name]) => `#${name} = :${name}`).join(', ')} REMOVE ${dropped.map((name) => `#${name}`).join(', ')}`,
    ConditionExpression: '#version = :seen',
    ExpressionAttributeNames: Object.fromEntries(
      [...written.map(([name]) => name), ...dropped].map((name) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: {
      ...Object.fromEntries(written.map(([name, value]) => [`:${name}`, value])),
      ':seen': version,
    },
  };
};

/** Stores each class as one item and replaces it as a whole; its version is the optimistic lock. */
export function dynamoClassStore(
  client: DynamoDBDocumentClient,
  TableName: string,
  clock: () => Date = () => new Date(),
): ClassStore {
  const query = (uid: string, attributes?: string) =>
    queryAll(client, {
      ...classesOf(uid, clock()),
      TableName,
      ConsistentRead: true,
      ProjectionExpression: attributes,
    });
  return {
    list: async (uid) =>
      (await query(uid, summaryAttributes))
        .map(toSummary)
        // The id of a class that was saved with an idempotency key has no time.
        .toSorted((a, b) => a.keptAt.localeCompare(b.keptAt)),

    listInFull: async (uid) => (await query(uid)).map(toSavedClass),

    listSheets: async (uid) => (await query(uid, sheetsAttributes)).map(toSheetsOfClass),

    async find(uid, classId) {
      const Key = classKey(uid, classId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      if (!Item || Number(Item['expiresAt']) <= toSeconds(clock())) return undefined;
      return toSavedClass(Item);
    },

    async use(uid, classId) {
      const now = clock();
      const update = { TableName, Key: classKey(uid, classId), ...useOf(now) };
      const used = await ignoreFailedCondition(client.send(new UpdateCommand(update)));
      if (!used) return undefined;
      await extendRecord(client, TableName, uid, used.Attributes, now);
      return toSavedClass(used.Attributes);
    },

    async add(uid, classId, content) {
      const now = clock();
      const kept = { id: classId, keptAt: now.toISOString(), ...writtenNow(content, 1, now) };
      // A new class has no record yet, and so no sheets.
      const noRecord = { recordUntil: kept.expiresAt, sheetsCheckedAt: kept.keptAt };
      const Item = { ...classKey(uid, classId), ...kept, ...noRecord };
      const put = new PutCommand({
        ...{ TableName, Item },
        ConditionExpression: `attribute_not_exists(PK) OR NOT ${isThere}`,
        ExpressionAttributeValues: { ':now': toSeconds(now) },
      });
      return (await isWritten(client.send(put))) ? toSavedClass(kept) : undefined;
    },

    async replace(uid, seen, content) {
      const { id, keptAt } = seen;
      const kept = { id, keptAt, ...writtenNow(content, seen.version + 1, clock()) };
      const update = { TableName, Key: classKey(uid, id), ...replacementOf(kept, seen) };
      if (!(await isWritten(client.send(new UpdateCommand(update))))) return undefined;
      await extendRecord(client, TableName, uid, kept, clock());
      return toSavedClass(kept);
    },

    remove: (uid, classId) =>
      isWritten(
        client.send(
          new DeleteCommand({
            TableName,
            Key: classKey(uid, classId),
            ConditionExpression: 'attribute_exists(PK)',
          }),
        ),
      ),
  };
}
