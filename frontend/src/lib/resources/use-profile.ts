import type { SWRResponse } from 'swr';
import { getProfile } from '#shared/contracts/profile.ts';
import type { ProfessionalProfile } from '../api/response-types.ts';
import { call } from '../api/client.ts';
import { useResource } from './use-resource.ts';

/** The user's profile; null when there is none. Fetched again on each return, as another tab may change it. */
export const useProfile = (wanted = true): SWRResponse<ProfessionalProfile | null, unknown> =>
  useResource(wanted ? getProfile.id : null, async () => (await call(getProfile)) ?? null, {
    focusThrottleInterval: 0,
    dedupingInterval: 0,
  });
