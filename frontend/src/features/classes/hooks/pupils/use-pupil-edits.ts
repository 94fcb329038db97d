import { useRef, useState } from 'react';
import { replaceClass } from '#shared/contracts/classes.ts';
import { limits } from '#shared/model/limits.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { ApiError } from '#frontend/lib/api/api-error.ts';
import { noteSaving } from '#frontend/lib/documents/unsaved-conflicts.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { useClassChanges } from '#frontend/record/api/class-changes.ts';
import { fetchClass } from '#frontend/record/api/classes.ts';
import { toContent } from '#frontend/record/model/classes/to-content.ts';
import { editPupils, nameOfEdit, undoOf, type PupilEdit } from '../../model/pupils/edit-pupils.ts';

/** What was done last, and whose entry it was. */
export interface DoneEdit {
  readonly kind: PupilEdit['kind'] | 'undone';
  readonly name: string;
}

export interface PupilEdits {
  readonly busy: boolean;
  readonly done: DoneEdit | undefined;
  readonly canUndo: boolean;
  /** @throws what the server refuses */
  readonly save: (edit: PupilEdit) => Promise<void>;
  /** The same; a refusal is a notification. */
  readonly run: (edit: PupilEdit) => void;
  readonly undo: () => void;
}

const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'precondition-failed';
/** Another device may change the class while it is saved. */
const ATTEMPTS = 3;

/** Changes of a class's list by hand, each saved at once over the newest version, with undo while the page is open. */
export const usePupilEdits = (classId: string): PupilEdits => {
  const changes = useClassChanges();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<DoneEdit>();
  const [canUndo, setCanUndo] = useState(false);
  /** What takes back each edit that was saved. */
  const past = useRef<PupilEdit[]>([]);
  const waiting = useRef(0);
  const last = useRef<Promise<void>>(Promise.resolve());
  const address = `${replaceClass.id}/${classId}`;

  const apply = async (edit: PupilEdit, attempt = 1): Promise<PupilEdit | undefined> => {
    const before = await fetchClass(classId);
    const pupils = editPupils(before.pupils, edit);
    if (pupils === before.pupils) return undefined;
    try {
      await changes.update(before, { ...toContent(before), pupils: [...pupils] });
    } catch (error) {
      if (!isStale(error) || attempt === ATTEMPTS) throw error;
      return apply(edit, attempt + 1);
    }
    const after: SavedClass = edit.kind === 'add' ? await fetchClass(classId) : before;
    setDone({ kind: edit.kind, name: nameOfEdit(edit, before) });
    return undoOf(edit, before, after);
  };
  /** Edits are saved one after another: what is pressed meanwhile waits. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    waiting.current += 1;
    noteSaving(address, true);
    setBusy(true);
    const turn = last.current.then(work).finally(() => {
      waiting.current -= 1;
      noteSaving(address, waiting.current > 0);
      setBusy(waiting.current > 0);
      setCanUndo(past.current.length > 0);
    });
    last.current = turn.catch(() => undefined);
    return turn;
  };
  const save = (edit: PupilEdit) =>
    inTurn(async () => {
      const back = await apply(edit);
      if (back) past.current.push(back);
    });
  const reported = (work: Promise<void>) =>
    void work.catch((error: unknown) => notifyError(error, 'classes.updateFailed'));
  return {
    ...{ busy, done, canUndo, save },
    run: (edit) => reported(save(edit)),
    undo: () => {
      const work = inTurn(async () => {
        const back = past.current.at(-1);
        if (!back) return;
        await apply(back);
        past.current.pop();
        setDone((before) => before && { ...before, kind: 'undone' });
      });
      reported(work);
    },
  };
};

export const isFull = ({ pupils }: Pick<SavedClass, 'pupils'>): boolean =>
  pupils.length >= limits.classPupils;
