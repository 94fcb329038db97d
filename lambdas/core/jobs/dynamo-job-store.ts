import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { JobStatus } from '#shared/model/job.ts';
import { isWritten, ignoreFailedCondition } from '../aws/conditional-write.ts';
import { itemsWithPrefix, queryAll } from '../aws/query-all.ts';
import { jobKey, jobPrefix, openJobsPart, userPartition } from '../aws/table-keys.ts';
import { addressOf, jobRecord, type JobAddress } from './job-record.ts';
import { listJobsOfClass } from './jobs-of-class.ts';
import type { JobConfirmation, JobStore } from './job-store.ts';
import { updateOf } from './job-update.ts';

const keyOf = ({ uid, kind, jobId }: JobAddress) => jobKey(uid, kind, jobId);

/** The update that confirms a finished job, unless a newer version of its document is confirmed. */
const confirmationOf = (
  { confirmed, madeAt, made = {} }: JobConfirmation,
  files: readonly object[],
) =>
  ({
    UpdateExpression: 'SET confirmed = :confirmed, made = :made, files = :files, updatedAt = :now',
    ConditionExpression:
      '#status = :success AND (attribute_not_exists(confirmed) OR confirmed.version < :version OR confirmed.#at < :madeAt)',
    ExpressionAttributeNames: { '#status': 'status', '#at': 'at' },
    ExpressionAttributeValues: {
      ':confirmed': confirmed,
      ':made': made,
      ':files': files,
      ':now': confirmed.at,
      ':success': 'SUCCESS',
      ':version': confirmed.version,
      ':madeAt': madeAt,
    },
    ReturnValues: 'ALL_OLD',
  }) as const;

const hasStatusOf = (statuses: readonly JobStatus[]) => ({
  ConditionExpression: `#status IN (${statuses.map((_, index) => `:from${index}`).join(', ')})`,
  ExpressionAttributeNames: { '#status': 'status' },
  ExpressionAttributeValues: Object.fromEntries(
    statuses.map((status, index) => [`:from${index}`, status]),
  ),
});

export function dynamoJobStore(
  client: DynamoDBDocumentClient,
  TableName: string,
  clock: () => Date = () => new Date(),
): JobStore {
  return {
    create(record) {
      // `openKind` puts the job in the sweep's sparse index until it is finished.
      const openKind = openJobsPart(record.kind, record.id);
      const Item = { ...keyOf(addressOf(record)), ...record, openKind };
      const ConditionExpression = 'attribute_not_exists(PK)';
      return isWritten(client.send(new PutCommand({ TableName, Item, ConditionExpression })));
    },

    async find(address) {
      const { Item } = await client.send(
        new GetCommand({ TableName, Key: keyOf(address), ConsistentRead: true }),
      );
      return Item && z.parse(jobRecord, Item);
    },

    async list(uid, kind, most, { before, classId } = {}) {
      if (classId !== undefined) {
        const where = { client, TableName, now: clock() };
        return listJobsOfClass(where, { uid, kind, classId, before }, most);
      }
      const query = {
        TableName,
        ...itemsWithPrefix(userPartition(uid), jobPrefix(kind)),
        ScanIndexForward: false,
        ExclusiveStartKey: before === undefined ? undefined : jobKey(uid, kind, before),
      };
      return z.parse(z.array(jobRecord), await queryAll(client, query, most));
    },

    change: (address, change, now) =>
      isWritten(
        client.send(
          new UpdateCommand({ TableName, Key: keyOf(address), ...updateOf(change, now) }),
        ),
      ),

    async confirm(address, confirmation, files) {
      const update = { TableName, Key: keyOf(address), ...confirmationOf(confirmation, files) };
      const replaced = await ignoreFailedCondition(client.send(new UpdateCommand(update)));
      return replaced && z.parse(jobRecord, replaced.Attributes).files;
    },

    async addUsage(address, { inputTokens, outputTokens }) {
      const update = new UpdateCommand({
        TableName,
        Key: keyOf(address),
        UpdateExpression: 'ADD inputTokens :input, outputTokens :output',
        ConditionExpression: 'attribute_exists(#status)',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':input': inputTokens, ':output': outputTokens },
      });
      await isWritten(client.send(update));
    },

    remove: (address, from) =>
      isWritten(
        client.send(
          new DeleteCommand({
            TableName,
            Key: keyOf(address),
            ...hasStatusOf(from),
          }),
        ),
      ),
  };
}
