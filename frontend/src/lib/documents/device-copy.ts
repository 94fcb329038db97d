import * as z from 'zod/mini';
import { parseStored } from '../parse-stored.ts';
import type { UnsavedCopy } from './edited-document.ts';
import { isSame } from './is-same.ts';
import { createTypingLock } from './typing-lock.ts';
import { unsavedCopies, unsavedKey } from './unsaved-copies.ts';

/** How many copies a tab remembers, to know what another tab began from. */
const REMEMBERED = 50;

/** A copy as a tab has stored it. */
export interface StoredCopy<C> extends UnsavedCopy<C> {
  /** Random numbers of the copies whose edits are in this one, and last its own. Earlier releases stored none. */
  readonly ids?: readonly number[] | undefined;
  /** The content with what was being typed and had not entered the document; only the next visit takes it in. */
  readonly typed?: C | undefined;
}

/** The copy of one document on this device; all tabs share it. */
export interface DeviceCopy<C> {
  readonly read: () => StoredCopy<C> | undefined;
  readonly write: (copy: UnsavedCopy<C>, typed?: C) => void;
  /** Removes the copy, unless another tab has written a different one. */
  readonly remove: (content: C) => void;
  /** Reports each change by another tab (undefined when it was removed) until the returned function ends all work on it. */
  readonly follow: (listener: (copy: StoredCopy<C> | undefined) => void) => () => void;
  /** Records that this tab's edits include those of a copy. */
  readonly include: (copy: StoredCopy<C>) => void;
  /** The newest content from which both this tab and the one that stored a copy have gone on, if it is remembered. */
  readonly beginningOf: (copy: StoredCopy<C>) => C | undefined;
}

/** The copy of a user's document. A copy that this release cannot read counts as none. */
export const deviceCopy = <C>(
  uid: string,
  document: string,
  content: z.core.$ZodType<C>,
): DeviceCopy<C> => {
  const key = unsavedKey(uid, document);
  const schema = z.object({
    ids: z.optional(z.array(z.number())),
    over: z.number(),
    seen: z.optional(z.object({ createdAt: z.string(), contentHash: z.optional(z.string()) })),
    base: z.optional(content),
    content,
    unanswered: z.array(content),
    typed: z.optional(content),
  });
  const read = () => parseStored(schema, unsavedCopies.read(key));
  const lock = createTypingLock(key);
  /** The copies that this tab's edits include, oldest first. */
  let included: readonly StoredCopy<C>[] = [];
  const include = (copy: StoredCopy<C>): void => {
    included = [...included, copy].slice(-REMEMBERED);
  };
  return {
    read,
    include,
    beginningOf: ({ ids }) =>
      included.findLast((copy) => ids?.includes(copy.ids?.at(-1) ?? 0))?.content,
    write: ({ over, seen, base, content: edited, unanswered }, typed) => {
      const last = included.at(-1);
      // Letters that have not entered the document make no copy of their own.
      const ids = (last?.content === edited ? last.ids : undefined) ?? [
        ...included.flatMap((copy) => copy.ids?.at(-1) ?? []),
        Math.random(),
      ];
      const copy = { over, seen, base, content: edited, unanswered, ids };
      unsavedCopies.write(key, JSON.stringify({ ...copy, typed }));
      lock(typed !== undefined);
      if (ids !== last?.ids) include(copy);
    },
    remove: (saved) => {
      lock(false);
      const kept = read();
      if (!kept || isSame(kept.content, saved)) unsavedCopies.remove(key);
    },
    follow: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // Read again, because the tab may have written more since the event.
        if (event.key === key) listener(read());
      };
      addEventListener('storage', onStorage);
      return () => {
        removeEventListener('storage', onStorage);
        lock(false);
      };
    },
  };
};
