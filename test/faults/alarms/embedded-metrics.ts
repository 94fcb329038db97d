import * as z from 'zod/mini';
import type { Datum } from './metrics.ts';

const directive = z.strictObject({
  Namespace: z.string().check(z.minLength(1)),
  Dimensions: z.array(z.array(z.string()).check(z.maxLength(30))).check(z.minLength(1)),
  Metrics: z.array(z.strictObject({ Name: z.string(), Unit: z.string() })).check(z.maxLength(100)),
});
const embedded = z.looseObject({
  _aws: z.strictObject({ Timestamp: z.int(), CloudWatchMetrics: z.array(directive) }),
});

/**
 * The metrics that CloudWatch Logs extracts from a line; none from one without metadata.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 * @throws for metadata that CloudWatch would refuse, or that names missing fields
 */
export const embeddedMetrics = (line: Readonly<Record<string, unknown>>): Datum[] => {
  if (!('_aws' in line)) return [];
  const { _aws, ...fields } = z.parse(embedded, line);
  return _aws.CloudWatchMetrics.flatMap(({ Namespace, Dimensions, Metrics }) =>
    Dimensions.flatMap((names) => {
      const dimensions = Object.fromEntries(
        names.map((name) => [name, z.parse(z.string().check(z.minLength(1)), fields[name])]),
      );
      return Metrics.map(({ Name, Unit }) => ({
        namespace: Namespace,
        name: Name,
        dimensions,
        unit: Unit,
        value: z.parse(z.number(), fields[Name]),
        at: _aws.Timestamp,
      }));
    }),
  );
};
