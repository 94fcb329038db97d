import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { LogGroupLogDestination, type IAccessLogSettings } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { lifetimes } from '#shared/model/lifetimes.ts';

/**
 * What is written of each call, as JSON, latencies in milliseconds. The route's template stands for the path, and
 * nothing for query, headers and claims: in those are tokens, addresses and names of files.
 */
const fields = [
  'requestId',
  'requestTime',
  'routeKey',
  'status',
  'responseLength',
  'responseLatency',
  'integrationLatency',
  'integration.status',
  'authorizer.latency',
  'authorizer.status',
  'error.responseType',
] as const;

/** The log of every call of an API, those included that reach no function; it expires as every other. */
export const accessLog = (scope: Construct): IAccessLogSettings => ({
  destination: new LogGroupLogDestination(
    new LogGroup(scope, 'AccessLog', {
      retention: lifetimes.log.days,
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  ),
  format: AccessLogFormat.custom(
    JSON.stringify(Object.fromEntries(fields.map((name) => [name, `$context.${name}`]))),
  ),
});
