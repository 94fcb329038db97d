import * as z from 'zod/mini';
import { putProfile } from '../../../../../shared/contracts/profile.ts';
import { professionalProfile } from '../../../../../shared/model/profile.ts';
import type { ProfessionalProfile } from '../../../lib/api/answers.ts';
import { call, versionOf } from '../../../lib/api/client.ts';
import type { ProfileValues } from '../profile-values.ts';

/**
 * Saves the profile as a whole, in place of the one it was made from; gives what is stored now.
 *
 * @throws ApiError `precondition-failed` when another has been saved since
 */
export const saveProfile = (
  values: ProfileValues,
  before: ProfessionalProfile | null,
): Promise<ProfessionalProfile> =>
  call(putProfile, { body: z.parse(professionalProfile, values), version: versionOf(before) });
