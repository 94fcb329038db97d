import * as z from 'zod/mini';
import { putProfile } from '#shared/contracts/profile.ts';
import { professionalProfile } from '#shared/model/profile.ts';
import type { ProfessionalProfile } from '../../lib/api/response-types.ts';
import { call, versionOf } from '../../lib/api/client.ts';
import type { ProfileValues } from './model/profile-values.ts';

/**
 * Replaces the profile that the form was based on; returns the stored profile.
 *
 * @throws ApiError `precondition-failed` when another has been saved since
 */
export const saveProfile = (
  values: ProfileValues,
  before: ProfessionalProfile | null,
): Promise<ProfessionalProfile> =>
  call(putProfile, { body: z.parse(professionalProfile, values), version: versionOf(before) });
