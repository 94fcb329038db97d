import type { Construct } from 'constructs';
import { ViewerFunction } from './viewer-function.ts';

/**
 * Refuses malformed tokens at the edge, as the authorizer would. This saves authorizer calls and keeps the functions'
 * concurrency for callers with a token. Only the authorizer checks whether a token is genuine.
 */
export class TokenForm extends ViewerFunction {
  constructor(scope: Construct, id: string) {
    super(scope, id, [
      'function handler(event) {',
      '  var header = event.request.headers.authorization;',
      // API Gateway itself refuses calls without a token.
      '  if (!header || !header.value) return event.request;',
      // Three parts (RFC 7515). An unsigned token's last part is empty, which the authorizer refuses.
      '  if (/^Bearer [\\w-]+\\.[\\w-]+\\.[\\w-]*$/.test(header.value)) return event.request;',
      '  return {',
      '    statusCode: 403,',
      "    statusDescription: 'Forbidden',",
      "    headers: { 'content-type': { value: 'application/json' }, 'cache-control': { value: 'no-store' } },",
      "    body: { encoding: 'text', data: JSON.stringify({ message: 'Forbidden' }) },",
      '  };',
      '}',
    ]);
  }
}
