import { useEffect, useEffectEvent, useState } from 'react';
import { mutate } from 'swr';
import { askBeforeLeaving } from '#frontend/lib/ask-before-leaving.ts';
import { session, userIn } from '#frontend/lib/auth/session.ts';
import { useStore } from '#frontend/lib/store.ts';
import {
  fetchSeating,
  saveSeating,
  seatingResource,
  type SavedSeating,
} from '#frontend/record/api/class-seating.ts';
import { createSeatingEditor, type SeatingEditor } from '../../model/seating/seating-editor.ts';

/** Editors with unsaved changes, so that they are still there when the teacher comes back to the page. */
const unsaved = new Map<string, SeatingEditor>();

const editorOf = (classId: string, stored: SavedSeating): SeatingEditor => {
  const key = `${userIn(session.get())} ${classId}`;
  const found = unsaved.get(key);
  if (found) return found;
  const editor = createSeatingEditor(stored, {
    save: (plan, version) => saveSeating(classId, plan, version),
    fetchNewest: () => fetchSeating(classId),
    onSaved: (saved) => void mutate(seatingResource(classId), saved, { revalidate: false }),
  });
  editor.subscribe(() => {
    if (editor.get().status === 'saved') unsaved.delete(key);
    else unsaved.set(key, editor);
  });
  return editor;
};

/** The plan of a class, edited and saved; what could not be saved is sent again when the network is back. */
export const useSeating = (classId: string, stored: SavedSeating) => {
  const [editor] = useState(() => editorOf(classId, stored));
  const state = useStore(editor);
  const show = useEffectEvent(() => editor.show(stored));
  useEffect(() => show(), [stored]);
  const isUnsaved = state.status !== 'saved';
  useEffect(() => (isUnsaved ? askBeforeLeaving() : undefined), [isUnsaved]);
  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    addEventListener('online', editor.retry);
    return () => removeEventListener('online', editor.retry);
  }, [hasFailed, editor]);
  return { editor, state };
};
