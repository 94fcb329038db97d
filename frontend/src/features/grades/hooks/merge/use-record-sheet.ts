import { useState } from 'react';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { Term } from '#shared/model/term.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { ApiError } from '#frontend/lib/api/api-error.ts';
import { useMarkSheetChanges, useMarkSheets } from '#frontend/lib/classes/mark-sheets.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';
import { markSheetDocuments, sheetDocumentId } from '#frontend/lib/classes/mark-sheet-documents.ts';

/** The sheet that takes marks: the one of this subject and term, or a new one. */
export interface RecordSheet {
  /** Undefined while it loads; without columns if there is no sheet yet. */
  readonly content: MarkSheetContent | undefined;
  readonly error: unknown;
  /** Whether the last write failed because the sheet had changed. */
  readonly hasChanged: boolean;
  readonly reload: () => Promise<unknown>;
  /**
   * Writes it, unless it has changed since it was read; then it is read again.
   * @returns the sheet's id if it was written
   */
  readonly write: (content: MarkSheetContent) => Promise<string | undefined>;
}

const noMarks: MarkSheetContent = { columns: [], marks: {} };

/** What was seen of a sheet that has not been read: no version. */
const NONE = { version: 0, contentHash: '' };

/** Whether another tab or device added or deleted the sheet meanwhile. */
const isChanged = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'mark-sheet-exists' || error.code === 'mark-sheet-not-found');

/** Finds the sheet of a subject in a term, reads and writes it. */
export const useRecordSheet = (classId: string, subject: string, term: Term): RecordSheet => {
  const [hasChanged, setHasChanged] = useState(false);
  const sheets = useMarkSheets(classId);
  const { add } = useMarkSheetChanges(classId);
  const id = sheets.data?.find(
    (sheet) => sheet.term === term && foldText(sheet.subject) === foldText(subject),
  )?.id;
  const documentId = id === undefined ? undefined : sheetDocumentId(classId, id);
  const stored = useResource(
    documentId === undefined ? null : `${markSheetDocuments.id}/${documentId}`,
    () => markSheetDocuments.load(documentId ?? ''),
    { revalidateOnFocus: false },
  );
  const document = stored.data?.document;
  const reload = () => Promise.all([sheets.mutate(), stored.mutate()]);
  return {
    content: sheets.data && (id === undefined ? noMarks : document?.content),
    error: sheets.error ?? stored.error,
    ...{ hasChanged, reload },
    write: async (content) => {
      setHasChanged(false);
      try {
        if (documentId === undefined) return await add({ subject, term, content });
        const answer = await markSheetDocuments.save(documentId, content, document ?? NONE);
        await reload();
        if ('saved' in answer) return id;
      } catch (error) {
        if (!isChanged(error)) throw error;
        await reload();
      }
      setHasChanged(true);
      return undefined;
    },
  };
};
