import type { PrintedAnswerSheet, PrintedSheet } from '#shared/paper/printed-sheet.ts';

/** Whose answer sheet a number is, and of which test. */
export type KnownAnswerSheet = Pick<
  PrintedAnswerSheet,
  'number' | 'printedAt' | 'classId' | 'draft' | 'title' | 'pupil'
>;

/** The pages of marks and answer sheets that teachers have printed, each by its number. One teacher's numbers say nothing to another. */
export interface PrintedSheetStore {
  find(uid: string, number: number): Promise<PrintedSheet | undefined>;
  /** The numbers of a teacher's sheets, of the oldest first. Those that were just added may be missing. */
  numbers(uid: string): Promise<number[]>;
  /** A teacher's answer sheets. Those that were just added may be missing. */
  answerSheets(uid: string): Promise<KnownAnswerSheet[]>;
  /** Writes nothing and answers `false` if the teacher has a sheet of this number. */
  add(uid: string, sheet: PrintedSheet): Promise<boolean>;
  remove(uid: string, number: number): Promise<void>;
  /** Removes the sheets of a class. */
  removeAll(uid: string, classId: string): Promise<void>;
}
