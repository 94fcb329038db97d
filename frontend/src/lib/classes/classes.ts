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
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { readInFull, type Read } from '../api/read-response.ts';
import { useRole } from '../auth/session.ts';
import { useResource } from '../resources/use-resource.ts';

// What a newer server has added to a class would be lost when it is sent back.
readInFull.add(savedClass);

export type ClassSummary = Read<model.ClassSummary>;

/**
 * The classes the teacher keeps, without their pupils, in the order they were kept; not fetched until `wanted`. Whoever
 * is no teacher has none: their call would be refused, and a refusal ends the session.
 */
export const useClasses = (wanted = true): SWRResponse<ClassSummary[], unknown> => {
  const isTeacher = useRole() === 'teacher';
  return useResource(wanted && isTeacher ? listClasses.id : null, () => call(listClasses));
};

const resourceOf = (classId: string): string => `${getClass.id}/${classId}`;

/** A class with its pupils, while one is wanted; null for one that is gone. */
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

/** A class as it is now. */
export const fetchClass = async (classId: string): Promise<SavedClass> =>
  z.parse(savedClass, await call(getClass, { params: { classId } }));

/** What a teacher does with classes; wherever they are shown, they are shown as they are then. */
export interface ClassChanges {
  /** Keeps a class anew. */
  readonly keep: (content: ClassContent) => Promise<void>;
  /**
   * Keeps a class as it is now in place of what was seen of it.
   *
   * @throws ApiError `precondition-failed` if it has changed since
   */
  readonly update: (
    seen: Pick<SavedClass, 'id' | 'version'>,
    content: ClassContent,
  ) => Promise<void>;
  /** Deletes a class; one that is gone is deleted as well. */
  readonly remove: (classId: string) => Promise<void>;
}

export const useClassChanges = (): ClassChanges => {
  const { mutate } = useSWRConfig();
  return {
    keep: async (content) => {
      await call(addClass, { body: content });
      await mutate(listClasses.id);
    },
    update: async ({ id, version }, content) => {
      const params = { classId: id };
      await call(replaceClass, { params, body: content, version: versionTag(version) });
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
