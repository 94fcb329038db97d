/**
 * What `npm run cost` assumes of a month in which school is held, of each teacher unless it says else: not measured, and
 * to be replaced by what the dashboard shows of a deployment. Printed under its table. What jobs cost is in their descriptors
 * (`cost`).
 */
export const usage = {
  teachers: 1_000,
  /** Sittings, calls of each beside those that look how jobs do, and minutes with a list of jobs in view. */
  visits: 40,
  callsPerVisit: 15,
  minutesWatched: 6,
  /** Of all calls: those for which the authorizer runs, its answer being kept for five minutes, and those that start a function. */
  authorizedShare: 0.2,
  coldShare: 0.02,
  /** Milliseconds that a function waits for other services in a call. */
  waitPerCall: 30,
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
