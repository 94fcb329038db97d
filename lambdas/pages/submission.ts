import { AppError } from '#shared/errors.ts';
import { imageTypes, spreadsheetType } from '#shared/model/upload.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { touchLastUsed } from '#lambdas/record/stores/classes/touch-last-used.ts';
import { readEnvironment } from '#core/environment.ts';
import { checkAllUploaded, checkUploaded, uploadsIn } from '#core/files/check-uploaded.ts';
import { fileNameOf } from '#core/files/upload-key.ts';
import { submitUploadEnvironment, type SubmissionRules } from '#core/jobs/submit-handlers.ts';
import {
  extractionRequest,
  imagesOf,
  type ExtractionRequest,
} from './domain/job/extraction-request.ts';

const { TABLE_NAME, UPLOADS_BUCKET } = readEnvironment(submitUploadEnvironment);
const uploads = uploadsIn(UPLOADS_BUCKET);
const classes = dynamoClassStore(documentClient, TABLE_NAME);

/** Where the request names its n-th picture. */
const fieldOf = (index: number): string =>
  index === 0 ? '/imageS3Key' : `/furtherImageS3Keys/${index - 1}`;

/** An extraction needs pictures of the caller, each once, and optionally one class list of the caller. */
export const extractionSubmission: SubmissionRules<ExtractionRequest> = {
  request: extractionRequest,
  sourceOf: ({ imageS3Key }) => fileNameOf(imageS3Key),
  itemsOf: (request) => imagesOf(request).length,
  async check(uid, request) {
    const { workbookS3Key, classId } = request;
    await checkAllUploaded({ uid, keys: imagesOf(request), types: imageTypes }, fieldOf, uploads);
    if (workbookS3Key !== undefined && classId !== undefined) {
      throw new AppError('validation-failed', {
        issues: [{ path: '/classId', code: 'one_source' }],
      });
    }
    if (classId !== undefined) await touchLastUsed(classes, uid, [classId]);
    if (workbookS3Key === undefined) return;
    const workbook = { uid, key: workbookS3Key, types: [spreadsheetType] };
    await checkUploaded({ ...workbook, field: '/workbookS3Key' }, uploads);
  },
};
