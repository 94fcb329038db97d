import { putProfile } from '../../../shared/contracts/profile.ts';
import { AppError } from '../../../shared/errors.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { holdsPrecondition, isConditional } from '../../core/http/precondition.ts';
import { profileStore } from '../../core/profile/profile-store.ts';
import { profileEnvironment } from '../environment.ts';

const { TABLE_NAME } = readEnvironment(profileEnvironment);
const profiles = profileStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(putProfile, async ({ user, body, headers }) => {
  const seen = isConditional(headers) ? await profiles.read(user.uid) : undefined;
  if (seen && !holdsPrecondition(putProfile, headers, seen.profile)) {
    throw new AppError('precondition-failed');
  }
  const outcome = await profiles.save(user.uid, body, new Date(), seen);
  if (outcome === 'closed') throw new AppError('forbidden');
  if (outcome === 'changed') throw new AppError('precondition-failed');
  return body;
});
