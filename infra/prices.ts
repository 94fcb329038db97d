/** A model's price in US dollars per million tokens. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
}

/**
 * On-demand prices of global profiles from the published lists of November 2026; for alarms, not for billing. The first
 * entry that a model's id contains applies.
 */
const prices: readonly (readonly [id: string, price: ModelPrice])[] = [
  ['claude-haiku-4', { input: 1, output: 5 }],
  ['claude-haiku', { input: 0.1, output: 0.5 }],
  ['claude-sonnet', { input: 2, output: 10 }],
  ['nova-2-lite', { input: 0.3, output: 2.5 }],
];

/** For unknown models: the highest price that is likely. */
const dearest: ModelPrice = { input: 4, output: 20 };

/** What profiles of one geography cost more than global ones. */
const NEAR = 1.1;

/** The price of a model, by its id or its inference profile's id. */
export function priceOf(modelId: string): ModelPrice {
  const price = prices.find(([id]) => modelId.includes(id))?.[1];
  if (!price) return dearest;
  const factor = /^(?:eu|us|apac)\./.test(modelId) ? NEAR : 1;
  // A template has no figure such as 0.11000000000000001.
  const nearby = (dollars: number) => Number((dollars * factor).toFixed(6));
  return { input: nearby(price.input), output: nearby(price.output) };
}

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
  logs: { gigabyte: 0.5 + 0.03 },
  /** Per month. */
  metric: 0.3,
  alarmedMetric: 0.1,
  dashboard: 3,
  secret: 0.4,
  key: 1,
  firewall: { itself: 5, rule: 1, request: 0.6e-6 },
} as const;
