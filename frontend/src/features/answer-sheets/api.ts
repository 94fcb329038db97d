import {
  answersDocuments as endpoints,
  getAnswersPicture,
  markAnswerSheets,
} from '#shared/contracts/answers-documents.ts';
import { call } from '../../lib/api/client.ts';
import { documentsOf } from '../../lib/documents/documents.ts';

/** The answers that were read, as editable documents. */
export const answersDocuments = documentsOf(
  endpoints,
  async () => (await import('./model/answers/answers-form.ts')).mergeAnswers,
);

/** Fetches a link to the straightened picture of a sheet, which expires after some minutes. */
export const fetchSheetPicture = (jobId: string, sheet: number) =>
  call(getAnswersPicture, { params: { jobId }, query: { sheet: String(sheet) } });

export const sheetPictureKey = (jobId: string, sheet: number): string =>
  `${getAnswersPicture.id}/${jobId}/${sheet}`;

/** Makes the sheets with ticks, points and marks, and fetches a link to the file. */
export const fetchMarkedSheets = (jobId: string) => call(markAnswerSheets, { params: { jobId } });
