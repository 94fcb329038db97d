import {
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type FunctionAssociation,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';

/** A function that the distribution runs for each viewer request, in CloudFront's JavaScript. */
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
