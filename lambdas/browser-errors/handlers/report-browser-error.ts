import { reportBrowserError } from '../../../shared/contracts/browser-errors.ts';
import { withoutContent } from '../../../shared/model/browser-error.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { measure } from '../../core/metrics.ts';

/** Logs what a browser tells, and counts it. Who told it is not logged. */
export const handler = endpointHandler(reportBrowserError, ({ body, correlationId }) => {
  const { message = '', ...rest } = body;
  const told = { ...rest, name: withoutContent(rest.name), message: withoutContent(message) };
  measure('browser-error', { BrowserError: 1 }, {}, { ...told, correlationId }, 'error');
});
