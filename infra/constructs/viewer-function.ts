import {
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type FunctionAssociation,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';

/** Serves the page for paths without a file extension. Error responses would also replace those of `/api`. */
export const singlePageRouting = [
  'function handler(event) {',
  '  var request = event.request;',
  "  if (!/\\.[A-Za-z0-9]+$/.test(request.uri)) request.uri = '/index.html';",
  '  return request;',
  '}',
];

/** Assets are stored compressed by brotli. Clients that do not accept it get the plain copy. */
export const assetRouting = [
  'function handler(event) {',
  '  var request = event.request;',
  "  var accepted = request.headers['accept-encoding'];",
  "  if (!accepted || !/\\bbr\\b(?!;q=0(\\.0*)?(,|$))/.test(accepted.value.replace(/ /g, '')))",
  "    request.uri = '/plain' + request.uri;",
  '  return request;',
  '}',
];

/** Refuses malformed tokens at the edge, which saves authorizer calls; only the authorizer knows genuine ones. */
export const tokenForm = [
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
];

/** A function that the distribution runs for each viewer request, in lines of CloudFront's JavaScript. */
export class ViewerFunction extends Construct {
  readonly association: FunctionAssociation;

  constructor(scope: Construct, id: string, lines: readonly string[]) {
    super(scope, id);
    this.association = {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new Function(this, 'Function', {
        runtime: FunctionRuntime.JS_2_0,
        code: FunctionCode.fromInline(lines.join('\n')),
      }),
    };
  }
}
