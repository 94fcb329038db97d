import type { Student } from '#shared/model/student.ts';

export type Change = (students: Student[]) => Student[];

/** Keeps the fields that the change does not include, such as whether the student has joined. */
export const withChanged =
  (student: Student): Change =>
  (students) =>
    students.map((old) => (old.studentId === student.studentId ? { ...old, ...student } : old));

/** A list fetched meanwhile may contain the student already. */
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
