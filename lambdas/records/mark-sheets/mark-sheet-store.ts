import type { DocumentStore } from '#core/documents/document-store.ts';
import type { figuresOf, MarkSheetItem } from './mark-sheet-item.ts';

/** Names one sheet of a teacher's class. */
export interface MarkSheetAddress {
  readonly uid: string;
  readonly classId: string;
  readonly sheetId: string;
}

/** What changes of a sheet's item when its marks change. */
export type MarkSheetFigures = ReturnType<typeof figuresOf> & Pick<MarkSheetItem, 'changedAt'>;

/** The mark sheets of classes; their marks are documents. */
export interface MarkSheetStore {
  readonly documents: DocumentStore<MarkSheetAddress>;
  /** By term, then by id. */
  list(uid: string, classId: string): Promise<MarkSheetItem[]>;
  find(sheet: MarkSheetAddress): Promise<MarkSheetItem | undefined>;
  /** Writes nothing if the class has such a sheet. */
  add(uid: string, sheet: MarkSheetItem): Promise<void>;
  /** Answers whether there is such a sheet. */
  describe(sheet: MarkSheetAddress, figures: MarkSheetFigures): Promise<boolean>;
  /** Removes a sheet with its versions, and whatever an interrupted call has left of it. */
  remove(sheet: MarkSheetAddress): Promise<void>;
  /** Removes everything of a class's record. */
  removeAll(uid: string, classId: string): Promise<void>;
}
