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
import { extractions } from './jobs.ts';
import { extractionSubmission } from './submission.ts';

export const listGradeJobs = () => listHandler(extractions);
export const extractGrades = () => submitHandler(extractions, extractionSubmission);
export const retryGradeJob = () => retryHandler(extractions, extractionSubmission);
export const deleteGradeJob = () => deleteDocumentJob(extractions);
export const getGradeJob = () => getDocumentJob(extractions);
export const putGradeDocument = () => putDocument(extractions);
export const listGradeVersions = () => listVersions(extractions);
export const getGradeVersion = () => getVersion(extractions);
export const restoreGradeVersion = () => restoreVersion(extractions);
