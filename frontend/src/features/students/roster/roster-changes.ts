import type { Student } from '#shared/model/student.ts';

/** A change of the roster, whatever it holds by then. */
export type Change = (students: Student[]) => Student[];

/** What the change does not tell, such as whether the student has joined, stays. */
export const withChanged =
  (student: Student): Change =>
  (students) =>
    students.map((old) => (old.studentId === student.studentId ? { ...old, ...student } : old));

/** A list fetched meanwhile may hold the student already. */
export const withAdded =
  (student: Student): Change =>
  (students) =>
    students.some(({ studentId }) => studentId === student.studentId)
      ? withChanged(student)(students)
      : [...students, student];

export const without =
  (studentId: string): Change =>
  (students) =>
    students.filter((old) => old.studentId !== studentId);
