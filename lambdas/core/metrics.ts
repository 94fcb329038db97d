import { log, type LogEntry, type LogLevel } from './log.ts';

/** The default CloudWatch namespace. A function may set another, so that stages do not mix. */
export const metricNamespace = 'Daftar';

const namespace = (): string => process.env['METRIC_NAMESPACE'] ?? metricNamespace;

/** Every metric of the product, with its unit; alarms and the dashboard use no others. */
const units = {
  /** An ended job, by `Kind`, and also by `Outcome`: `SUCCESS` or the code of its failure. */
  JobEnded: 'Count',
  StepDuration: 'Milliseconds',
  /** A step that failed with an unexpected error, by `Step`; it may be retried. */
  StepCrashed: 'Count',
  /** Tokens that a model has read and written, by `Model`, and also by `Task`. */
  InputTokens: 'Count',
  OutputTokens: 'Count',
  /** How much of the month's budget of models is spent. */
  BudgetUsed: 'Percent',
  /** Of a page of marks: the mean confidence, and the share of marks that the teacher is asked about. */
  MarkConfidence: 'Percent',
  DoubtfulMarks: 'Percent',
  /** A page that only one of two readers has read. */
  SecondReadingMissing: 'Count',
  /** For a confirmed page: the share of marks that the teacher changed. The most important figure. */
  CorrectedMarks: 'Percent',
  /** How long a call took that is neither costly nor a file, which may take longer. */
  CallDuration: 'Milliseconds',
  /** A call rejected because the daily quota is used up, by `Endpoint`. */
  QuotaRefused: 'Count',
  /** Jobs that have been open longer than the maximum run time. */
  OverdueJobs: 'Count',
  /** Jobs that have waited for room at a service for minutes, and how long the first of them has. */
  WaitingJobs: 'Count',
  OldestWait: 'Seconds',
  /** A run of a step that a model or OCR service had no room for. */
  ServiceThrottled: 'Count',
  BrowserError: 'Count',
} as const;
export type MetricName = keyof typeof units;

/**
 * Writes a log line from which CloudWatch makes metrics (embedded metric format): each by the first dimension, by the
 * first two, and so on.
 * @param dimensions with few values each, because every combination is a paid metric
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
