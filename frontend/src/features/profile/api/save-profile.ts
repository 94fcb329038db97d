import * as z from 'zod/mini';
import { putProfile } from '../../../../../shared/contracts/profile.ts';
import { professionalProfile } from '../../../../../shared/model/profile.ts';
import type { ProfessionalProfile } from '../../../lib/api/answers.ts';
import { call } from '../../../lib/api/client.ts';
import type { ProfileValues } from '../profile-values.ts';

/** Saves the profile as a whole; gives what is stored now. */
export const saveProfile = (values: ProfileValues): Promise<ProfessionalProfile> =>
  call(putProfile, { body: z.parse(professionalProfile, values) });
