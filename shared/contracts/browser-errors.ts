import { browserError } from '../model/browser-error.ts';
import { defineEndpoint } from './endpoint.ts';

export const reportBrowserError = defineEndpoint({
  id: 'report-browser-error',
  summary: 'Tells an error that nobody foresaw, for the log',
  method: 'POST',
  path: '/browser-errors',
  audience: 'signed-in',
  body: browserError,
  status: 204,
  errors: [],
});
