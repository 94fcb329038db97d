/**
 * Assumptions of `npm run cost` about a month of school, per teacher unless stated otherwise. Replace them by figures
 * from a deployment's dashboard. The command prints them below its table; descriptors (`cost`) have those about jobs.
 */
export const usage = {
  teachers: 1_000,
  /** Visits, calls per visit without the polling of jobs, and minutes with a list of jobs in view. */
  visits: 40,
  callsPerVisit: 15,
  minutesWatched: 6,
  /** Photographed pages that are read for source texts, and seconds that one takes (decision 78). */
  sourcePages: 6,
  secondsOfSourcePage: 4,
  /** Invited students: of six classes once a school year, 200 in ten months. */
  invitations: 20,
  /**
   * Shares of drafts that the first model improves once because of hints, and in which the rules refuse something; how
   * much of these the better model then writes. Measured ones: the metrics of tokens, by model and task.
   */
  improvedDrafts: 0.5,
  mendedDrafts: 0.3,
  mendedPart: 0.6,
  /** Parts of a draft that the better model writes anew because their key is doubtful. */
  doubtfulParts: 0.5,
  /** Share of the questions whose key a calculation confirms, so that no model solves them. */
  provenParts: 0.1,
  /** Share of calls that run the authorizer (its answer is cached for five minutes), and of cold starts. */
  authorizedShare: 0.2,
  coldShare: 0.02,
  /** Milliseconds per call that a function waits for other services. */
  waitPerCall: 30,
  /** Table units: a list is a query of a few kilobytes, a job makes about a dozen writes. */
  readsPerCall: 3,
  writesPerJob: 14,
  /** Megabytes: of a job's files; of site and covers in a month; kept for a teacher in buckets and in the table. */
  megabytesPerJob: 3,
  megabytesOfSite: 8,
  megabytesKept: 150,
  megabytesInTable: 1,
  /** Kilobytes of logs: of a call, including its access log, and of a job. */
  logOfCall: 1.5,
  logOfJob: 12,
  /** The product's own metrics with data, counting all dimensions, and the share of hours with data. */
  ownMetrics: 75,
  metricHours: 0.4,
};
export type Usage = typeof usage;
