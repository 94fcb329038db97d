import { putReportSettings } from '#shared/contracts/report-settings.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { reportSettingsStore } from '../stores/report-settings-store.ts';
import { profileEnvironment } from '../environment.ts';
import { saveSeen } from '../save-seen.ts';

const { TABLE_NAME } = readEnvironment(profileEnvironment);
const store = reportSettingsStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(putReportSettings, ({ user: { uid }, body, headers }) =>
  saveSeen({ endpoint: putReportSettings, store, uid, headers, empty: {} }, body, new Date()),
);
