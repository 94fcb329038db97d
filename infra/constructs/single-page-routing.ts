import {
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type FunctionAssociation,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';

/**
 * Answers every path without a file extension with the application's page. A function and not an error response:
 * error responses would also replace the 403 and 404 of `/api`.
 */
export class SinglePageRouting extends Construct {
  readonly association: FunctionAssociation;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const code = [
      'function handler(event) {',
      '  var request = event.request;',
      "  if (!/\\.[A-Za-z0-9]+$/.test(request.uri)) request.uri = '/index.html';",
      '  return request;',
      '}',
    ].join('\n');
    this.association = {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new Function(this, 'Function', {
        runtime: FunctionRuntime.JS_2_0,
        code: FunctionCode.fromInline(code),
      }),
    };
  }
}
