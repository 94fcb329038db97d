import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { queryAll } from '#core/aws/query-all.ts';
import {
  classesPartition,
  classPrefix,
  printedSheetsPrefix,
  recordsPrefix,
  userPartition,
} from '#core/aws/table-keys.ts';
import { isNoTombstone } from '#core/aws/tombstone.ts';
import type { AccountItems } from '../domain/ports.ts';

const accountItems = z.array(z.looseObject({ SK: z.string() }));

/** The partition of a user's item, by its sort key. */
const partitionOf = (uid: string, sortKey: string): string =>
  [classPrefix, recordsPrefix, printedSheetsPrefix].some((prefix) => sortKey.startsWith(prefix))
    ? classesPartition(uid)
    : userPartition(uid);

export function dynamoAccountItems(
  client: DynamoDBDocumentClient,
  TableName: string,
): AccountItems {
  const itemsOf = (partition: string) =>
    queryAll(client, {
      TableName,
      ConsistentRead: true,
      KeyConditionExpression: 'PK = :owner',
      FilterExpression: isNoTombstone,
      ExpressionAttributeValues: { ':owner': partition },
    });
  return {
    async list(uid) {
      const lists = [userPartition(uid), classesPartition(uid)].map(itemsOf);
      return z.parse(accountItems, (await Promise.all(lists)).flat());
    },
    async remove(uid, SK) {
      const Key = { PK: partitionOf(uid, SK), SK };
      await client.send(new DeleteCommand({ TableName, Key }));
    },
  };
}
