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
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { MetricName } from '#core/metrics.ts';

/** Minutes over which figures are added up, unless an alarm says else. */
const PERIOD = Duration.minutes(5);

/** Gives one of the product's own metrics. */
export type OwnMetric = (
  metricName: MetricName,
  dimensionsMap?: Record<string, string>,
  statistic?: string,
) => Metric;

/** The product's own metrics, as a namespace has them. */
export const ownMetricsOf =
  (namespace: string): OwnMetric =>
  (metricName, dimensionsMap = {}, statistic = Stats.SUM) =>
    new Metric({ namespace, metricName, dimensionsMap, statistic, period: PERIOD });

/** One of a service's, added up. */
export const serviceMetric = (
  service: string,
  metricName: string,
  dimensionsMap: Record<string, string> = {},
  statistic: string = Stats.SUM,
): Metric =>
  new Metric({ namespace: `AWS/${service}`, metricName, dimensionsMap, statistic, period: PERIOD });

/** The sum of metrics; those of which there is nothing count as none. */
export const sumOf = (metrics: Readonly<Record<string, IMetric>>, period = PERIOD) =>
  new MathExpression({
    expression: Object.keys(metrics)
      .map((name) => `FILL(${name}, 0)`)
      .join(' + '),
    usingMetrics: { ...metrics },
    period,
  });

/** What wakes somebody up. */
export interface AlarmDefinition extends Partial<AlarmProps> {
  readonly metric: IMetric;
  /** What is the matter, and where the runbook says what to do. */
  readonly alarmDescription: string;
}

/**
 * An alarm that tells a topic when it begins and when it is over. Nothing to count is nothing amiss, unless its definition
 * says else.
 */
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
