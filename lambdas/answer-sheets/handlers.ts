import {
  deleteDocumentJob,
  getDocumentJob,
  getVersion,
  listVersions,
  putDocument,
  restoreVersion,
} from '#core/documents/document-handlers.ts';
import { listHandler } from '#core/jobs/list-handler.ts';
import { retryHandler, submitHandler } from '#core/jobs/submit-handlers.ts';
import { keptFigures } from './keep-figures.ts';
import { readings } from './jobs.ts';
import { readingSubmission } from './submission.ts';

export const listAnswersJobs = () => listHandler(readings);
export const readAnswerSheets = () => submitHandler(readings, readingSubmission);
export const retryAnswersJob = () => retryHandler(readings, readingSubmission);
export const deleteAnswersJob = () => deleteDocumentJob(readings);
export const getAnswersJob = () => getDocumentJob(readings);
export const putAnswersDocument = () => putDocument(readings, keptFigures());
export const listAnswersVersions = () => listVersions(readings);
export const getAnswersVersion = () => getVersion(readings);
export const restoreAnswersVersion = () => restoreVersion(readings, keptFigures());
