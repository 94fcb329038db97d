import { getReportSettings } from '#shared/contracts/report-settings.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { reportSettingsStore } from '../stores/report-settings-store.ts';
import { profileEnvironment } from '../environment.ts';

const { TABLE_NAME } = readEnvironment(profileEnvironment);
const settings = reportSettingsStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(
  getReportSettings,
  async ({ user }) => (await settings.find(user.uid)) ?? {},
);
