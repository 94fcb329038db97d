import * as z from 'zod/mini';
import { parseStored } from '../parse-stored.ts';
import type { UnsavedCopy } from './edited-document.ts';
import { isSame } from './is-same.ts';
import { unsavedCopies, unsavedKey } from './unsaved-copies.ts';

/** The copy of one document on this device; all tabs share it. */
export interface DeviceCopy<C> {
  readonly read: () => UnsavedCopy<C> | undefined;
  readonly write: (copy: UnsavedCopy<C>) => void;
  /** Removes the copy, unless another tab has written a different one. */
  readonly remove: (content: C) => void;
  /** Reports each change by another tab (undefined when it was removed) until the returned function is called. */
  readonly follow: (listener: (copy: UnsavedCopy<C> | undefined) => void) => () => void;
}

/** The copy of a user's document. A copy that this release cannot read counts as none. */
export const deviceCopy = <C>(
  uid: string,
  document: string,
  content: z.core.$ZodType<C>,
): DeviceCopy<C> => {
  const key = unsavedKey(uid, document);
  const schema = z.object({
    over: z.number(),
    base: z.optional(content),
    content,
    unanswered: z.array(content),
  });
  const read = () => parseStored(schema, unsavedCopies.read(key));
  return {
    read,
    write: ({ over, base, content: edited, unanswered }) =>
      unsavedCopies.write(key, JSON.stringify({ over, base, content: edited, unanswered })),
    remove: (saved) => {
      const kept = read();
      if (!kept || isSame(kept.content, saved)) unsavedCopies.remove(key);
    },
    follow: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // Read again, because the tab may have written more since the event.
        if (event.key === key) listener(read());
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
};
