import { createHash } from 'node:crypto';
import { DeleteCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { limits } from '../../../shared/model/limits.ts';
import { isWritten } from '../../core/aws/conditional-write.ts';
import { invitationUsageKey } from '../../core/aws/table-keys.ts';
import { isNoTombstone, isTombstone } from '../../core/aws/tombstone.ts';
import type { InvitationQuota } from '../domain/ports.ts';

const KEPT_SECONDS = 2 * 24 * 60 * 60;

/** The address itself has no place in a key. */
const recipientOf = (email: string): string =>
  createHash('sha256').update(email).digest('hex').slice(0, 32);

export function dynamoInvitationQuota(
  client: DynamoDBDocumentClient,
  TableName: string,
): InvitationQuota {
  const count = (Key: ReturnType<typeof invitationUsageKey>, limit: number, now: Date) =>
    isWritten(
      client.send(
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: 'ADD mails :one SET expiresAt = :expiresAt',
          ConditionExpression: `${isNoTombstone} AND (attribute_not_exists(mails) OR mails < :limit)`,
          ExpressionAttributeValues: {
            ':one': 1,
            ':limit': limit,
            ':expiresAt': Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
          },
        }),
      ),
    );

  return {
    async spend(teacherId, email, now) {
      const day = now.toISOString().slice(0, 10);
      const ofStudent = invitationUsageKey(teacherId, day, recipientOf(email));
      const ofDay = invitationUsageKey(teacherId, day);
      if (!(await count(ofStudent, limits.invitationsPerStudentPerDay, now))) return 'exceeded';
      if (await count(ofDay, limits.invitationsPerDay, now)) return 'spent';
      if (!(await isTombstone(client, TableName, ofDay))) return 'exceeded';
      // Deleting the account may have passed already.
      await client.send(new DeleteCommand({ TableName, Key: ofStudent }));
      return 'closed';
    },
  };
}
