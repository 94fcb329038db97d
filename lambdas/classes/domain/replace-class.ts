import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { classContent, type ClassContent, type SavedClass } from '#shared/model/saved-class.ts';
import { withOptimisticRetry } from '#core/optimistic-retry.ts';
import type { ClassStore } from '#lambdas/records/classes/class-store.ts';
import { etagMatches } from '#core/etag-matches.ts';

export interface Replacement {
  readonly classId: string;
  readonly content: ClassContent;
  /** The `If-Match` of the call: the version that the teacher has seen. */
  readonly seen: string | undefined;
}

/** The part of a class that its teacher may change. */
const contentOf = ({ name, subject, level, pupils }: SavedClass): ClassContent =>
  z.parse(classContent, JSON.parse(JSON.stringify({ name, subject, level, pupils })));

/**
 * Replaces a class if it is still the version that its teacher has seen. Content equal to the stored one is not saved
 * again, whatever was seen, so that a call can be repeated.
 * @throws AppError `precondition-required`, `class-not-found`, `precondition-failed` with the current class
 */
export async function replaceClass(
  classes: Pick<ClassStore, 'find' | 'replace'>,
  uid: string,
  { classId, content, seen }: Replacement,
): Promise<SavedClass> {
  if (seen === undefined) throw new AppError('precondition-required');
  return withOptimisticRetry(async () => {
    const current = await classes.find(uid, classId);
    if (!current) throw new AppError('class-not-found');
    if (isDeepStrictEqual(contentOf(current), content)) return current;
    if (!etagMatches(seen, versionTag(current.version)))
      throw new AppError('precondition-failed', { current });
    return classes.replace(uid, current, content);
  });
}
