import { createHash } from 'node:crypto';
import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { limits } from '../../../shared/model/limits.ts';
import { countUse } from '../../core/aws/count-use.ts';
import { invitationUsageKey, projectInvitationUsageKey } from '../../core/aws/table-keys.ts';
import { dailyAllowance } from '../../core/daily-allowance.ts';
import type { InvitationQuota } from '../domain/ports.ts';

/** The address itself has no place in a key. */
const recipientOf = (email: string): string =>
  createHash('sha256').update(email).digest('hex').slice(0, 32);

export function dynamoInvitationQuota(
  client: DynamoDBDocumentClient,
  TableName: string,
): InvitationQuota {
  return {
    async spend({ teacher, email, now }) {
      const day = now.toISOString().slice(0, 10);
      const count = (
        key: ReturnType<typeof invitationUsageKey>,
        counters: Record<string, number>,
      ) => countUse(client, TableName, { key, limits: counters, now });

      const ofStudent = invitationUsageKey(teacher.uid, day, recipientOf(email));
      const toStudent = await count(ofStudent, { mails: limits.invitationsPerStudentPerDay });
      if (toStudent !== 'counted') return 'quota-exceeded';

      const allowance = dailyAllowance(teacher, {
        verified: limits.invitationsPerDay,
        unverified: limits.unverifiedInvitationsPerDay,
      });
      const byTeacher = await count(invitationUsageKey(teacher.uid, day), {
        mails: allowance.limit,
      });
      if (byTeacher === 'exceeded') return allowance.refusal;
      if (byTeacher === 'closed') {
        // Deleting the account may have passed already.
        await client.send(new DeleteCommand({ TableName, Key: ofStudent }));
        return 'closed';
      }

      // Last, so that nobody takes from the others what they may not send themselves.
      const byAll = await count(projectInvitationUsageKey(day), {
        mails: limits.projectInvitationsPerDay,
        ...(!teacher.emailVerified && { unverified: limits.projectUnverifiedInvitationsPerDay }),
      });
      if (byAll === 'counted') return 'spent';
      return teacher.emailVerified ? 'project-quota-exceeded' : 'unverified-quota-exceeded';
    },
  };
}
