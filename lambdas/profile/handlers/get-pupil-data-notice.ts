import { getPupilDataNotice, noticeItem } from '#shared/contracts/pupil-data-notice.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { profileEnvironment } from '../environment.ts';
import { valueStore } from '../stores/value-store.ts';

const { TABLE_NAME } = readEnvironment(profileEnvironment);
const acceptances = valueStore(documentClient, TABLE_NAME, noticeItem);

export const handler = endpointHandler(getPupilDataNotice, ({ user }) =>
  acceptances.find(user.uid),
);
