import { getMarkSheet, markSheetVersions } from '#shared/contracts/mark-sheets.ts';
import { documentsOf } from '#frontend/lib/documents/documents.ts';

const SEPARATOR = '/';

/** The id of a sheet's document, from the parameters of its address. */
export const sheetDocumentId = (classId: string, sheetId: string): string =>
  `${classId}${SEPARATOR}${sheetId}`;

/** The marks of a class in its record, as editable documents. */
export const markSheetDocuments = documentsOf(
  { ...markSheetVersions, getJob: getMarkSheet },
  async () => (await import('../model/documents/mark-sheet-form.ts')).mergeMarkSheets,
  (id) => {
    const [classId = '', sheetId = ''] = id.split(SEPARATOR);
    return { classId, sheetId };
  },
);
