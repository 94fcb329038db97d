import * as z from 'zod/mini';
import type { SWRResponse } from 'swr';
import { getClass, listClasses } from '#shared/contracts/classes.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { savedClass, type SavedClass } from '#shared/model/saved-class.ts';
import type * as model from '#shared/model/saved-class.ts';
import { ApiError } from '#frontend/lib/api/api-error.ts';
import { call } from '#frontend/lib/api/client.ts';
import { readInFull, type Read } from '#frontend/lib/api/read-response.ts';
import { useRole } from '#frontend/lib/auth/session.ts';
import { inYears } from '../model/classes/in-years.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';

// Otherwise fields that a newer server added to a class would be lost when it is sent back.
readInFull.add(savedClass);

/** A class of an earlier school year has its season, once classes were moved on from it. */
export type ClassSummary = Read<model.ClassSummary> & { readonly season?: string };

/** Once classes were moved on to a new school year, those of earlier years come last. */
export const fetchClasses = async (): Promise<ClassSummary[]> => {
  const classes = await call(listClasses);
  if (!classes.some(({ follows }) => follows)) return classes;
  // A class whose marks were changed this year is in use.
  return inYears(classes, await call(listAllMarkSheets));
};

/**
 * The teacher's saved classes without their pupils, oldest first but for those of earlier years; fetched only if
 * `wanted`. Other users have none: the API would refuse the call, and a refusal ends the session.
 */
export const useClasses = (wanted = true): SWRResponse<ClassSummary[], unknown> => {
  const isTeacher = useRole() === 'teacher';
  return useResource(wanted && isTeacher ? listClasses.id : null, fetchClasses);
};

/** The key of a class among the resources. */
export const classResource = (classId: string): string => `${getClass.id}/${classId}`;

/** A class with its pupils, if an id is given; null if it was deleted. */
export const useClass = (classId: string | undefined): SWRResponse<SavedClass | null, unknown> =>
  useResource(classId === undefined ? null : classResource(classId), async () => {
    try {
      return await fetchClass(classId ?? '');
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  });

/** Whether a call was refused because the class is gone. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'class-not-found';

/** Fetches the current version of a class. */
export const fetchClass = async (classId: string): Promise<SavedClass> =>
  z.parse(savedClass, await call(getClass, { params: { classId } }));
