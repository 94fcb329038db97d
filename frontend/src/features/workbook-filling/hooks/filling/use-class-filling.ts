import { useState } from 'react';
import { terms } from '#shared/model/term.ts';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { fetchClass } from '#frontend/record/api/classes.ts';
import type { MarkSheetOfClass } from '#frontend/record/api/mark-sheets.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import type { BookOfClass, ClassFilling } from '../../model/filling/fill-classes.ts';
import { problemOf, type FileProblem } from '../../model/filling/workbook-problem.ts';
import { workbookOf } from '#frontend/lib/uploads/table-file.ts';
import { bookOfSheet } from '#shared/record/sheet/sheet-book.ts';
import { markSheetDocuments, sheetDocumentId } from '#frontend/record/api/mark-sheet-documents.ts';
import { saveWorkbook } from './save-workbook.ts';
import { useFillingThread } from './use-filling-thread.ts';

export type ClassFillingState =
  | { readonly stage: 'choose'; readonly problem?: FileProblem; readonly failure?: Text }
  | { readonly stage: 'reading' }
  | {
      readonly stage: 'opened';
      readonly name: string;
      readonly classes: readonly ClassFilling[];
      readonly busy?: boolean;
      /** The number of marks in the saved file. */
      readonly saved?: number;
    };

/** The newest marks of a sheet, for its pupils. */
const fetchBook = async ({
  classId,
  id,
  term,
  subject,
}: MarkSheetOfClass): Promise<BookOfClass[]> => {
  const [kept, { document }] = await Promise.all([
    fetchClass(classId),
    markSheetDocuments.load(sheetDocumentId(classId, id)),
  ]);
  if (!document) return [];
  const book = bookOfSheet(kept, document.content);
  return [{ classId, book, term: terms.find((one) => one === term), subject }];
};

/** Fills the teacher's own workbook with the marks of several classes. It is read, filled and saved on the device. */
export const useClassFilling = () => {
  const [state, setState] = useState<ClassFillingState>({ stage: 'choose' });
  const thread = useFillingThread();

  const restart = (): void => {
    thread.stop();
    setState({ stage: 'choose' });
  };
  /** @param sheets at most one of each class */
  const read = async (file: File, sheets: readonly MarkSheetOfClass[]): Promise<void> => {
    const own = thread.start(file);
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
      books = (await Promise.all(sheets.map(fetchBook))).flat();
    } catch (error) {
      end({ failure: textOfFailure(error, 'filling.marksFailed') });
      return;
    }
    try {
      const bytes = new Uint8Array(await (await workbookOf(file)).arrayBuffer());
      const answer = await own.ask({ do: 'open-classes', bytes, books });
      if ('problem' in answer) end(answer);
      else if (thread.isCurrent(own) && 'classes' in answer) {
        setState({ stage: 'opened', name: file.name, classes: answer.classes });
      }
    } catch (error) {
      // The file is gone or unreadable, or another kind of file.
      end({ problem: problemOf(error) });
    }
  };
  const save = async (name: string): Promise<void> => {
    if (state.stage !== 'opened') return;
    setState({ ...state, busy: true });
    const answer = await thread.ask({ do: 'fill-classes' });
    if (!answer) return;
    if ('filled' in answer) {
      saveWorkbook(answer.filled, name);
      setState({ ...state, saved: answer.marks });
    } else if ('problem' in answer) {
      thread.stop();
      setState({ stage: 'choose', problem: answer.problem });
    }
  };
  return { state, read, save, restart };
};
