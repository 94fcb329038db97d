import type { SWRResponse } from 'swr';
import * as z from 'zod/mini';
import { getSchoolYear, putSchoolYear } from '#shared/contracts/school-year.ts';
import { schoolYear, type SchoolYear } from '#shared/model/school-year.ts';
import { call, versionOf } from '../api/client.ts';
import { readInFull } from '../api/read-response.ts';
import { useResource } from './use-resource.ts';

// The school year is edited and sent back as a whole.
readInFull.add(schoolYear);

/** The type of an answer that was read in full: it has no unknown names. The object stays, as its version is known by it. */
const inFull = (answer: object): SchoolYear => {
  const isWhole = (value: object): value is SchoolYear => z.safeParse(schoolYear, value).success;
  if (!isWhole(answer)) throw new TypeError('not a school year');
  return answer;
};

/** Fetches the user's timetable and holidays, with their version. */
export const fetchSchoolYear = async (): Promise<SchoolYear> => inFull(await call(getSchoolYear));

/**
 * Saves a school year over the stored version.
 * @throws ApiError `precondition-failed` if another version was saved meanwhile
 */
export const saveSchoolYear = async (body: SchoolYear, stored: SchoolYear): Promise<SchoolYear> =>
  inFull(await call(putSchoolYear, { body, version: versionOf(stored) }));

/** The user's timetable and holidays; without lessons before the first save. Another tab may change them. */
export const useSchoolYear = (): SWRResponse<SchoolYear, unknown> =>
  useResource(getSchoolYear.id, fetchSchoolYear, {
    focusThrottleInterval: 0,
    dedupingInterval: 0,
  });
