import * as z from 'zod/mini';
import { parseStored } from '../parse-stored.ts';
import { isSame, type UnsavedCopy } from './edited-document.ts';
import { unsavedCopies, unsavedKey } from './unsaved-copies.ts';

/** What the device keeps of one document: the same in all tabs. */
export interface DeviceCopy<C> {
  readonly read: () => UnsavedCopy<C> | undefined;
  readonly write: (copy: UnsavedCopy<C>) => void;
  /** Removes it, unless another tab has written something else meanwhile. */
  readonly remove: (content: C) => void;
  /** Tells what is kept when another tab has changed it, undefined for nothing, until the returned function is called. */
  readonly follow: (listener: (copy: UnsavedCopy<C> | undefined) => void) => () => void;
}

/** The copy of a user's document. One that another release has kept, and this one cannot read, is none. */
export const deviceCopy = <C>(
  uid: string,
  document: string,
  content: z.core.$ZodType<C>,
): DeviceCopy<C> => {
  const key = unsavedKey(uid, document);
  const schema = z.object({ over: z.number(), content, unanswered: z.array(content) });
  const read = () => parseStored(schema, unsavedCopies.read(key));
  return {
    read,
    write: ({ over, content: edited, unanswered }) =>
      unsavedCopies.write(key, JSON.stringify({ over, content: edited, unanswered })),
    remove: (saved) => {
      const kept = read();
      if (!kept || isSame(kept.content, saved)) unsavedCopies.remove(key);
    },
    follow: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // What there is now: the tab may have gone on since it wrote what the event tells.
        if (event.key === key) listener(read());
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
};
