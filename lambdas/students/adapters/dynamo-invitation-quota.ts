import { createHash } from 'node:crypto';
import { UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { limits } from '../../../shared/model/limits.ts';
import { isWritten } from '../../core/aws/conditional-write.ts';
import { invitationUsageKey } from '../../core/aws/table-keys.ts';
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
          ConditionExpression: 'attribute_not_exists(mails) OR mails < :limit',
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
      return (
        (await count(ofStudent, limits.invitationsPerStudentPerDay, now)) &&
        (await count(invitationUsageKey(teacherId, day), limits.invitationsPerDay, now))
      );
    },
  };
}
