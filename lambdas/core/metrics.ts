import { log, type LogEntry, type LogLevel } from './log.ts';

/** Under which CloudWatch has all of them, unless the function is told another: stages do not count together. */
export const metricNamespace = 'Daftar';

const namespace = (): string => process.env['METRIC_NAMESPACE'] ?? metricNamespace;

/** Every metric of the product's own, with its unit; alarms and the dashboard name no other. */
const units = {
  /** A job that has ended, by `Kind`, and by `Outcome` besides: `SUCCESS`, or the code of its failure. */
  JobEnded: 'Count',
  /** What a step took that has done its work, by `Step`. */
  StepDuration: 'Milliseconds',
  /** A step that was stopped by what nobody foresaw, by `Step`; it may be tried again. */
  StepCrashed: 'Count',
  /** What a model was given and has written, by `Model`, and by `Task` besides. */
  InputTokens: 'Count',
  OutputTokens: 'Count',
  /** Of a page of marks: how sure the readings are in the mean, and the share of marks that a teacher is asked about. */
  MarkConfidence: 'Percent',
  DoubtfulMarks: 'Percent',
  /** Of a page that is confirmed: the share of marks that its teacher has changed. The figure that counts most. */
  CorrectedMarks: 'Percent',
  /** A call refused since the day's allowance is used up, by `Endpoint`. */
  QuotaRefused: 'Count',
  /** Jobs that are open for longer than any may run. */
  OverdueJobs: 'Count',
  /** What has gone wrong in a browser unforeseen. */
  BrowserError: 'Count',
} as const;
export type MetricName = keyof typeof units;

/**
 * Writes a log line of which CloudWatch makes metrics (embedded metric format): each by the first of the dimensions, by
 * the first two, and so on; without dimensions as it is.
 * @param dimensions few values each: every combination is a metric that is paid for
 */
export function measure(
  event: string,
  metrics: Readonly<Partial<Record<MetricName, number>>>,
  dimensions: Readonly<Record<string, string>> = {},
  entry: LogEntry = {},
  level: LogLevel = 'info',
): void {
  const names = Object.keys(dimensions);
  const Dimensions = names.length === 0 ? [[]] : names.map((_, last) => names.slice(0, last + 1));
  const Metrics = Object.entries(units)
    .filter(([Name]) => Object.hasOwn(metrics, Name))
    .map(([Name, Unit]) => ({ Name, Unit }));
  if (Metrics.length === 0) return log(level, event, { ...entry, ...dimensions });
  log(level, event, {
    ...entry,
    ...dimensions,
    ...metrics,
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [{ Namespace: namespace(), Dimensions, Metrics }],
    },
  });
}
