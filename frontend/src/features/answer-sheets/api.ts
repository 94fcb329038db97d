import {
  answersDocuments as endpoints,
  answersJobs,
  getAnswersPicture,
  markAnswerSheets,
} from '#shared/contracts/answer-sheets.ts';
import { call } from '../../lib/api/client.ts';
import { documentsOf } from '../../lib/documents/documents.ts';
import { jobCalls } from '../../lib/resources/job-calls.ts';

/** The jobs that read photographed answer sheets. */
export const answersCalls = jobCalls(answersJobs);

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
