import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { LogGroupLogDestination, type IAccessLogSettings } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { expiringLog } from './expiring-log.ts';

/**
 * Fields of each call's log line, as JSON, latencies in milliseconds. It has the route's template instead of the path,
 * and no query, headers or claims, because those contain tokens, addresses and file names.
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

/** The log of every call of an API, also of calls that reach no function; it expires like other logs. */
export const accessLog = (scope: Construct): IAccessLogSettings => ({
  destination: new LogGroupLogDestination(expiringLog(scope, 'AccessLog')),
  format: AccessLogFormat.custom(
    JSON.stringify(Object.fromEntries(fields.map((name) => [name, `$context.${name}`]))),
  ),
});
