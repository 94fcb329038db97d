import { useState } from 'react';
import { fetchClass } from '#frontend/lib/classes/classes.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { listOfClass, takeClassList } from '../../model/gradebook/take-class-list.ts';
import type { Review } from './use-review.ts';

/** Uses the names of a saved class; one call at a time. */
export const useTakeClass = ({ settleClass }: Review) => {
  const [busy, setBusy] = useState(false);
  const take = async (classId: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      settleClass(takeClassList(listOfClass(await fetchClass(classId))));
    } catch (error) {
      notifyError(error, 'review.classFailed');
    } finally {
      setBusy(false);
    }
  };
  return { busy, take };
};
