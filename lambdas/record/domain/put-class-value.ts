import { AppError } from '#shared/errors.ts';
import type { AccountClosure } from '#core/account-deletion/account-closure.ts';
import type { ClassStore } from '../stores/classes/class-store.ts';
import type { ClassValueStore } from '../stores/classes/class-value-store.ts';
import { useClassOf } from './mark-sheet.ts';

export interface ClassValuePorts<T> {
  readonly classes: Pick<ClassStore, 'use' | 'find'>;
  readonly values: ClassValueStore<T>;
  readonly closure: Pick<AccountClosure, 'isClosed'>;
}

/**
 * Saves a value of a class as a whole. Removed again if the class or the account was deleted meanwhile, since that
 * deletion may have missed it.
 * @param isSeen whether the caller has seen the stored value; undefined: whatever is stored is replaced
 * @throws AppError `class-not-found`, `precondition-failed`; `forbidden` if the account is closed
 */
export async function putClassValue<T>(
  { classes, values, closure }: ClassValuePorts<T>,
  of: { readonly uid: string; readonly classId: string },
  value: T,
  isSeen?: (stored: T | undefined) => boolean,
): Promise<T> {
  const { uid, classId } = of;
  await useClassOf({ classes }, of);
  if (isSeen) {
    const stored = await values.find(uid, classId);
    if (!isSeen(stored) || !(await values.save(of, value, { stored })))
      throw new AppError('precondition-failed');
  } else await values.save(of, value);
  const [isClosed, kept] = await Promise.all([closure.isClosed(uid), classes.find(uid, classId)]);
  if (!isClosed && kept) return value;
  await values.remove(uid, classId);
  throw new AppError(isClosed ? 'forbidden' : 'class-not-found');
}
