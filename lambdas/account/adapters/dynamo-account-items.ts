import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { queryAll } from '../../core/aws/query-all.ts';
import { userPartition } from '../../core/aws/table-keys.ts';
import { isNoTombstone } from '../../core/aws/tombstone.ts';
import type { AccountItems } from '../domain/ports.ts';

const accountItems = z.array(z.looseObject({ SK: z.string() }));

export function dynamoAccountItems(
  client: DynamoDBDocumentClient,
  TableName: string,
): AccountItems {
  return {
    async list(uid) {
      const items = await queryAll(client, {
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'PK = :owner',
        FilterExpression: isNoTombstone,
        ExpressionAttributeValues: { ':owner': userPartition(uid) },
      });
      return z.parse(accountItems, items);
    },
    async remove(uid, SK) {
      await client.send(new DeleteCommand({ TableName, Key: { PK: userPartition(uid), SK } }));
    },
  };
}
