import { coverKey, covers } from '../../../../shared/model/covers.ts';
import { AppError } from '../../../../shared/errors.ts';
import { spreadsheetType } from '../../../../shared/model/upload.ts';
import { checkUploaded, type Uploads } from '../../../core/files/check-uploaded.ts';
import type { ProfileStore } from '../../../core/profile/profile-store.ts';
import type { NotebookRequest } from './notebook-request.ts';

export interface CheckPorts {
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly uploads: Uploads;
}

/**
 * Refuses early what the workflow could only fail on.
 * @throws AppError `cover-not-found`, `upload-not-yours`, `upload-not-found`, `validation-failed` or `profile-missing`
 */
export async function checkNotebookRequest(
  { profiles, uploads }: CheckPorts,
  uid: string,
  { coverImageKey, studentNamesFileS3Key: key }: NotebookRequest,
): Promise<void> {
  if (!covers.some(({ id }) => coverKey(id) === coverImageKey))
    throw new AppError('cover-not-found');
  const file = { uid, key, types: [spreadsheetType], field: '/studentNamesFileS3Key' };
  await checkUploaded(file, uploads);
  if (!(await profiles.find(uid))) throw new AppError('profile-missing');
}
