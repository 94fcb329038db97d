import { getPupilDataNotice } from '#shared/contracts/pupil-data-notice.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { noticeAcceptanceStore } from '../stores/notice-acceptance-store.ts';
import { profileEnvironment } from '../environment.ts';

const { TABLE_NAME } = readEnvironment(profileEnvironment);
const acceptances = noticeAcceptanceStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(getPupilDataNotice, ({ user }) =>
  acceptances.find(user.uid),
);
