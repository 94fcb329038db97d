import type { Student } from '#shared/model/student.ts';

export type AddOutcome = 'added' | 'exists' | 'full' | 'closed';

/** The rosters, by their teacher. Each write is one conditional item. */
export interface RosterStore {
  find(teacherId: string, studentId: string): Promise<Student | undefined>;
  /** Every row, in no particular order. */
  list(teacherId: string): Promise<Student[]>;
  /** Adds a row unless the student is there, the roster has `most` rows or the teacher's account is closed. */
  add(teacherId: string, row: Student, most: number): Promise<AddOutcome>;
  /** The row with its new name; nothing if there is no such row. */
  rename(teacherId: string, studentId: string, fullName: string): Promise<Student | undefined>;
  /** Removes a row; one that is gone is no error. */
  remove(teacherId: string, studentId: string): Promise<void>;
}

/** Which teachers have a student on their roster, whose account may go when none has. */
export interface StudentTeachers {
  /** Records that a teacher has the student; false, and nothing recorded, while the account is being removed. */
  join(studentId: string, teacherId: string): Promise<boolean>;
  leave(studentId: string, teacherId: string): Promise<void>;
  list(studentId: string): Promise<string[]>;
  /** Lets nobody join any more; false, and nothing changed, if a teacher has the student. */
  lock(studentId: string): Promise<boolean>;
  /** Ends the lock of a student, whose account is gone or stays. */
  unlock(studentId: string): Promise<void>;
}
