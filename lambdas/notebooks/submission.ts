import { profileValue } from '#shared/contracts/profile.ts';
import { AppError } from '#shared/errors.ts';
import { coverKey, covers } from './domain/covers.ts';
import { limits } from '#shared/model/limits.ts';
import { notebookOwner } from '#shared/model/notebook-owner.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { touchLastUsed } from '#lambdas/record/stores/classes/touch-last-used.ts';
import { readEnvironment } from '#core/environment.ts';
import { checkUploaded, uploadsIn } from '#core/files/check-uploaded.ts';
import { fileNameOf } from '#core/files/upload-key.ts';
import { submitUploadEnvironment, type SubmissionRules } from '#core/jobs/submit-handlers.ts';
import { namesOfClasses } from '#lambdas/record/stores/classes/names-of-classes.ts';
import { notebookRequest, type NotebookRequest } from './domain/job/notebook-request.ts';
import { valueStore } from '#lambdas/profile/stores/value-store.ts';

const { TABLE_NAME, UPLOADS_BUCKET } = readEnvironment(submitUploadEnvironment);
const profiles = valueStore(documentClient, TABLE_NAME, profileValue);
const classes = dynamoClassStore(documentClient, TABLE_NAME);
const uploads = uploadsIn(UPLOADS_BUCKET);

const refused = (path: string, code: string) =>
  new AppError('validation-failed', { issues: [{ path, code }] });

/** A notebook is made either from saved classes of the caller or from their spreadsheet, never from both. */
async function checkSource(
  uid: string,
  { classIds, studentNamesFileS3Key: key, cornerMarks }: NotebookRequest,
): Promise<void> {
  const field = '/studentNamesFileS3Key';
  if (!classIds) {
    if (cornerMarks) throw refused('/cornerMarks', 'saved_classes_only');
    if (key === undefined) throw refused(field, 'invalid_type');
    return checkUploaded({ uid, key, types: [spreadsheetType], field }, uploads);
  }
  if (key !== undefined) throw refused('/classIds', 'one_source');
  if (new Set(classIds).size < classIds.length) throw refused('/classIds', 'repeated');
  const used = await touchLastUsed(classes, uid, classIds);
  const pupils = used.reduce((total, { counts }) => total + counts.pupils, 0);
  if (pupils > limits.notebookPupils) throw refused('/classIds', 'too_big');
}

/** A notebook needs a cover from the library, its classes, and a profile or the details that it prints of one. */
export const notebookSubmission: SubmissionRules<NotebookRequest> = {
  request: notebookRequest,
  async sourceOf({ studentNamesFileS3Key, classIds = [] }, uid) {
    if (studentNamesFileS3Key !== undefined) return fileNameOf(studentNamesFileS3Key);
    return namesOfClasses(await Promise.all(classIds.map((id) => classes.find(uid, id))));
  },
  async check(uid, request) {
    if (!covers.some(({ id }) => coverKey(id) === request.coverImageKey))
      throw new AppError('cover-not-found');
    await checkSource(uid, request);
    if (!notebookOwner(undefined, request.printed) && !(await profiles.find(uid))) {
      throw new AppError('profile-missing');
    }
  },
};
