import * as z from 'zod/mini';
import { useSWRConfig, type SWRResponse } from 'swr';
import {
  addClass,
  deleteClass,
  getClass,
  listClasses,
  replaceClass,
} from '#shared/contracts/classes.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { savedClass, type ClassContent, type SavedClass } from '#shared/model/saved-class.ts';
import type * as model from '#shared/model/saved-class.ts';
import { ApiError } from '#frontend/lib/api/api-error.ts';
import { call } from '#frontend/lib/api/client.ts';
import { readInFull, type Read } from '#frontend/lib/api/read-response.ts';
import { useRole } from '#frontend/lib/auth/session.ts';
import { requireNotice } from '#frontend/lib/resources/pupil-data-question.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';

// Otherwise fields that a newer server added to a class would be lost when it is sent back.
readInFull.add(savedClass);

/** A class of an earlier school year has its season, once classes were moved on from it. */
export type ClassSummary = Read<model.ClassSummary> & { readonly season?: string };

/** Once classes were moved on to a new school year, those of earlier years come last. */
const fetchClasses = async (): Promise<ClassSummary[]> => {
  const classes = await call(listClasses);
  if (!classes.some(({ follows }) => follows)) return classes;
  const { inYears } = await import('../model/classes/in-years.ts');
  return inYears(classes);
};

/**
 * The teacher's saved classes without their pupils, oldest first but for those of earlier years; fetched only if `wanted`. Other users have none: the
 * API would refuse the call, and a refusal ends the session.
 */
export const useClasses = (wanted = true): SWRResponse<ClassSummary[], unknown> => {
  const isTeacher = useRole() === 'teacher';
  return useResource(wanted && isTeacher ? listClasses.id : null, fetchClasses);
};

const resourceOf = (classId: string): string => `${getClass.id}/${classId}`;

/** A class with its pupils, if an id is given; null if it was deleted. */
export const useClass = (classId: string | undefined): SWRResponse<SavedClass | null, unknown> =>
  useResource(classId === undefined ? null : resourceOf(classId), async () => {
    try {
      return await fetchClass(classId ?? '');
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  });

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'class-not-found';

/** Fetches the current version of a class. */
export const fetchClass = async (classId: string): Promise<SavedClass> =>
  z.parse(savedClass, await call(getClass, { params: { classId } }));

/** Changes to a teacher's classes; every list that shows them is refreshed. */
export interface ClassChanges {
  /** The saved classes as they are now; every list shows them. */
  readonly list: () => Promise<ClassSummary[]>;
  /** Saves a new class; returns it with the ids of its pupils. With the same key it is saved once. */
  readonly keep: (content: ClassContent, idempotencyKey?: string) => Promise<SavedClass>;
  /**
   * Replaces the version of a class that the teacher saw.
   *
   * @throws ApiError `precondition-failed` if it has changed since
   */
  readonly update: (
    seen: Pick<SavedClass, 'id' | 'version' | 'contentHash'>,
    content: ClassContent,
  ) => Promise<void>;
  /** Deletes a class; succeeds if it is already gone. */
  readonly remove: (classId: string) => Promise<void>;
}

export const useClassChanges = (): ClassChanges => {
  const { mutate } = useSWRConfig();
  return {
    list: async () => {
      const classes = await fetchClasses();
      await mutate(listClasses.id, classes, { revalidate: false });
      return classes;
    },
    keep: async (content, idempotencyKey) => {
      await requireNotice();
      const options = { body: content, ...(idempotencyKey && { idempotencyKey }) };
      const kept = z.parse(savedClass, await call(addClass, options));
      await mutate(listClasses.id);
      return kept;
    },
    update: async (seen, content) => {
      const { id } = seen;
      const params = { classId: id };
      await requireNotice();
      await call(replaceClass, { params, body: content, version: versionTag(seen) });
      await Promise.all([mutate(listClasses.id), mutate(resourceOf(id))]);
    },
    remove: async (classId) => {
      try {
        await call(deleteClass, { params: { classId } });
      } catch (error) {
        if (!isGone(error)) throw error;
      }
      await mutate(listClasses.id);
    },
  };
};
