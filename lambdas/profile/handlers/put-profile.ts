import { putProfile } from '../../../shared/contracts/profile.ts';
import { AppError } from '../../../shared/errors.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { profileStore } from '../../core/profile/profile-store.ts';
import { profileEnvironment } from '../environment.ts';

const { TABLE_NAME } = readEnvironment(profileEnvironment);
const profiles = profileStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(putProfile, async ({ user, body }) => {
  if (!(await profiles.save(user.uid, body, new Date()))) throw new AppError('forbidden');
  return body;
});
