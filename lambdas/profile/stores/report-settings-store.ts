import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { reportSettings, type ReportSettings } from '#shared/model/report-settings.ts';
import { reportSettingsKey } from '#core/aws/table-keys.ts';
import { valueStore, type ValueStore } from './value-store.ts';

/** Thresholds of honours and usual remarks by owner; the reports use them. */
export const reportSettingsStore = (
  client: DynamoDBDocumentClient,
  table: string,
): ValueStore<ReportSettings> =>
  valueStore(client, table, {
    keyOf: reportSettingsKey,
    attribute: 'reportSettings',
    schema: reportSettings,
  });
