import { putProfile } from '#shared/contracts/profile.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { profileStore } from '../stores/profile-store.ts';
import { profileEnvironment } from '../environment.ts';
import { saveSeen } from '../save-seen.ts';

const { TABLE_NAME } = readEnvironment(profileEnvironment);
const store = profileStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(putProfile, ({ user: { uid }, body, headers }) =>
  saveSeen({ endpoint: putProfile, store, uid, headers }, body, new Date()),
);
