import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { professionalProfile, type ProfessionalProfile } from '../../../shared/model/profile.ts';
import { isWritten } from '../aws/conditional-write.ts';
import { profileKey } from '../aws/table-keys.ts';
import { isNoTombstone } from '../aws/tombstone.ts';

/** A tombstone has no profile. */
const profileItem = z.object({ profile: z.optional(professionalProfile) });

/** Profiles by their owner. The notebook prints what the profile page saved, so both read it here. */
export interface ProfileStore {
  find(uid: string): Promise<ProfessionalProfile | undefined>;
  /** False, and nothing saved, if the account is closed. */
  save(uid: string, profile: ProfessionalProfile, now: Date): Promise<boolean>;
}

export function profileStore(client: DynamoDBDocumentClient, table: string): ProfileStore {
  return {
    async find(uid) {
      const { Item } = await client.send(
        new GetCommand({ TableName: table, Key: profileKey(uid), ConsistentRead: true }),
      );
      return Item && z.parse(profileItem, Item).profile;
    },
    save(uid, profile, now) {
      const Item = { ...profileKey(uid), profile, updatedAt: now.toISOString() };
      const ConditionExpression = isNoTombstone;
      return isWritten(
        client.send(new PutCommand({ TableName: table, Item, ConditionExpression })),
      );
    },
  };
}
