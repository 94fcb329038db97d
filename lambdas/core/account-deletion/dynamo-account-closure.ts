import { PutCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ownItems } from '#shared/contracts/own-values.ts';
import { jobKinds } from '#shared/model/job-steps.ts';
import {
  invitationUsageKey,
  ownItemKey,
  rosterCountKey,
  trailKey,
  uploadUsageKey,
  usageKey,
} from '../aws/table-keys.ts';
import { isTombstone, tombstone } from '../aws/tombstone.ts';
import type { AccountClosure } from './account-closure.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The items that every write of a user depends on. */
function guardedKeys(uid: string, now: Date) {
  // A call shortly before midnight is counted on the day before.
  const days = [-DAY, 0, DAY].map((shift) =>
    new Date(now.getTime() + shift).toISOString().slice(0, 10),
  );
  return [
    rosterCountKey(uid),
    ...Object.values(ownItems).map((item) => ownItemKey(item, uid)),
    ...days.map((day) => invitationUsageKey(uid, day)),
    ...days.map((day) => uploadUsageKey(uid, day)),
    ...days.map((day) => trailKey(uid, day)),
    ...days.flatMap((day) => jobKinds.map((kind) => usageKey(uid, kind, day))),
  ];
}

/** Puts tombstones in place of those items, so that each write can test for a closed account in its own condition. */
export function dynamoAccountClosure(
  client: DynamoDBDocumentClient,
  TableName: string,
): AccountClosure {
  return {
    async close(uid, now) {
      await Promise.all(
        guardedKeys(uid, now).map((key) =>
          client.send(new PutCommand({ TableName, Item: tombstone(key, now) })),
        ),
      );
    },
    isClosed: (uid) => isTombstone(client, TableName, rosterCountKey(uid)),
  };
}
