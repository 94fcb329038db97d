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
import { drafts, oneDraft } from './jobs.ts';
import { draftSubmission } from './submission.ts';

export const listContentJobs = () => listHandler(drafts);
export const generateContent = () => submitHandler(drafts, draftSubmission);
export const retryContentJob = () => retryHandler(drafts, draftSubmission);
export const deleteContentJob = () => deleteDocumentJob(drafts);
export const getContentJob = () => getDocumentJob(oneDraft);
export const putContentDocument = () => putDocument(drafts);
export const listContentVersions = () => listVersions(drafts);
export const getContentVersion = () => getVersion(drafts);
export const restoreContentVersion = () => restoreVersion(drafts);
