import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { classSubjects, type ClassSubjects } from '#shared/model/class-subjects.ts';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { isWritten } from '#core/aws/conditional-write.ts';
import { classSubjectsKey } from '#core/aws/table-keys.ts';
import { timeToLive } from '#core/aws/time-to-live.ts';
import { hashOf } from '#core/documents/content-hash.ts';
import type { ClassSubjectsStore } from './class-subjects-store.ts';

/** A stored list of subjects names its class, so that an export can. */
export const classSubjectsItem = z.object({ classId: z.string(), subjects: classSubjects });

/** The condition that the stored value is the one that was read. */
const isStill = (seen: ClassSubjects | undefined) =>
  seen === undefined
    ? { ConditionExpression: 'attribute_not_exists(PK)' }
    : {
        ConditionExpression: 'contentHash = :seen',
        ExpressionAttributeValues: { ':seen': hashOf(seen) },
      };

/** Keeps them in one item in the record of each class. */
export function dynamoClassSubjectsStore(
  client: DynamoDBDocumentClient,
  TableName: string,
  clock: () => Date = () => new Date(),
): ClassSubjectsStore {
  return {
    async find(uid, classId) {
      const Key = classSubjectsKey(uid, classId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && z.parse(classSubjectsItem, Item).subjects;
    },
    save({ uid, classId }, subjects, seen) {
      const Item = {
        ...classSubjectsKey(uid, classId),
        ...{ classId, subjects, contentHash: hashOf(subjects) },
        ...timeToLive(lifetimes.classRecord, clock()),
      };
      const condition = seen ? isStill(seen.stored) : {};
      return isWritten(client.send(new PutCommand({ TableName, Item, ...condition })));
    },
    async remove(uid, classId) {
      const Key = classSubjectsKey(uid, classId);
      await client.send(new DeleteCommand({ TableName, Key }));
    },
  };
}
