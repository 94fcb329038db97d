import * as z from 'zod/mini';
import { evaluateExpression, type Series } from './expression.ts';
import { minute, type Metrics } from './metrics.ts';

const common = {
  AlarmName: z.optional(z.string()),
  AlarmActions: z.array(z.string()),
  OKActions: z.array(z.string()),
  AlarmDescription: z.string(),
  ComparisonOperator: z.literal('GreaterThanOrEqualToThreshold'),
  EvaluationPeriods: z.int(),
  DatapointsToAlarm: z.optional(z.int()),
  Threshold: z.number(),
  TreatMissingData: z.enum(['notBreaching', 'breaching', 'ignore']),
  Tags: z.array(z.unknown()),
};
const statistic = z.enum(['Sum', 'Maximum', 'SampleCount', 'p99']);
const metric = {
  Namespace: z.string(),
  MetricName: z.string(),
  Dimensions: z._default(z.array(z.strictObject({ Name: z.string(), Value: z.string() })), []),
};
const seconds = z.int().check(z.multipleOf(60));
const metricQuery = z.strictObject({
  Id: z.string(),
  MetricStat: z.strictObject({
    Metric: z.strictObject(metric),
    Period: seconds,
    Stat: statistic,
    Unit: z.optional(z.string()),
  }),
  ReturnData: z.literal(false),
});
const mathQuery = z.strictObject({
  Id: z.string(),
  Expression: z.string(),
  Label: z.optional(z.string()),
  ReturnData: z.literal(true),
});
const simple = z.strictObject({
  ...common,
  ...metric,
  Period: seconds,
  Statistic: statistic,
  Unit: z.optional(z.string()),
});
const math = z.strictObject({
  ...common,
  // CloudWatch refuses more than ten metrics.
  Metrics: z.array(z.union([metricQuery, mathQuery])).check(z.maxLength(11)),
});

type MetricStat = z.infer<typeof metricQuery>['MetricStat'];

/** An alarm and its metrics, as a math expression. */
export interface Alarm {
  readonly expression: string;
  readonly metrics: Readonly<Record<string, MetricStat>>;
  /** Milliseconds. */
  readonly period: number;
  readonly periods: number;
  readonly breaching: number;
  readonly threshold: number;
  /** Missing data counts as beyond the threshold, or leaves the alarm as it was. */
  readonly isSilenceBad: boolean;
  readonly isSilenceIgnored: boolean;
  readonly alarmActions: readonly string[];
  readonly okActions: readonly string[];
}

/** @throws for unknown properties, whose effect on an alarm would go unnoticed. */
export const readAlarm = (properties: unknown): Alarm => {
  const parsed = z.parse(z.union([simple, math]), properties);
  const metrics: Record<string, MetricStat> = {};
  let expression: string | undefined;
  if ('Metrics' in parsed) {
    for (const query of parsed.Metrics) {
      if ('MetricStat' in query) metrics[query.Id] = query.MetricStat;
      else if (expression === undefined) expression = query.Expression;
      else throw new Error('an alarm has two results');
    }
  } else {
    const { Namespace, MetricName, Dimensions, Period, Statistic: Stat, Unit } = parsed;
    metrics['m'] = { Metric: { Namespace, MetricName, Dimensions }, Period, Stat, Unit };
    expression = 'm';
  }
  const [period, ...others] = new Set(Object.values(metrics).map(({ Period }) => Period));
  if (expression === undefined || period === undefined || others.length > 0)
    throw new Error('an alarm has no result, or metrics of several periods');
  return {
    expression,
    metrics,
    period: period * 1_000,
    periods: parsed.EvaluationPeriods,
    breaching: parsed.DatapointsToAlarm ?? parsed.EvaluationPeriods,
    threshold: parsed.Threshold,
    isSilenceBad: parsed.TreatMissingData === 'breaching',
    isSilenceIgnored: parsed.TreatMissingData === 'ignore',
    alarmActions: parsed.AlarmActions,
    okActions: parsed.OKActions,
  };
};

const statistics: Readonly<Record<MetricStat['Stat'], (values: readonly number[]) => number>> = {
  Sum: (values) => values.reduce((sum, value) => sum + value, 0),
  Maximum: (values) => Math.max(...values),
  SampleCount: (values) => values.length,
  // The nearest rank; CloudWatch comes close to it.
  p99: (values) =>
    values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.99) - 1] ?? 0,
};

/**
 * CloudWatch checks more periods than an alarm requires when some have no data: the documentation's example, plus two.
 */
const morePeriods = 2;

/** How far back an alarm that ignores missing data is looked at for its last state; CloudWatch has no limit. */
const day = 24 * 60 * minute;

/** How far back an alarm looks, in milliseconds. */
export const rangeOf = ({ period, periods }: Alarm): number => (periods + morePeriods) * period;

/** The values of an alarm's expression in each period before a whole minute, newest first. */
const seriesOf = (alarm: Alarm, metrics: Pick<Metrics, 'values'>, at: number): Series => {
  if (at % minute !== 0) throw new Error('alarms are looked at by the minute');
  const { period, periods } = alarm;
  const count = periods + morePeriods;
  const starts = Array.from({ length: count }, (_, index) => at - (count - index) * period);
  const series = Object.entries(alarm.metrics).map(([id, { Metric, Stat, Unit }]) => {
    const { Namespace: namespace, MetricName: name, Dimensions } = Metric;
    const dimensions = Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, Value]));
    const values = starts.map((from) => {
      const found = metrics.values({ namespace, name, dimensions }, from, from + period, Unit);
      return found.length === 0 ? undefined : statistics[Stat](found);
    });
    return [id, values] as const;
  });
  return evaluateExpression(alarm.expression, Object.fromEntries(series));
};

/** The value that an alarm compares with its threshold: that of the newest period. */
export const figureOf = (...given: Parameters<typeof seriesOf>): number | undefined =>
  seriesOf(...given).at(-1);

/**
 * The state of an alarm at a whole minute, from its periods before it (a sliding window, the default). The newest
 * periods with data count; when there are too few, the alarm decides how missing data counts.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarms-and-missing-data.html
 */
export const stateOf = (...given: Parameters<typeof seriesOf>): 'OK' | 'ALARM' => {
  const [alarm, metrics, now] = given;
  const begin = alarm.isSilenceIgnored ? now - day : now;
  let found: readonly number[] = [];
  for (let at = now; found.length === 0 && at >= begin; at -= alarm.period)
    found = seriesOf(alarm, metrics, at).filter((value) => value !== undefined);
  const breaching = found.slice(-alarm.periods).filter((value) => value >= alarm.threshold).length;
  const missing = alarm.isSilenceBad ? Math.max(0, alarm.periods - found.length) : 0;
  return breaching + missing >= alarm.breaching ? 'ALARM' : 'OK';
};
