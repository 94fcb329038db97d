import { reportSettings } from '../model/report-settings.ts';
import { defineEndpoint } from './endpoint.ts';

export const getReportSettings = defineEndpoint({
  id: 'get-report-settings',
  summary: "The caller's thresholds of honours and usual remarks; empty when nothing is saved",
  method: 'GET',
  path: '/report-settings',
  audience: 'teacher',
  status: 200,
  response: reportSettings,
  errors: [],
});

export const putReportSettings = defineEndpoint({
  id: 'put-report-settings',
  summary: "Saves the caller's thresholds of honours and usual remarks as a whole",
  method: 'PUT',
  path: '/report-settings',
  audience: 'teacher',
  body: reportSettings,
  status: 200,
  response: reportSettings,
  conditional: true,
  errors: ['precondition-failed'],
});
