import { getMarkSheet, markSheetVersions } from '#shared/contracts/mark-sheets.ts';
import { documentsOf } from '#frontend/lib/documents/documents.ts';

const SEPARATOR = '/';

/** The id of a sheet's document, from the parameters of its address. */
export const sheetDocumentId = (classId: string, sheetId: string): string =>
  `${classId}${SEPARATOR}${sheetId}`;

const documents = documentsOf(
  { ...markSheetVersions, getJob: getMarkSheet },
  async () => (await import('../model/documents/mark-sheet-form.ts')).mergeMarkSheets,
  (id) => {
    const [classId = '', sheetId = ''] = id.split(SEPARATOR);
    return { classId, sheetId };
  },
);

/** What a content without texts, points or sources means here: there are none. The API keeps what a call leaves out. */
const none = { remarks: {}, advice: {}, points: {}, sources: [] };

/** The marks of a class in its record, as editable documents. */
export const markSheetDocuments: typeof documents = {
  ...documents,
  save: (id, content, over) => documents.save(id, { ...none, ...content }, over),
};
