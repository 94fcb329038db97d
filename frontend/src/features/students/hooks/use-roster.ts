import { useMemo } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import { listStudents } from '#shared/contracts/students.ts';
import type { Student } from '#shared/model/student.ts';
import { announce, notify } from '#frontend/lib/notifications/notifications.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { useStore } from '#frontend/lib/store.ts';
import { useStudents } from '#frontend/lib/resources/students.ts';
import { inviteAgain, removeStudent } from '../api.ts';
import {
  beginRemoval,
  dropRemovals,
  endRemoval,
  isPending,
  pendingRemovals,
} from '../model/pending-removals.ts';
import { withAdded, withChanged, without, type Change } from '../model/roster-changes.ts';

export interface RosterControl extends Pick<SWRResponse<Student[], unknown>, 'data' | 'error'> {
  readonly reload: () => void;
  readonly add: (student: Student) => void;
  readonly change: (student: Student) => void;
  /** Hides a student at once, and shows them again if the API refuses. */
  readonly remove: (student: Student) => Promise<void>;
  readonly resend: (student: Student) => Promise<void>;
}

/** The roster with its actions, which show their results as notifications. */
export const useRoster = (): RosterControl => {
  const { data, error, mutate } = useStudents();
  const { cache } = useSWRConfig();
  const removals = useStore(pendingRemovals);
  const shown = useMemo(
    () =>
      removals.reduce((students, { studentId }) => students && without(studentId)(students), data),
    [data, removals],
  );

  /** Applies a change that the API has made to the current roster. */
  const apply = (change: Change): void => {
    const cached = () => cache.get(listStudents.id);
    // The session ended and the cache is empty; the next fetch includes the change.
    if (!cached()?.data) return;
    void mutate((students) => students && change(students), {
      // SWR drops an answer that a change overtakes, so fetch again.
      revalidate: () => cached()?.isValidating === true,
    });
  };

  return {
    data: shown,
    error,
    reload: () => void mutate(),
    add: (student) => {
      dropRemovals(student.studentId);
      apply(withAdded(student));
    },
    change: (student) => apply(withChanged(student)),
    remove: async ({ studentId }) => {
      const removal = beginRemoval(studentId);
      try {
        await removeStudent(studentId);
        if (isPending(removal)) apply(without(studentId));
        announce('students.deleted');
      } catch (failure) {
        notifyError(failure, 'students.deleteFailed');
      } finally {
        endRemoval(removal);
      }
    },
    resend: async ({ studentId, email }) => {
      try {
        await inviteAgain(studentId);
        notify('success', 'students.resent', { email });
      } catch (failure) {
        notifyError(failure, 'students.resendFailed');
      }
    },
  };
};
