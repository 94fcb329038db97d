import type { Construct } from 'constructs';
import { ViewerFunction } from './viewer-function.ts';

/**
 * Refuses at the edge what is no token by its form, as the authorizer would: it is not asked then, and the functions'
 * concurrency is left to those who have one. Whether a token is genuine only the authorizer knows.
 */
export class TokenForm extends ViewerFunction {
  constructor(scope: Construct, id: string) {
    super(scope, id, [
      'function handler(event) {',
      '  var header = event.request.headers.authorization;',
      // API Gateway refuses by itself who has none.
      '  if (!header || !header.value) return event.request;',
      // Three parts (RFC 7515); an unsigned token's last one is empty, which is for the authorizer to refuse.
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
