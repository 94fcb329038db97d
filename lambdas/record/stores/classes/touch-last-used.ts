import { AppError } from '#shared/errors.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { ClassStore } from './class-store.ts';

/**
 * Marks the caller's classes as used now, which extends their expiry.
 * @throws AppError `class-not-found`
 */
export const touchLastUsed = (
  classes: Pick<ClassStore, 'use'>,
  uid: string,
  classIds: readonly string[],
): Promise<SavedClass[]> =>
  Promise.all(
    classIds.map(async (classId) => {
      const used = await classes.use(uid, classId);
      if (!used) throw new AppError('class-not-found');
      return used;
    }),
  );
