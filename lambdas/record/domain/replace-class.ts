import { isDeepStrictEqual } from 'node:util';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { ClassContent, SavedClass } from '#shared/model/saved-class.ts';
import { schoolOf } from '#shared/record/names/class-content.ts';
import { withOptimisticRetry } from '#core/optimistic-retry.ts';
import type { ClassToStore } from '../stores/classes/class-store.ts';
import type { ClassStore } from '../stores/classes/class-store.ts';
import { etagMatches } from '#core/etag-matches.ts';
import { identifyPupils } from './identify-pupils.ts';

export interface Replacement {
  readonly classId: string;
  readonly content: ClassContent;
  /** The `If-Match` of the call: the version that the teacher has seen. */
  readonly seen: string | undefined;
}

export interface ReplacePorts {
  readonly classes: Pick<ClassStore, 'find' | 'replace'>;
  readonly newPupilId: () => string;
  readonly now: () => Date;
}

/** What a call may change of a class, comparable with the same part of another. */
const contentOf = (kept: ClassToStore): unknown => {
  const { name, subject, level, pupils, left } = kept;
  return JSON.parse(JSON.stringify({ name, subject, level, pupils, left, ...lasting(kept) }));
};

/** What stays when a call does not say it: a client may know less than this release. */
const lasting = ({ follows, ...kept }: Omit<ClassToStore, 'pupils'>) => ({
  ...(follows && { follows }),
  ...schoolOf(kept),
});

/**
 * Replaces a class if it is still the version that its teacher has seen. Content equal to the stored one is not saved
 * again, whatever was seen, so that a call can be repeated. Pupils keep their ids.
 * @throws AppError `precondition-required`, `class-not-found`, `precondition-failed` with the current class
 */
export async function replaceClass(
  { classes, newPupilId, now }: ReplacePorts,
  uid: string,
  { classId, content, seen }: Replacement,
): Promise<SavedClass> {
  if (seen === undefined) throw new AppError('precondition-required');
  const today = now().toISOString().slice(0, 10);
  return withOptimisticRetry(async () => {
    const current = await classes.find(uid, classId);
    if (!current) throw new AppError('class-not-found');
    const pupils = identifyPupils(current, content.pupils, { newId: newPupilId, today });
    const next = { ...lasting(current), ...content, ...pupils };
    if (isDeepStrictEqual(contentOf(current), contentOf(next))) return current;
    if (!etagMatches(seen, versionTag(current)))
      throw new AppError('precondition-failed', { current });
    return classes.replace(uid, current, next);
  });
}
