import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { student } from '#shared/model/student.ts';
import { isWritten, ignoreFailedCondition } from '#core/aws/conditional-write.ts';
import { itemsWithPrefix, queryAll } from '#core/aws/query-all.ts';
import { studentKey, studentPrefix, userPartition } from '#core/aws/table-keys.ts';
import { rosterCount } from './roster-count.ts';
import type { RosterStore } from './roster-store.ts';

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
