import { useState } from 'react';
import { fetchClass } from '#frontend/record/api/classes.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { listOfClass, takeClassList } from '../../model/gradebook/take-class-list.ts';
import type { Edit } from '../../model/gradebook/edit-gradebook.ts';

/** Uses the names of a saved class; one call at a time. */
export const useTakeClass = (onTake: (edit: Edit) => void) => {
  const [busy, setBusy] = useState(false);
  const take = async (classId: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      onTake(takeClassList(listOfClass(await fetchClass(classId))));
    } catch (error) {
      notifyError(error, 'review.classFailed');
    } finally {
      setBusy(false);
    }
  };
  return { busy, take };
};
