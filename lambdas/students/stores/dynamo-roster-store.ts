import {
  type DynamoDBDocumentClient,
  DeleteCommand,
  GetCommand,
  PutCommand,
  UpdateCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { student } from '#shared/model/student.ts';
import { isWritten, ignoreFailedCondition } from '#core/aws/conditional-write.ts';
import { itemsWithPrefix, queryAll } from '#core/aws/query-all.ts';
import { studentKey, studentPrefix, userPartition, rosterCountKey } from '#core/aws/table-keys.ts';
import { isNoTombstone, isTombstone } from '#core/aws/tombstone.ts';
import type { RosterStore } from './roster-store.ts';

/** The number of rows of a roster. Never too low; too high after a crash, so rows are counted at the limit. */
function rosterCount(client: DynamoDBDocumentClient, TableName: string) {
  const update = (teacherId: string, expressions: object) =>
    isWritten(
      client.send(new UpdateCommand({ TableName, Key: rosterCountKey(teacherId), ...expressions })),
    );
  const addOne = (teacherId: string, most: number) =>
    update(teacherId, {
      UpdateExpression: 'ADD students :one',
      ConditionExpression: `${isNoTombstone} AND (attribute_not_exists(students) OR students < :most)`,
      ExpressionAttributeValues: { ':one': 1, ':most': most },
    });

  const countRows = async (teacherId: string): Promise<number> => {
    let rows = 0;
    let ExclusiveStartKey: QueryCommandInput['ExclusiveStartKey'];
    do {
      const page = await client.send(
        new QueryCommand({
          TableName,
          Select: 'COUNT',
          ConsistentRead: true,
          ...itemsWithPrefix(userPartition(teacherId), studentPrefix),
          ExclusiveStartKey,
        }),
      );
      rows += page.Count ?? 0;
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    return rows;
  };

  return {
    /** Counts one row more, unless there are already `most` rows or the teacher's account is closed. */
    async reserve(teacherId: string, most: number): Promise<'reserved' | 'full' | 'closed'> {
      if (await addOne(teacherId, most)) return 'reserved';
      if (await isTombstone(client, TableName, rosterCountKey(teacherId))) return 'closed';
      const students = await countRows(teacherId);
      if (students >= most) return 'full';
      await update(teacherId, {
        UpdateExpression: 'SET students = :students',
        ConditionExpression: 'students >= :most',
        ExpressionAttributeValues: { ':students': students, ':most': most },
      });
      return (await addOne(teacherId, most)) ? 'reserved' : 'full';
    },

    /** Counts one row less. */
    async release(teacherId: string): Promise<void> {
      await update(teacherId, {
        UpdateExpression: 'ADD students :less',
        ConditionExpression: 'students > :none',
        ExpressionAttributeValues: { ':less': -1, ':none': 0 },
      });
    },
  };
}

export function dynamoRosterStore(client: DynamoDBDocumentClient, TableName: string): RosterStore {
  const count = rosterCount(client, TableName);
  return {
    async find(teacherId, studentId) {
      const Key = studentKey(teacherId, studentId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && z.parse(student, Item);
    },

    async list(teacherId) {
      const items = await queryAll(client, {
        TableName,
        // The list must contain a row that was just added.
        ConsistentRead: true,
        ...itemsWithPrefix(userPartition(teacherId), studentPrefix),
      });
      return z.parse(z.array(student), items);
    },

    async add(teacherId, row, most) {
      // Counted before the write: a crash leaves a count that is too high, which is corrected before a roster is
      // called full.
      const outcome = await count.reserve(teacherId, most);
      if (outcome !== 'reserved') return outcome;
      const Item = { ...studentKey(teacherId, row.studentId), ...row };
      const ConditionExpression = 'attribute_not_exists(PK)';
      if (await isWritten(client.send(new PutCommand({ TableName, Item, ConditionExpression })))) {
        return 'added';
      }
      await count.release(teacherId);
      return 'exists';
    },

    async rename(teacherId, studentId, fullName) {
      const written = await ignoreFailedCondition(
        client.send(
          new UpdateCommand({
            TableName,
            Key: studentKey(teacherId, studentId),
            UpdateExpression: 'SET fullName = :fullName',
            ConditionExpression: 'attribute_exists(PK)',
            ExpressionAttributeValues: { ':fullName': fullName },
            ReturnValues: 'ALL_NEW',
          }),
        ),
      );
      return written && z.parse(student, written.Attributes);
    },

    async remove(teacherId, studentId) {
      const Key = studentKey(teacherId, studentId);
      const ConditionExpression = 'attribute_exists(PK)';
      const remove = new DeleteCommand({ TableName, Key, ConditionExpression });
      if (await isWritten(client.send(remove))) await count.release(teacherId);
    },
  };
}
