import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { takeOut } from '#shared/record/merge/unasked-marks.ts';
import { markSheetDocuments, sheetDocumentId } from '#frontend/record/api/mark-sheet-documents.ts';
import { markSheetsKey, type MarkSheetOfClass } from '#frontend/record/api/mark-sheets.ts';
import { announce } from '#frontend/lib/notifications/notifications.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';

/** Other devices may save the sheet at the same moment. */
const ATTEMPTS = 5;

/** Takes the marks of a job that went into a sheet by themselves out of its newest version. */
async function takeOutOf(documentId: string, jobId: string): Promise<void> {
  let { document } = await markSheetDocuments.load(documentId);
  for (let attempt = 1; document && attempt <= ATTEMPTS; attempt += 1) {
    const left = takeOut(document.content, jobId);
    if (left === document.content) return;
    const answer = await markSheetDocuments.save(documentId, left, document);
    if (!('newer' in answer)) return;
    document = answer.newer;
  }
  throw new Error('The sheet could not be saved.');
}

/** Takes marks that went into a sheet by themselves out again, and says so. */
export const useTakeOut = (jobId: string) => {
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<'in' | 'busy' | 'out'>('in');
  const take = async ({ classId, id }: MarkSheetOfClass): Promise<void> => {
    const documentId = sheetDocumentId(classId, id);
    setState('busy');
    try {
      await takeOutOf(documentId, jobId);
      announce('grades.takenOut');
      setState('out');
    } catch (error) {
      notifyError(error, 'grades.takeOutFailed');
      setState('in');
    }
    const keys = [markSheetsKey(classId), `${markSheetDocuments.id}/${documentId}`];
    await Promise.all([listAllMarkSheets.id, ...keys].map((key) => mutate(key)));
  };
  return { state, take };
};
