import {
  QueryCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { isWritten } from '#core/aws/conditional-write.ts';
import { itemsWithPrefix } from '#core/aws/query-all.ts';
import { rosterCountKey, studentPrefix, userPartition } from '#core/aws/table-keys.ts';
import { isNoTombstone, isTombstone } from '#core/aws/tombstone.ts';

/** The number of rows of a roster. Never too low; too high after a crash, so rows are counted at the limit. */
export function rosterCount(client: DynamoDBDocumentClient, TableName: string) {
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
