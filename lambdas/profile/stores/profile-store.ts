import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { professionalProfile, type ProfessionalProfile } from '#shared/model/profile.ts';
import { profileKey } from '#core/aws/table-keys.ts';
import { valueStore, type ValueStore } from './value-store.ts';

/** Profiles by owner; used by the profile page, which saves them, and by the notebook, which prints them. */
export const profileStore = (
  client: DynamoDBDocumentClient,
  table: string,
): ValueStore<ProfessionalProfile> =>
  valueStore(client, table, {
    keyOf: profileKey,
    attribute: 'profile',
    schema: professionalProfile,
  });
