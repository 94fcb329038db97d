import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { professionalProfile, type ProfessionalProfile } from '../../../shared/model/profile.ts';
import { profileKey } from '../aws/table-keys.ts';

const profileItem = z.object({ profile: professionalProfile });

/** Profiles by their owner. The notebook prints what the profile page saved, so both read it here. */
export interface ProfileStore {
  find(uid: string): Promise<ProfessionalProfile | undefined>;
  save(uid: string, profile: ProfessionalProfile, now: Date): Promise<void>;
}

export function profileStore(client: DynamoDBDocumentClient, table: string): ProfileStore {
  return {
    async find(uid) {
      const { Item } = await client.send(
        new GetCommand({ TableName: table, Key: profileKey(uid), ConsistentRead: true }),
      );
      return Item && z.parse(profileItem, Item).profile;
    },
    async save(uid, profile, now) {
      const Item = { ...profileKey(uid), profile, updatedAt: now.toISOString() };
      await client.send(new PutCommand({ TableName: table, Item }));
    },
  };
}
