import { mutate } from 'swr';
import * as z from 'zod/mini';
import { getClassSeating } from '#shared/contracts/class-seating.ts';
import { seatingPlan } from '#shared/model/seating.ts';
import { unsavedCopies, unsavedKey } from '#frontend/lib/documents/unsaved-copies.ts';
import { noteSaving, noteUnsent } from '#frontend/lib/documents/unsaved-conflicts.ts';
import { parseStored } from '#frontend/lib/parse-stored.ts';
import {
  fetchSeating,
  saveSeating,
  seatingResource,
  type SavedSeating,
} from '#frontend/record/api/class-seating.ts';
import { createSeatingEditor, type SeatingEditor } from './model/seating/seating-editor.ts';

/** Editors with unsaved changes, so that they are still there when the teacher comes back to the page. */
const unsaved = new Map<string, SeatingEditor>();

const keptSeating = z.object({
  base: z.object({ plan: seatingPlan, version: z.optional(z.nullable(z.string())) }),
  plan: seatingPlan,
});

const addressOf = (classId: string): string => `${getClassSeating.id}/${classId}`;
const readKept = (key: string) => {
  const kept = parseStored(keptSeating, unsavedCopies.read(key));
  return kept && { ...kept, base: { plan: kept.base.plan, version: kept.base.version } };
};

/** The editor of the plan of a class, with what this device could not save at an earlier visit. */
export function seatingEditorOf(uid: string, classId: string, stored: SavedSeating): SeatingEditor {
  const key = unsavedKey(uid, addressOf(classId));
  const found = unsaved.get(key);
  if (found) return found;
  const kept = readKept(key);
  let written = kept && unsavedCopies.read(key);
  const editor = createSeatingEditor(
    stored,
    {
      save: (plan, version) => saveSeating(classId, plan, version),
      fetchNewest: () => fetchSeating(classId),
      onSaved: (saved) => void mutate(seatingResource(classId), saved, { revalidate: false }),
      keep: (next) => {
        if (next) {
          written = JSON.stringify(next);
          unsavedCopies.write(key, written);
          // What another tab has kept meanwhile is that tab's.
        } else if (unsavedCopies.read(key) === written) unsavedCopies.remove(key);
      },
    },
    kept,
  );
  if (kept) unsaved.set(key, editor);
  editor.subscribe(() => {
    const { status } = editor.get();
    noteSaving(addressOf(classId), status !== 'saved');
    noteUnsent(addressOf(classId), status === 'failed');
    if (status === 'saved') unsaved.delete(key);
    else unsaved.set(key, editor);
  });
  return editor;
}

/**
 * Saves a plan that this device keeps, although no page shows it. What another device has saved meanwhile is merged.
 * Rejects if it cannot be saved now.
 */
export async function sendSeating(uid: string, classId: string): Promise<void> {
  const kept = readKept(unsavedKey(uid, addressOf(classId)));
  if (!kept) return;
  const editor = seatingEditorOf(uid, classId, kept.base);
  await editor.retry();
  const { status, error } = editor.get();
  if (status === 'failed') throw error;
}
