import { useState } from 'react';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { terms } from '#shared/model/term.ts';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { fetchClass } from '#frontend/record/api/classes.ts';
import type { MarkSheetOfClass } from '#frontend/record/api/mark-sheets.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import type { BookOfClass, ClassFilling } from '../../model/filling/fill-classes.ts';
import type { ListedTexts } from '../../model/filling/plan-filling.ts';
import { problemOf, type FileProblem } from '../../model/filling/workbook-problem.ts';
import { workbookOf } from '#frontend/lib/uploads/table-file.ts';
import { bookOfSheet } from '#shared/record/sheet/sheet-book.ts';
import { markSheetDocuments, sheetDocumentId } from '#frontend/record/api/mark-sheet-documents.ts';
import { saveWorkbook } from './save-workbook.ts';
import { useFillingThread } from './use-filling-thread.ts';

/** One of the chosen files, with what it gets or why it gets nothing. */
export interface OpenedFile {
  readonly name: string;
  readonly classes: readonly ClassFilling[];
  readonly problem?: FileProblem;
  /** The numbers of marks and texts in the saved file. */
  readonly saved?: { readonly marks: number; readonly remarks: number };
}

export type ClassFillingState =
  | { readonly stage: 'choose'; readonly problem?: FileProblem; readonly failure?: Text }
  | { readonly stage: 'reading' }
  | {
      readonly stage: 'opened';
      readonly files: readonly OpenedFile[];
      readonly listed: ListedTexts;
      readonly busy?: boolean;
    };

/** A class with its marks as the page shows them, which may not be saved yet. */
export interface ShownSheet {
  readonly kept: SavedClass;
  readonly content: MarkSheetContent;
}

/** The newest marks of a sheet, for its pupils. */
const bookFor = async (
  { classId, id, term, subject }: MarkSheetOfClass,
  shown: ShownSheet | undefined,
): Promise<BookOfClass[]> => {
  const [kept, content] = shown
    ? [shown.kept, shown.content]
    : await Promise.all([
        fetchClass(classId),
        markSheetDocuments
          .load(sheetDocumentId(classId, id))
          .then(({ document }) => document?.content),
      ]);
  if (!content) return [];
  const book = bookOfSheet(kept, content);
  return [{ classId, book, term: terms.find((one) => one === term), subject }];
};

/** How many cells of a file are written. */
export const cellsOf = ({ classes }: OpenedFile): number =>
  classes.reduce((sum, { writes, remarks = 0 }) => sum + writes + remarks, 0);

/** Fills the teacher's own workbooks with the marks of several classes. They are read, filled and saved on the device. */
export const useClassFilling = () => {
  const [state, setState] = useState<ClassFillingState>({ stage: 'choose' });
  const thread = useFillingThread();

  const restart = (): void => {
    thread.stop();
    setState({ stage: 'choose' });
  };
  /**
   * @param sheets at most one of each class
   * @param shownOf what the page shows of a sheet
   */
  const read = async (
    chosen: readonly File[],
    sheets: readonly MarkSheetOfClass[],
    shownOf: (sheet: MarkSheetOfClass) => ShownSheet | undefined,
  ): Promise<void> => {
    const own = thread.start(...chosen);
    if (!own) {
      setState({ stage: 'choose', problem: 'too-large' });
      return;
    }
    setState({ stage: 'reading' });
    const end = (outcome: { problem?: FileProblem; failure?: Text }): void => {
      if (!thread.isCurrent(own)) return;
      thread.stop();
      setState({ stage: 'choose', ...outcome });
    };
    let books: readonly BookOfClass[];
    try {
      books = (await Promise.all(sheets.map((sheet) => bookFor(sheet, shownOf(sheet))))).flat();
    } catch (error) {
      end({ failure: textOfFailure(error, 'filling.marksFailed') });
      return;
    }
    const files: OpenedFile[] = [];
    for (const [index, file] of chosen.entries()) {
      const opened = { name: file.name, classes: [] };
      try {
        const bytes = new Uint8Array(await (await workbookOf(file)).arrayBuffer());
        const answer = await own.ask({ do: 'open-classes', file: index, bytes, books });
        if (!thread.isCurrent(own)) return;
        if ('problem' in answer) files.push({ ...opened, ...answer });
        else if ('classes' in answer) files.push({ ...opened, classes: answer.classes });
      } catch (error) {
        // The file is gone or unreadable, or another kind of file.
        files.push({ ...opened, problem: problemOf(error) });
      }
    }
    if (!thread.isCurrent(own)) return;
    const [only, ...others] = files;
    if (only?.problem && others.length === 0) end({ problem: only.problem });
    else setState({ stage: 'opened', files, listed: new Map() });
  };
  /** Writes a value of a drop-down list in place of a text that it lacks. */
  const choose = async (text: string, value: string): Promise<void> => {
    if (state.stage !== 'opened') return;
    const listed = new Map(state.listed).set(text, value);
    if (value === '') listed.delete(text);
    setState({ ...state, listed, busy: true });
    const files: OpenedFile[] = [];
    for (const [file, one] of state.files.entries()) {
      const answer = one.problem ? one : await thread.ask({ do: 'plan-classes', file, listed });
      if (!answer) return;
      const { saved: _, ...kept } = one;
      files.push({ ...kept, ...('classes' in answer && { classes: answer.classes }) });
    }
    setState({ stage: 'opened', files, listed });
  };
  /** @param nameOf the name of a filled file */
  const save = async (nameOf: (name: string) => string): Promise<void> => {
    if (state.stage !== 'opened') return;
    setState({ ...state, busy: true });
    const files: OpenedFile[] = [];
    for (const [file, one] of state.files.entries()) {
      if (cellsOf(one) === 0) {
        files.push(one);
        continue;
      }
      const answer = await thread.ask({ do: 'fill-classes', file });
      if (!answer) return;
      if ('filled' in answer) {
        const { marks, remarks } = answer;
        saveWorkbook(answer.filled, nameOf(one.name));
        files.push({ ...one, saved: { marks, remarks } });
      } else if ('problem' in answer) files.push({ ...one, classes: [], problem: answer.problem });
    }
    setState({ ...state, files, busy: false });
  };
  return { state, read, choose, save, restart };
};
