import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { professionalProfile, type ProfessionalProfile } from '../../../shared/model/profile.ts';
import { isWritten } from '../aws/conditional-write.ts';
import { profileKey } from '../aws/table-keys.ts';
import { isNoTombstone, isTombstone } from '../aws/tombstone.ts';

/** A tombstone has no profile. */
const profileItem = z.object({
  profile: z.optional(professionalProfile),
  updatedAt: z.optional(z.string()),
});

/** A profile and when it was saved; empty where there is none. */
export interface StoredProfile {
  readonly profile?: ProfessionalProfile;
  readonly updatedAt?: string;
}

/** Profiles by their owner. The notebook prints what the profile page saved, so both read it here. */
export interface ProfileStore {
  find(uid: string): Promise<ProfessionalProfile | undefined>;
  read(uid: string): Promise<StoredProfile>;
  /**
   * Saves a profile over whatever is there, or only over what was `read` before. Nothing is saved if the account is
   * `closed`, or if the profile was `changed` since.
   */
  save(
    uid: string,
    profile: ProfessionalProfile,
    now: Date,
    seen?: StoredProfile,
  ): Promise<'saved' | 'closed' | 'changed'>;
}

/** The condition under which a profile is still the one that was read. */
const isUnchanged = ({ updatedAt }: StoredProfile) =>
  updatedAt === undefined
    ? { ConditionExpression: `${isNoTombstone} AND attribute_not_exists(profile)` }
    : {
        ConditionExpression: `${isNoTombstone} AND updatedAt = :seen`,
        ExpressionAttributeValues: { ':seen': updatedAt },
      };

export function profileStore(client: DynamoDBDocumentClient, table: string): ProfileStore {
  const read = async (uid: string): Promise<StoredProfile> => {
    const { Item } = await client.send(
      new GetCommand({ TableName: table, Key: profileKey(uid), ConsistentRead: true }),
    );
    return Item ? z.parse(profileItem, Item) : {};
  };
  return {
    read,
    find: async (uid) => (await read(uid)).profile,
    async save(uid, profile, now, seen) {
      const Item = { ...profileKey(uid), profile, updatedAt: now.toISOString() };
      const condition = seen ? isUnchanged(seen) : { ConditionExpression: isNoTombstone };
      const put = new PutCommand({ TableName: table, Item, ...condition });
      if (await isWritten(client.send(put))) return 'saved';
      return !seen || (await isTombstone(client, table, profileKey(uid))) ? 'closed' : 'changed';
    },
  };
}
