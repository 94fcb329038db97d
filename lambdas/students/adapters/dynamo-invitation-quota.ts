import { createHash } from 'node:crypto';
import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { limits } from '#shared/model/limits.ts';
import { countUse, takeBackUse } from '#core/aws/count-use.ts';
import { invitationUsageKey, projectInvitationUsageKey } from '#core/aws/table-keys.ts';
import { dailyQuota } from '#core/daily-quota.ts';
import type { InvitationQuota } from '../domain/ports.ts';

/** Hashed, because a key must not contain the address. */
const recipientOf = (email: string): string =>
  createHash('sha256').update(email).digest('hex').slice(0, 32);

/** @param ofProject mails of all teachers in a day, which depend on who sends them */
export function dynamoInvitationQuota(
  client: DynamoDBDocumentClient,
  TableName: string,
  ofProject: number = limits.projectInvitationsPerDay,
): InvitationQuota {
  return {
    async spend({ teacher, email, now }) {
      const day = now.toISOString().slice(0, 10);
      const count = (
        key: ReturnType<typeof invitationUsageKey>,
        counters: Record<string, number>,
      ) => countUse(client, TableName, { key, limits: counters, now });

      // A rejected invitation sends no mail, so it must not reduce the day's quota.
      const takeBack = (...keys: ReturnType<typeof invitationUsageKey>[]) =>
        Promise.all(keys.map((key) => takeBackUse(client, TableName, { key, counter: 'mails' })));
      const ofStudent = invitationUsageKey(teacher.uid, day, recipientOf(email));
      const ofTeacher = invitationUsageKey(teacher.uid, day);
      const toStudent = await count(ofStudent, { mails: limits.invitationsPerStudentPerDay });
      if (toStudent !== 'counted') return 'quota-exceeded';

      const allowance = dailyQuota(teacher, {
        verified: limits.invitationsPerDay,
        unverified: limits.unverifiedInvitationsPerDay,
      });
      const byTeacher = await count(ofTeacher, { mails: allowance.limit });
      if (byTeacher === 'exceeded') {
        await takeBack(ofStudent);
        return allowance.refusal;
      }
      if (byTeacher === 'closed') {
        // The account's deletion may have run before this item was written.
        await client.send(new DeleteCommand({ TableName, Key: ofStudent }));
        return 'closed';
      }

      // Last, so that a teacher whose own quota is used up takes nothing from the project's.
      const byAll = await count(projectInvitationUsageKey(day), {
        mails: ofProject,
        ...(!teacher.emailVerified && { unverified: limits.projectUnverifiedInvitationsPerDay }),
      });
      if (byAll === 'counted') return 'spent';
      await takeBack(ofStudent, ofTeacher);
      return teacher.emailVerified ? 'project-quota-exceeded' : 'unverified-quota-exceeded';
    },
  };
}
