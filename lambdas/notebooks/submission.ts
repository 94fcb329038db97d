import { AppError } from '../../shared/errors.ts';
import { coverKey, covers } from '../../shared/model/covers.ts';
import { limits } from '../../shared/model/limits.ts';
import { notebookOwner } from '../../shared/model/notebook-owner.ts';
import { spreadsheetType } from '../../shared/model/upload.ts';
import { documentClient } from '../core/aws/document-client.ts';
import { readEnvironment } from '../core/environment.ts';
import { checkUploaded, uploadsIn } from '../core/files/check-uploaded.ts';
import { fileNameOf } from '../core/files/upload-key.ts';
import { submitUploadEnvironment, type SubmissionRules } from '../core/jobs/submit-handlers.ts';
import { profileStore } from '../core/profile/profile-store.ts';
import { notebookRequest, type NotebookRequest } from './domain/job/notebook-order.ts';

const { TABLE_NAME, UPLOADS_BUCKET } = readEnvironment(submitUploadEnvironment);
const profiles = profileStore(documentClient, TABLE_NAME);
const uploads = uploadsIn(UPLOADS_BUCKET);

/** A notebook needs a cover of the library, a spreadsheet of the caller's own, and a profile or what it prints of one. */
export const notebookSubmission: SubmissionRules<NotebookRequest> = {
  request: notebookRequest,
  sourceOf: ({ studentNamesFileS3Key }) => fileNameOf(studentNamesFileS3Key),
  allowanceOf: () => ({ limit: limits.notebookJobsPerDay, refusal: 'quota-exceeded' }),
  async check(uid, { coverImageKey, studentNamesFileS3Key: key, printed }) {
    if (!covers.some(({ id }) => coverKey(id) === coverImageKey))
      throw new AppError('cover-not-found');
    const file = { uid, key, types: [spreadsheetType], field: '/studentNamesFileS3Key' };
    await checkUploaded(file, uploads);
    if (!notebookOwner(undefined, printed) && !(await profiles.find(uid))) {
      throw new AppError('profile-missing');
    }
  },
};
