import { readRegisterPhoto } from '#shared/contracts/register-photos.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { takePicture } from '#core/files/take-upload.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { dynamoPrintedSheetStore } from '#lambdas/record/stores/printed-sheets/dynamo-printed-sheet-store.ts';
import { readRegistersInPhoto } from '../adapters/registers-in-photo.ts';
import { registerPhotoEnvironment } from '../environment.ts';

const { TABLE_NAME, UPLOADS_BUCKET } = readEnvironment(registerPhotoEnvironment);
const classes = dynamoClassStore(documentClient, TABLE_NAME);
const printed = dynamoPrintedSheetStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(readRegisterPhoto, async ({ user: { uid }, body }) => {
  const bytes = await takePicture(UPLOADS_BUCKET, uid, body.imageS3Key);
  try {
    return await readRegistersInPhoto(bytes, {
      findSheet: (number) => printed.find(uid, number),
      nameOf: async (classId) => (await classes.find(uid, classId))?.name,
    });
  } catch (cause) {
    if (!(cause instanceof JobError)) throw cause;
    return { pages: [], problem: 'unusable' as const, failure: cause.failure };
  }
});
