import type { ListedClass } from '#shared/model/listed-classes.ts';
import { toClassContent } from '#shared/record/names/class-content.ts';
import { JobError } from '#core/jobs/job-error.ts';
import type { ClassStore } from './class-store.ts';

/**
 * The classes of a job, in the order of their ids.
 * @throws JobError `class-missing` if one is deleted or expired
 */
export const findListedClasses = (
  classes: Pick<ClassStore, 'find'>,
  uid: string,
  classIds: readonly string[],
): Promise<ListedClass[]> =>
  Promise.all(
    classIds.map(async (classId) => {
      const kept = await classes.find(uid, classId);
      if (!kept) throw new JobError('class-missing');
      return toClassContent(kept);
    }),
  );
