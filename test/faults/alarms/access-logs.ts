import * as z from 'zod/mini';
import { createRouteTable } from '#infra/local/http-api/route-table.ts';
import type { Application } from '#infra/local/template/application.ts';
import type { ResolvedResource } from '#infra/local/template/resolved-stack.ts';
import type { Witness } from '../support/world.ts';
import { logLine, type LogLine } from './log-query.ts';
import type { Metrics } from './metrics.ts';

const stage = z.object({
  StageName: z.string(),
  AccessLogSettings: z.object({ DestinationArn: z.string(), Format: z.string() }),
});
const filter = z.object({
  LogGroupName: z.string(),
  FilterPattern: z.string(),
  MetricTransformations: z.tuple([
    z.strictObject({
      MetricName: z.string(),
      MetricNamespace: z.string(),
      MetricValue: z.literal('1'),
    }),
  ]),
});
const equality = /^\{ \$\.(\w+) = "(\w+)" \}$/;

/**
 * The access log of the API, as its stage writes it, and the metrics that are filtered out of it. Only filters for one
 * value of one field are known.
 */
export const accessLogs = (
  { put }: Pick<Metrics, 'put'>,
  {
    application,
    resources,
    now,
  }: {
    readonly application: Application;
    readonly resources: readonly ResolvedResource[];
    readonly now: () => number;
  },
): ((...answer: Parameters<Witness['onAnswered']>) => LogLine) => {
  const propertiesOf = (type: string) =>
    resources.filter(({ resource }) => resource.Type === type).map(({ properties }) => properties);
  const [only] = propertiesOf('AWS::ApiGatewayV2::Stage').map((one) => z.parse(stage, one));
  if (only === undefined) throw new Error('there is no stage');
  const { DestinationArn, Format } = only.AccessLogSettings;
  const format = z.record(z.string(), z.string()).parse(JSON.parse(Format));
  const filters = propertiesOf('AWS::Logs::MetricFilter').map((one) => {
    const { LogGroupName, FilterPattern, MetricTransformations } = z.parse(filter, one);
    if (!DestinationArn.includes(`:${LogGroupName}`)) throw new Error('a filter of another log');
    const [, field = '', value = ''] = equality.exec(FilterPattern) ?? [];
    if (format[field] !== `$context.${field}`) throw new Error(`no log has ${FilterPattern}`);
    return { field, value, metric: MetricTransformations[0] };
  });
  const findRoute = createRouteTable(application.httpApis.flatMap(({ routes }) => routes));

  return (_apiId, status, { method, path }) => {
    const routeKey = findRoute(method, path.slice(`/${only.StageName}`.length))?.route.routeKey;
    const line: Record<string, string> = { routeKey: routeKey ?? '-', status: String(status) };
    for (const { field, value, metric } of filters) {
      if (line[field] !== value) continue;
      const { MetricNamespace: namespace, MetricName: name } = metric;
      put({ namespace, name, dimensions: {}, unit: 'None', value: 1, at: now() });
    }
    return logLine(line, now());
  };
};
