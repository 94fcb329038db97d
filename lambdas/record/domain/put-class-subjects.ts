import { AppError } from '#shared/errors.ts';
import type { ClassSubjects } from '#shared/model/class-subjects.ts';
import type { AccountClosure } from '#core/account-deletion/account-closure.ts';
import type { ClassStore } from '../stores/classes/class-store.ts';
import type { ClassSubjectsStore } from '../stores/classes/class-subjects-store.ts';
import { useClassOf } from './mark-sheet.ts';

export interface SubjectsPorts {
  readonly classes: Pick<ClassStore, 'use' | 'find'>;
  readonly subjects: ClassSubjectsStore;
  readonly closure: Pick<AccountClosure, 'isClosed'>;
}

/**
 * Saves how the general averages of a class are calculated. Removed again if the class or the account was deleted
 * meanwhile, since that deletion may have missed it.
 * @param isSeen whether the caller has seen the stored value; undefined: whatever is stored is replaced
 * @throws AppError `class-not-found`, `precondition-failed`; `forbidden` if the account is closed
 */
export async function putClassSubjects(
  { classes, subjects, closure }: SubjectsPorts,
  of: { readonly uid: string; readonly classId: string },
  value: ClassSubjects,
  isSeen?: (stored: ClassSubjects | undefined) => boolean,
): Promise<ClassSubjects> {
  const { uid, classId } = of;
  await useClassOf({ classes }, of);
  if (isSeen) {
    const stored = await subjects.find(uid, classId);
    if (!isSeen(stored) || !(await subjects.save(of, value, { stored })))
      throw new AppError('precondition-failed');
  } else await subjects.save(of, value);
  const [isClosed, kept] = await Promise.all([closure.isClosed(uid), classes.find(uid, classId)]);
  if (!isClosed && kept) return value;
  await subjects.remove(uid, classId);
  throw new AppError(isClosed ? 'forbidden' : 'class-not-found');
}
