import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isWritten } from '../aws/conditional-write.ts';
import { idempotencyItemKey, usageKey } from '../aws/table-keys.ts';
import type { SubmissionStore } from './submission-store.ts';

const DAY = 24 * 60 * 60;
const claimItem = z.object({ jobId: z.string(), requestHash: z.string() });

/** For the table's time to live: seconds since 1970. */
const inDays = (days: number, now: Date): number => Math.floor(now.getTime() / 1000) + days * DAY;

export function dynamoSubmissionStore(
  client: DynamoDBDocumentClient,
  TableName: string,
): SubmissionStore {
  const store: SubmissionStore = {
    async findClaim(uid, keyHash) {
      const Key = idempotencyItemKey(uid, keyHash);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && z.parse(claimItem, Item);
    },

    async claim(uid, keyHash, claim, now) {
      const Item = { ...idempotencyItemKey(uid, keyHash), ...claim, expiresAt: inDays(1, now) };
      const ConditionExpression = 'attribute_not_exists(PK)';
      await isWritten(client.send(new PutCommand({ TableName, Item, ConditionExpression })));
      return (await store.findClaim(uid, keyHash)) ?? claim;
    },

    count: ({ uid, kind, jobId, limit, now }) =>
      // A set of the day's job ids and not a number: counting one job twice changes nothing.
      isWritten(
        client.send(
          new UpdateCommand({
            TableName,
            Key: usageKey(uid, kind, now.toISOString().slice(0, 10)),
            UpdateExpression: 'ADD jobs :jobs SET expiresAt = :expiresAt',
            ConditionExpression:
              'attribute_not_exists(jobs) OR size(jobs) < :limit OR contains(jobs, :jobId)',
            ExpressionAttributeValues: {
              ':jobs': new Set([jobId]),
              ':jobId': jobId,
              ':limit': limit,
              ':expiresAt': inDays(2, now),
            },
          }),
        ),
      ),
  };
  return store;
}
