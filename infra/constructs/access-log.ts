import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { LogGroupLogDestination, type IAccessLogSettings } from 'aws-cdk-lib/aws-apigatewayv2';
import { Stats, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { PERIOD } from './alarms.ts';

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
export const accessLog = (log: ILogGroup): IAccessLogSettings => ({
  destination: new LogGroupLogDestination(log),
  format: AccessLogFormat.custom(
    JSON.stringify(Object.fromEntries(fields.map((name) => [name, `$context.${name}`]))),
  ),
});

/** The calls in such a log that were answered 429: API Gateway has no metric of its own for them. */
export function refusedCalls(scope: Construct, log: ILogGroup, metricNamespace: string): Metric {
  return new MetricFilter(scope, 'Refused', {
    logGroup: log,
    // The format has each field as a string.
    filterPattern: FilterPattern.stringValue('$.status', '=', '429'),
    metricNamespace,
    metricName: 'RefusedCalls',
    metricValue: '1',
  }).metric({ statistic: Stats.SUM, period: PERIOD });
}
