import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isWritten } from '#core/aws/conditional-write.ts';
import { teachersKey } from '#core/aws/table-keys.ts';
import type { StudentTeachers } from './roster-store.ts';

const teachersItem = z.object({ teachers: z._default(z.set(z.string()), new Set()) });

/** One item per student: the set of their teachers, which DynamoDB removes when it is empty, or the mark `locked`. */
export function dynamoStudentTeachers(
  client: DynamoDBDocumentClient,
  TableName: string,
): StudentTeachers {
  const update = (studentId: string, expressions: object) =>
    isWritten(
      client.send(new UpdateCommand({ TableName, Key: teachersKey(studentId), ...expressions })),
    );
  const values = (teacherId: string) => ({
    ExpressionAttributeValues: { ':teacher': new Set([teacherId]) },
  });

  return {
    join: (studentId, teacherId) =>
      update(studentId, {
        UpdateExpression: 'ADD teachers :teacher',
        ConditionExpression: 'attribute_not_exists(locked)',
        ...values(teacherId),
      }),
    async leave(studentId, teacherId) {
      await update(studentId, {
        UpdateExpression: 'DELETE teachers :teacher',
        ...values(teacherId),
      });
    },
    async list(studentId) {
      const Key = teachersKey(studentId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return [...z.parse(teachersItem, Item ?? {}).teachers];
    },
    lock: (studentId) =>
      update(studentId, {
        UpdateExpression: 'SET locked = :yes',
        ConditionExpression: 'attribute_not_exists(teachers)',
        ExpressionAttributeValues: { ':yes': true },
      }),
    async unlock(studentId) {
      await isWritten(
        client.send(
          new DeleteCommand({
            TableName,
            Key: teachersKey(studentId),
            ConditionExpression: 'attribute_exists(locked)',
          }),
        ),
      );
    },
  };
}
