import { useState } from 'react';
import { versionTag } from '#shared/contracts/endpoint.ts';
import type { MarksToAdd } from '#shared/model/added-marks.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { Term } from '#shared/model/term.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { ApiError } from '#frontend/lib/api/api-error.ts';
import { addMarksToSheet, type AddedMarks } from '../../api/add-marks.ts';
import { useMarkSheets } from '../../api/mark-sheets.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';
import { markSheetDocuments, sheetDocumentId } from '../../api/mark-sheet-documents.ts';

/** The sheet that takes marks: the one of this subject and term, or a new one. */
export interface RecordSheet {
  /** Undefined while it loads; without columns if there is no sheet yet. */
  readonly content: MarkSheetContent | undefined;
  readonly error: unknown;
  /** Whether the last write failed because the sheet had changed. */
  readonly hasChanged: boolean;
  readonly reload: () => Promise<unknown>;
  /**
   * Adds marks to it, unless it has changed since it was read; then it is read again.
   * @returns what became of them if all that were shown were added
   */
  readonly add: (
    marks: Pick<MarksToAdd, 'table' | 'choices' | 'source'>,
  ) => Promise<AddedMarks | undefined>;
}

const noMarks: MarkSheetContent = { columns: [], marks: {} };

/** Finds and reads the sheet of a subject in a term, and adds marks to it. */
export const useRecordSheet = (classId: string, subject: string, term: Term): RecordSheet => {
  const [hasChanged, setHasChanged] = useState(false);
  const sheets = useMarkSheets(classId);
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
    add: async (marks) => {
      setHasChanged(false);
      try {
        const seen = document ? versionTag(document) : '';
        const added = await addMarksToSheet(classId, { subject, term, seen, ...marks });
        await reload();
        // A pupil was taken off the list of the class since it was read.
        const isWhole = !added.refused.some(({ reason }) => reason === 'stranger');
        setHasChanged(!isWhole);
        return isWhole ? added : undefined;
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'precondition-failed')) throw error;
        await reload();
        setHasChanged(true);
        return undefined;
      }
    },
  };
};
