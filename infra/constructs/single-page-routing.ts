import type { Construct } from 'constructs';
import { ViewerFunction } from './viewer-function.ts';

/**
 * Serves the application's page for every path without a file extension. Error responses of the distribution would do
 * so too, but would also replace the 403 and 404 of `/api`.
 */
export class SinglePageRouting extends ViewerFunction {
  constructor(scope: Construct, id: string) {
    super(scope, id, [
      'function handler(event) {',
      '  var request = event.request;',
      "  if (!/\\.[A-Za-z0-9]+$/.test(request.uri)) request.uri = '/index.html';",
      '  return request;',
      '}',
    ]);
  }
}
