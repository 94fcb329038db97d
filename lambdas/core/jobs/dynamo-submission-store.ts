import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { isWritten } from '../aws/conditional-write.ts';
import { idempotencyItemKey, usageKey } from '../aws/table-keys.ts';
import { timeToLive } from '../aws/time-to-live.ts';
import { isNoTombstone, isTombstone } from '../aws/tombstone.ts';
import type { SubmissionStore } from './submission-store.ts';

const hasRoom = 'attribute_not_exists(jobs) OR size(jobs) <= :room OR contains(jobs, :jobId)';
const claimItem = z.object({ jobId: z.string(), requestHash: z.string() });

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
      const expiry = timeToLive(lifetimes.idempotencyClaim, now);
      const Item = { ...idempotencyItemKey(uid, keyHash), ...claim, ...expiry };
      const ConditionExpression = 'attribute_not_exists(PK)';
      await isWritten(client.send(new PutCommand({ TableName, Item, ConditionExpression })));
      return (await store.findClaim(uid, keyHash)) ?? claim;
    },

    async forget(uid, keyHash, jobId) {
      const Key = idempotencyItemKey(uid, keyHash);
      const ConditionExpression = 'jobId = :jobId';
      const ExpressionAttributeValues = { ':jobId': jobId };
      const condition = { ConditionExpression, ExpressionAttributeValues };
      await isWritten(client.send(new DeleteCommand({ TableName, Key, ...condition })));
    },

    async count({ uid, kind, jobId, limit, amount = 1, now }) {
      if (amount > limit) return 'exceeded';
      const Key = usageKey(uid, kind, now.toISOString().slice(0, 10));
      // A set of the day's job ids instead of a number, so that counting one job twice changes nothing.
      const addJob = new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: 'ADD jobs :jobs SET expiresAt = :expiresAt',
        ConditionExpression: `${isNoTombstone} AND (${hasRoom})`,
        ExpressionAttributeValues: {
          ':jobs': new Set([
            jobId,
            ...Array.from({ length: amount - 1 }, (_, index) => `${jobId}.${index + 1}`),
          ]),
          ':jobId': jobId,
          ':room': limit - amount,
          ':expiresAt': timeToLive(lifetimes.dayCount, now).expiresAt,
        },
      });
      if (await isWritten(client.send(addJob))) return 'counted';
      return (await isTombstone(client, TableName, Key)) ? 'closed' : 'exceeded';
    },
  };
  return store;
}
