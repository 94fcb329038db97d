import * as z from 'zod/mini';
import { useSWRConfig } from 'swr';
import { addClass, deleteClass, listClasses, replaceClass } from '#shared/contracts/classes.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { savedClass, type ClassContent, type SavedClass } from '#shared/model/saved-class.ts';
import { call } from '#frontend/lib/api/client.ts';
import { requireNotice } from '#frontend/lib/resources/pupil-data-question.ts';
import { classResource, fetchClasses, isGone, type ClassSummary } from './classes.ts';

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
      await Promise.all([mutate(listClasses.id), mutate(classResource(id))]);
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
