import * as z from 'zod/mini';
import { parseStored } from '../parse-stored.ts';
import type { UnsavedCopy } from './edited-document.ts';
import { isSame } from './is-same.ts';
import { createTypingLock, endOfTyping, isBeingTyped } from './typing-lock.ts';
import { asideId, openKept, setAside } from './unsaved-aside.ts';
import { unsavedCopies, unsavedKey } from './unsaved-copies.ts';

/** Milliseconds in which a tab hears what another one has stored before it ended its lock. */
const HEARING = 200;

/** How many copies a tab remembers, to know what another tab began from. */
const REMEMBERED = 50;

export interface StoredCopy<C> extends UnsavedCopy<C> {
  /** Random numbers of the copies whose edits are in this one, and last its own. Earlier releases stored none. */
  readonly ids?: readonly number[] | undefined;
  /** The content with what was being typed and had not entered the document; only the next visit takes it in. */
  readonly typed?: C | undefined;
}

export interface DeviceCopy<C> {
  readonly read: () => StoredCopy<C> | undefined;
  /** Reads it for the first time: what this release cannot read is set aside. */
  readonly open: () => StoredCopy<C> | undefined;
  readonly write: (copy: UnsavedCopy<C>, typed?: C) => void;
  /** Removes the copy, unless another tab has written a different one, or is typing. */
  readonly remove: (content: C) => void;
  /** What was being typed into a copy when its tab ended. Waits for a tab that is still typing it. */
  readonly leftTyped: (found: StoredCopy<C>) => Promise<C | undefined>;
  /** Reports each change by another tab (undefined when it was removed) until the returned function ends all work on it. */
  readonly follow: (listener: (copy: StoredCopy<C> | undefined) => void) => () => void;
  /** Records that this tab's edits include those of a copy. */
  readonly include: (copy: StoredCopy<C>) => void;
  /** The newest content from which both this tab and the one that stored a copy have gone on, if it is remembered. */
  readonly beginningOf: (copy: StoredCopy<C>) => C | undefined;
}

/** The copy of a user's document. A copy that this release cannot read counts as none, and nothing is written over it. */
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
  /** What this tab has found or stored last: another text is another tab's. */
  let known: string | undefined;
  const canRead = (text: string) => text === known || parseStored(schema, text) !== undefined;
  const kept = { uid, storage: unsavedCopies, key, address: document, canRead };
  /** A tab of a newer release may write with each key: only its last text is set aside. */
  const overwritten = asideId();
  const read = () => parseStored(schema, unsavedCopies.read(key));
  const lock = createTypingLock(key);
  /** The copies that this tab's edits include, oldest first. */
  let included: readonly StoredCopy<C>[] = [];
  /** Whether what is being typed in the stored copy is this tab's. */
  let isTypedHere = false;
  const include = (copy: StoredCopy<C>): void => {
    included = [...included, copy].slice(-REMEMBERED);
  };
  return {
    read,
    open: () => {
      openKept(kept);
      known = unsavedCopies.read(key);
      return read();
    },
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
      setAside(kept, overwritten);
      known = JSON.stringify({ ...copy, typed });
      unsavedCopies.write(key, known);
      isTypedHere = typed !== undefined;
      lock(isTypedHere);
      if (ids !== last?.ids) include(copy);
    },
    remove: (saved) => {
      lock(false);
      const stored = read();
      // Another tab's, or one that this release cannot read.
      if (!stored || (stored.typed !== undefined && !isTypedHere)) return;
      if (isSame(stored.content, saved)) {
        known = undefined;
        unsavedCopies.remove(key);
      }
    },
    leftTyped: async (found) => {
      let { typed } = found;
      if (await isBeingTyped(key)) {
        await endOfTyping(key);
        await new Promise((resolve) => setTimeout(resolve, HEARING));
        // A tab that ended by itself has stored what became of it.
        if (unsavedCopies.read(key) !== known) typed = isTypedHere ? undefined : read()?.typed;
      }
      isTypedHere ||= typed !== undefined;
      return typed;
    },
    follow: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // Read again, because the tab may have written more since the event.
        if (event.key !== key) return;
        const copy = read();
        // One that cannot be read is no removal.
        if (copy || unsavedCopies.read(key) === undefined) listener(copy);
      };
      addEventListener('storage', onStorage);
      return () => {
        removeEventListener('storage', onStorage);
        lock(false);
      };
    },
  };
};
