import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { professionalProfile, type ProfessionalProfile } from '#shared/model/profile.ts';
import { profileKey } from '../aws/table-keys.ts';
import { valueStore, type ValueStore } from './value-store.ts';

/** Profiles by their owner. The notebook prints what the profile page saved, so both read it here. */
export const profileStore = (
  client: DynamoDBDocumentClient,
  table: string,
): ValueStore<ProfessionalProfile> =>
  valueStore(client, table, {
    keyOf: profileKey,
    attribute: 'profile',
    schema: professionalProfile,
  });
