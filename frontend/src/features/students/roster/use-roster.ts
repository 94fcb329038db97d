import type { SWRResponse } from 'swr';
import type { Student } from '../../../../../shared/model/student.ts';
import { notify } from '../../../lib/notifications/notifications.ts';
import { notifyError } from '../../../lib/notifications/notify-error.ts';
import { inviteAgain, removeStudent } from '../api/manage-students.ts';
import { useStudents } from '../api/use-students.ts';

type Change = (students: Student[]) => Student[];

export interface RosterControl extends Pick<SWRResponse<Student[], unknown>, 'data' | 'error'> {
  readonly reload: () => void;
  /** Shows a student who was added or changed. */
  readonly put: (student: Student) => void;
  /** Removes a student at once, and brings them back if the API refuses. */
  readonly remove: (student: Student) => Promise<void>;
  readonly resend: (student: Student) => Promise<void>;
}

const withStudent =
  (student: Student): Change =>
  (students) =>
    students.some(({ studentId }) => studentId === student.studentId)
      ? students.map((old) => (old.studentId === student.studentId ? student : old))
      : [...students, student];

const without =
  (studentId: string): Change =>
  (students) =>
    students.filter((old) => old.studentId !== studentId);

/** The roster and what can be done with it; tells the user how it went. */
export const useRoster = (): RosterControl => {
  const { data, error, mutate } = useStudents();
  return {
    data,
    error,
    reload: () => void mutate(),
    put: (student) =>
      void mutate((students = []) => withStudent(student)(students), { revalidate: false }),
    remove: async ({ studentId }) => {
      const change = without(studentId);
      try {
        await mutate(
          async (students = []) => {
            await removeStudent(studentId);
            return change(students);
          },
          { optimisticData: (students = []) => change(students), revalidate: false },
        );
        notify('success', 'students.deleted');
      } catch (failure) {
        notifyError(failure, 'students.deleteFailed');
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
