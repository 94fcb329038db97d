import { reportSettings } from '../model/report-settings.ts';
import { ownValue } from './own-value.ts';

/** A teacher's thresholds of honours and usual remarks; the reports use them. */
export const reportSettingsValue = ownValue({
  name: 'report-settings',
  noun: 'thresholds of honours and usual remarks',
  attribute: 'reportSettings',
  schema: reportSettings,
  empty: {},
  kept: ['advice'],
});
export const { get: getReportSettings, put: putReportSettings } = reportSettingsValue;
