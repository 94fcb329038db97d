import type { Student } from '#shared/model/student.ts';

export type AddOutcome = 'added' | 'exists' | 'full' | 'closed';

/** The rosters, by their teacher. Each write is one conditional item. */
export interface RosterStore {
  find(teacherId: string, studentId: string): Promise<Student | undefined>;
  /** All rows, in no particular order. */
  list(teacherId: string): Promise<Student[]>;
  /** Adds a row unless the student is already there, the roster has `most` rows or the teacher's account is closed. */
  add(teacherId: string, row: Student, most: number): Promise<AddOutcome>;
  /** The row with its new name; `undefined` if there is no such row. */
  rename(teacherId: string, studentId: string, fullName: string): Promise<Student | undefined>;
  /** Removes a row; a missing row is not an error. */
  remove(teacherId: string, studentId: string): Promise<void>;
}

/** The teachers who have a student on their roster; the account may be removed when there are none. */
export interface StudentTeachers {
  /** Records that a teacher has the student; answers false and records nothing while the account is being removed. */
  join(studentId: string, teacherId: string): Promise<boolean>;
  leave(studentId: string, teacherId: string): Promise<void>;
  list(studentId: string): Promise<string[]>;
  /** Prevents further joins; answers false and changes nothing if a teacher has the student. */
  lock(studentId: string): Promise<boolean>;
  /** Removes a student's lock, whether their account was removed or not. */
  unlock(studentId: string): Promise<void>;
}
