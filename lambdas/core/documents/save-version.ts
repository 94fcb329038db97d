import type * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { isNumberAlone, versionTag } from '#shared/contracts/endpoint.ts';
import { withOptimisticRetry } from '../optimistic-retry.ts';
import { etagMatches } from '../etag-matches.ts';
import { addVersion, toContent, type DocumentPorts } from './add-version.ts';
import type { DocumentOwner } from './document-owner.ts';
import { readVersion, type FullVersion } from './read-version.ts';

/** What a content means whose author left parts out: those of the newest version, which is read only if they are needed. */
export type Complete = (content: object, readNewest: () => Promise<object>) => Promise<object>;

/** The content of a new version, as a teacher saves it. */
export interface Change {
  readonly content: object;
  readonly restoredFrom?: number;
  /** Fields that must keep their value: facts that the teacher cannot change. */
  readonly fixed?: readonly string[];
  readonly complete?: Complete;
  /** The `If-Match` of the call: the version that the author has seen. */
  readonly seen: string | undefined;
}

/** @throws AppError `validation-failed` if a field has another value than in the newest version */
function requireSame(fixed: readonly string[], content: object, newest: object): void {
  const changed = fixed.filter(
    (field) => Reflect.get(content, field) !== Reflect.get(newest, field),
  );
  const issues = changed.map((field) => ({ path: `/${field}`, code: 'invalid_value' }));
  if (issues.length > 0) throw new AppError('validation-failed', { issues });
}

/**
 * Adds a version after the one that its author has seen. Content equal to the newest is not stored again, whatever
 * was seen, so that a call can be repeated and equal edits do not conflict.
 * @param schema of the kind's documents
 * @returns the newest version, which has this content
 * @throws AppError `document-too-large`, `precondition-required`, `document-not-found` if there is no version,
 *   `precondition-failed` with the newer version, the owner's own code or `forbidden` if it or the account is gone
 *   meanwhile
 */
export async function saveVersion<Address>(
  ports: DocumentPorts<Address>,
  schema: z.core.$ZodType<object>,
  owner: DocumentOwner<Address>,
  { content: sent, restoredFrom, fixed, complete, seen }: Change,
): Promise<FullVersion> {
  const { documents } = ports;
  if (toContent(sent).isTooLarge) throw new AppError('document-too-large');
  if (seen === undefined) throw new AppError('precondition-required');
  return withOptimisticRetry(async () => {
    const newest = await documents.newest(owner.address);
    if (!newest) throw new AppError('document-not-found');
    const readNewest = async () => (await readVersion(documents, schema, newest)).content;
    const content = complete ? await complete(sent, readNewest) : sent;
    const draft = toContent(content);
    if (draft.isTooLarge) throw new AppError('document-too-large');
    if (newest.contentHash === draft.contentHash) return readVersion(documents, schema, newest);
    if (!etagMatches(seen, versionTag(newest))) {
      // Its tab would take the newest for the version that its edits began from. After a reload both are merged.
      if (isNumberAlone(seen)) throw new AppError('precondition-failed');
      const current = await readVersion(documents, schema, newest);
      throw new AppError('precondition-failed', { current });
    }
    if (fixed) requireSame(fixed, content, await readNewest());
    const next = { version: newest.version + 1, author: 'teacher', restoredFrom } as const;
    const added = await addVersion(ports, owner, next, draft, newest);
    if (added === 'closed') throw new AppError('forbidden');
    if (added === 'gone') throw new AppError(owner.missing);
    // Another writer was faster, so compare with their version next.
    if (added === 'taken') return undefined;
    return { ...next, createdAt: added.createdAt, contentHash: added.contentHash, content };
  });
}
