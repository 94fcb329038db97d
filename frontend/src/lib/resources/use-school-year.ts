import type { SWRResponse } from 'swr';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import type { SchoolYear } from '#shared/model/school-year.ts';
import { call } from '../api/client.ts';
import { readInFull } from '../api/read-response.ts';
import { useResource } from './use-resource.ts';

// The school year is edited and sent back as a whole.
readInFull.add(getSchoolYear.response);

/** The user's timetable and holidays; without lessons before the first save. Another tab may change them. */
export const useSchoolYear = (): SWRResponse<SchoolYear, unknown> =>
  useResource(getSchoolYear.id, () => call(getSchoolYear), {
    focusThrottleInterval: 0,
    dedupingInterval: 0,
  });
