import { AppError } from '#shared/errors.ts';
import type { ClassContent, SavedClass } from '#shared/model/saved-class.ts';
import { limits } from '#shared/model/limits.ts';
import type { ClassStore } from '../stores/classes/class-store.ts';
import { identifyPupils } from './identify-pupils.ts';
import type { AccountClosure } from '#core/account-deletion/account-closure.ts';

export interface AddPorts {
  readonly classes: Pick<ClassStore, 'add' | 'find' | 'list' | 'remove'>;
  readonly closure: Pick<AccountClosure, 'isClosed'>;
  /** The id of the class; the same one each time that the call is repeated. */
  readonly newId: () => string;
  readonly newPupilId: () => string;
}

/**
 * Saves a class, or answers the one that has the id already. Writes it first and removes it if there are too many, so
 * that concurrent calls cannot exceed the limit; also removes it if the account was closed, since the deletion may have
 * missed it.
 * @throws AppError `classes-full`; `forbidden` if the account is closed
 */
export async function addClass(
  { classes, closure, newId, newPupilId }: AddPorts,
  uid: string,
  content: ClassContent,
): Promise<SavedClass> {
  const pupils = identifyPupils(undefined, content.pupils, { newId: newPupilId, today: '' });
  const id = newId();
  const added = await classes.add(uid, id, { ...content, ...pupils });
  // Only the call that wrote it may take it away again.
  const kept = added ?? (await classes.find(uid, id));
  const [isClosed, all] = await Promise.all([closure.isClosed(uid), classes.list(uid)]);
  if (kept && !isClosed && all.length <= limits.savedClasses) return kept;
  if (added) await classes.remove(uid, added.id);
  throw new AppError(isClosed ? 'forbidden' : 'classes-full');
}
