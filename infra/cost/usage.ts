import type { JobKind } from '#shared/model/job.ts';

/** Tokens that a model is given, and those it writes. */
interface Tokens {
  readonly input: number;
  readonly output: number;
}

/**
 * What `npm run cost` assumes of a month in which school is held, of each teacher unless it says else: not measured, and
 * to be replaced by what the dashboard shows of a deployment. Printed under its table.
 */
export const usage = {
  teachers: 1_000,
  /** Sittings, calls of each beside those that look how jobs do, and minutes with a list of jobs in view. */
  visits: 40,
  callsPerVisit: 15,
  minutesWatched: 6,
  jobs: { notebook: 3, grade: 10, 'ai-content': 12 } satisfies Record<JobKind, number>,
  /** Of all calls: those for which the authorizer runs, its answer being kept for five minutes, and those that start a function. */
  authorizedShare: 0.2,
  coldShare: 0.02,
  /** Milliseconds that a function waits for other services in a call. */
  waitPerCall: 30,
  /** Seconds that a step takes on what teachers send: computing, and waiting for Textract and for models. */
  secondsOfStep: {
    ...{ 'read-spreadsheet': 1, 'render-notebook': 5 },
    ...{ 'check-picture': 1.1, 'straighten-picture': 1.9, 'analyze-picture': 6, 'read-table': 2 },
    ...{ 'reread-cells': 10, 'write-gradebook': 2 },
    ...{ 'plan-draft': 0.3, 'draft-content': 60, 'repair-draft': 30, 'solve-questions': 20 },
    'finish-draft': 0.5,
  } satisfies Record<string, number>,
  /** Of a draft: writing it with one repair, and solving its questions. */
  draftTokens: { input: 12_000, output: 8_000 } satisfies Tokens,
  solvingTokens: { input: 5_000, output: 3_000 } satisfies Tokens,
  /** Units of the table: a list is a query of some kilobytes, a job about a dozen writes. */
  readsPerCall: 3,
  writesPerJob: 14,
  /** Megabytes: sent and made by a job; of the site and covers in a month; kept of a teacher in buckets and in the table. */
  megabytesPerJob: 3,
  megabytesOfSite: 8,
  megabytesKept: 150,
  megabytesInTable: 1,
  /** Kilobytes of logs: of a call, with its access log, and of a job. */
  logOfCall: 1.5,
  logOfJob: 12,
  /** Metrics of the product's own that have figures, by all their dimensions, and the share of hours in which they do. */
  ownMetrics: 70,
  metricHours: 0.4,
};
export type Usage = typeof usage;
