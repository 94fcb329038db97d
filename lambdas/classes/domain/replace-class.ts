import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { classContent, type ClassContent, type KeptClass } from '#shared/model/kept-class.ts';
import { againstOthers } from '#core/against-others.ts';
import type { ClassStore } from '#core/classes/class-store.ts';
import { holds } from '#core/http/respond.ts';

export interface Replacement {
  readonly classId: string;
  readonly content: ClassContent;
  /** The `If-Match` of the call: the version that was seen. */
  readonly seen: string | undefined;
}

/** What of a class its teacher may change. */
const contentOf = ({ name, subject, level, pupils }: KeptClass): ClassContent =>
  z.parse(classContent, JSON.parse(JSON.stringify({ name, subject, level, pupils })));

/**
 * Replaces a class that is as its teacher has seen it. What is kept already is not stored again, whatever was seen: so a
 * call whose answer was lost can be repeated.
 * @throws AppError `precondition-required`, `class-not-found`, `precondition-failed` with the class as it is now
 */
export async function replaceClass(
  classes: Pick<ClassStore, 'find' | 'replace'>,
  uid: string,
  { classId, content, seen }: Replacement,
): Promise<KeptClass> {
  if (seen === undefined) throw new AppError('precondition-required');
  return againstOthers(async () => {
    const current = await classes.find(uid, classId);
    if (!current) throw new AppError('class-not-found');
    if (isDeepStrictEqual(contentOf(current), content)) return current;
    if (!holds(seen, versionTag(current.version)))
      throw new AppError('precondition-failed', { current });
    return classes.replace(uid, current, content);
  });
}
