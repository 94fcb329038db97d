import type { DocumentStore } from '#core/documents/document-store.ts';
import type { SheetsOfClass } from '../classes/class-store.ts';
import type { figuresOf, MarkSheetItem } from './mark-sheet-item.ts';

/** Names one sheet of a teacher's class. */
export interface MarkSheetAddress {
  readonly uid: string;
  readonly classId: string;
  readonly sheetId: string;
}

/** Names the sheet that a class has now, or had before it was deleted and begun again: the id is the same. */
export interface BornSheet extends MarkSheetAddress, Pick<MarkSheetItem, 'birth' | 'createdAt'> {}

export const bornSheet = (
  { uid, classId, sheetId }: MarkSheetAddress,
  { birth, createdAt }: Pick<MarkSheetItem, 'birth' | 'createdAt'>,
): BornSheet => ({ uid, classId, sheetId, createdAt, ...(birth !== undefined && { birth }) });

/** What changes of a sheet's item when its marks change. */
export type MarkSheetFigures = ReturnType<typeof figuresOf> & Pick<MarkSheetItem, 'changedAt'>;

/** The mark sheets of classes; their marks are documents. */
export interface MarkSheetStore {
  readonly documents: DocumentStore<BornSheet>;
  /** By term, then by id. */
  list(uid: string, classId: string): Promise<MarkSheetItem[]>;
  /** Those of these classes, in their order. */
  listAll(uid: string, classes: readonly SheetsOfClass[]): Promise<MarkSheetItem[]>;
  find(sheet: MarkSheetAddress): Promise<MarkSheetItem | undefined>;
  /**
   * Writes nothing if the class has such a sheet. The sheet is pending until `describe`.
   * @returns it, or the sheet which the class has; `undefined` if that was deleted just now
   */
  add(uid: string, sheet: MarkSheetItem): Promise<MarkSheetItem | undefined>;
  /** The sheet has a version now. Answers whether there still is such a sheet of this birth. */
  describe(sheet: BornSheet, figures: MarkSheetFigures): Promise<boolean>;
  /** Removes a sheet, of this birth if one is given, with its versions and what an interrupted call has left of it. */
  remove(sheet: MarkSheetAddress | BornSheet): Promise<void>;
  /** Removes everything of a class's record. */
  removeAll(uid: string, classId: string): Promise<void>;
}
