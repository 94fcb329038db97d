import { useEffect, useEffectEvent, useState } from 'react';
import { askBeforeLeaving } from '#frontend/lib/ask-before-leaving.ts';
import { session, userIn } from '#frontend/lib/auth/session.ts';
import { useStore } from '#frontend/lib/store.ts';
import type { SavedSeating } from '#frontend/record/api/class-seating.ts';
import { seatingEditorOf } from '../../seating-editors.ts';

/** The plan of a class, edited and saved; what could not be saved is sent again when the network is back. */
export const useSeating = (classId: string, stored: SavedSeating) => {
  const [editor] = useState(() => seatingEditorOf(userIn(session.get()) ?? '', classId, stored));
  const state = useStore(editor);
  const show = useEffectEvent(() => editor.show(stored));
  useEffect(() => show(), [stored]);
  // What an earlier visit could not save is sent now.
  useEffect(() => {
    if (editor.get().status === 'failed') void editor.retry();
  }, [editor]);
  const isUnsaved = state.status !== 'saved';
  useEffect(() => (isUnsaved ? askBeforeLeaving() : undefined), [isUnsaved]);
  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = () => void editor.retry();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed, editor]);
  return { editor, state };
};
