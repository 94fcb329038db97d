import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
  type AlarmProps,
  type IMetric,
  type MathExpressionProps,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { MetricName } from '#core/metrics.ts';

/** The period over which metrics are summed, unless an alarm sets another. */
export const PERIOD = Duration.minutes(5);

export type OwnMetric = (
  metricName: MetricName,
  dimensionsMap?: Record<string, string>,
  statistic?: string,
) => Metric;

/** Creates the product's own metrics in a namespace. */
export const ownMetricsOf =
  (namespace: string): OwnMetric =>
  (metricName, dimensionsMap = {}, statistic = Stats.SUM) =>
    new Metric({ namespace, metricName, dimensionsMap, statistic, period: PERIOD });

/** A metric of an AWS service, summed by default. */
export const serviceMetric = (
  service: string,
  metricName: string,
  dimensionsMap: Record<string, string> = {},
  statistic: string = Stats.SUM,
): Metric =>
  new Metric({ namespace: `AWS/${service}`, metricName, dimensionsMap, statistic, period: PERIOD });

/** The sum of metrics; missing values count as zero. */
export const sumOf = (metrics: Readonly<Record<string, IMetric>>, period = PERIOD) =>
  new MathExpression({
    expression: Object.keys(metrics)
      .map((name) => `FILL(${name}, 0)`)
      .join(' + '),
    usingMetrics: { ...metrics },
    period,
  });

/** The metrics of an expression; `part` counts the cases. */
type Cases = Readonly<Record<string, IMetric>> & { readonly part: IMetric };

/** An expression of metrics; 0 while fewer than `floor` cases are there, because one of three calls says nothing. */
export const aboveFloor = (
  metrics: Cases,
  expression: string,
  floor: number,
  props: Pick<MathExpressionProps, 'period' | 'label'> = {},
) =>
  new MathExpression({
    expression: `IF(FILL(part, 0) >= ${floor}, ${expression}, 0)`,
    usingMetrics: { ...metrics },
    period: PERIOD,
    label: 'per cent',
    ...props,
  });

/**
 * A share in per cent above a floor, so that an alarm means the same whatever the number of teachers.
 * @param whole an expression of these metrics
 */
export const shareOf = (metrics: Cases, whole: string, floor = 1) =>
  aboveFloor(metrics, `100 * part / (${whole})`, floor);

export interface AlarmDefinition extends Partial<AlarmProps> {
  readonly metric: IMetric;
  /** What is wrong, and where the runbook gives the steps. */
  readonly alarmDescription: string;
}

/** Adds an alarm that notifies a topic. Missing data is fine unless the definition says otherwise. */
export function addAlarm(
  scope: Construct,
  id: string,
  topic: ITopic,
  definition: AlarmDefinition,
): Alarm {
  const alarm = new Alarm(scope, id, {
    threshold: 1,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    ...definition,
  });
  alarm.addAlarmAction(new SnsAction(topic));
  alarm.addOkAction(new SnsAction(topic));
  return alarm;
}
