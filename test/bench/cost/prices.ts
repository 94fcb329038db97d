/**
 * Prices of other services in US dollars, from the published lists of us-east-1 in November 2026, without free tiers;
 * other Regions cost up to a fifth more. Traffic has CloudFront's price for Africa.
 */
export const servicePrices = {
  date: '2026-11',
  /** Arm: per gigabyte-second of memory, and per call. */
  lambda: { gigabyteSecond: 0.000_013_333_4, call: 0.2e-6 },
  /** Per call of an HTTP API, and per state transition of an execution. */
  api: { call: 1e-6 },
  states: { transition: 25e-6 },
  /** On demand; a gigabyte includes point-in-time recovery. */
  table: { read: 0.125e-6, write: 0.625e-6, gigabyte: 0.25 + 0.2 },
  bucket: { read: 0.4e-6, write: 5e-6, gigabyte: 0.023 },
  distribution: { request: 1.2e-6, functionCall: 0.1e-6, gigabyte: 0.11 },
  /** Data that browsers fetch directly from a bucket. */
  traffic: { gigabyte: 0.09 },
  /** Per page with tables. */
  textract: { page: 0.015 },
  /** Per mail that SES sends. */
  mail: 0.1e-3,
  logs: { gigabyte: 0.5 + 0.03 },
  /** Per month. */
  metric: 0.3,
  alarmedMetric: 0.1,
  dashboard: 3,
  secret: 0.4,
  key: 1,
  firewall: { itself: 5, rule: 1, request: 0.6e-6 },
} as const;
