import { getProfile, profileValue } from '#shared/contracts/profile.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { noteSession } from '#core/trail/note-in-trail.ts';
import { profileEnvironment } from '../environment.ts';
import { valueStore } from '../stores/value-store.ts';

const { TABLE_NAME } = readEnvironment(profileEnvironment);
const profiles = valueStore(documentClient, TABLE_NAME, profileValue);

export const handler = endpointHandler(getProfile, async ({ user, headers }) => {
  const [profile] = await Promise.all([
    profiles.find(user.uid),
    noteSession(TABLE_NAME, { user, headers }),
  ]);
  return profile;
});
