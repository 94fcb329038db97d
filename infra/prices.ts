/** What a model costs, in US dollars for a million tokens. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
}

/**
 * Prices on demand of global profiles, as published lists had them in November 2026 (profiles of one geography cost a
 * tenth more): figures to be alarmed by, not to be billed by. The first that a model's id contains is its.
 */
const prices: readonly (readonly [id: string, price: ModelPrice])[] = [
  ['claude-haiku-4', { input: 1, output: 5 }],
  ['claude-haiku', { input: 0.1, output: 0.5 }],
  ['claude-sonnet', { input: 2, output: 10 }],
  ['nova-2-lite', { input: 0.3, output: 2.5 }],
];

/** Of a model that is not among them: the dearest that is likely. */
const dearest: ModelPrice = { input: 4, output: 20 };

/** The price of a model by its id or its inference profile's. */
export const priceOf = (modelId: string): ModelPrice =>
  prices.find(([id]) => modelId.includes(id))?.[1] ?? dearest;

/**
 * What else is paid for, in US dollars, by the published lists of us-east-1 in November 2026 without what is free at first;
 * other Regions are up to a fifth dearer. Traffic is priced as CloudFront does towards Africa.
 */
export const servicePrices = {
  date: '2026-11',
  /** Arm: a gigabyte of memory for a second, and a call. */
  lambda: { gigabyteSecond: 0.000_013_333_4, call: 0.2e-6 },
  /** A call of an HTTP API, and a state that an execution enters. */
  api: { call: 1e-6 },
  states: { transition: 25e-6 },
  /** On demand; a gigabyte with its point-in-time recovery. */
  table: { read: 0.125e-6, write: 0.625e-6, gigabyte: 0.25 + 0.2 },
  bucket: { read: 0.4e-6, write: 5e-6, gigabyte: 0.023 },
  distribution: { request: 1.2e-6, functionCall: 0.1e-6, gigabyte: 0.11 },
  /** What a browser fetches from a bucket itself. */
  traffic: { gigabyte: 0.09 },
  /** A page of which tables are read. */
  textract: { page: 0.015 },
  logs: { gigabyte: 0.5 + 0.03 },
  /** By the month. */
  metric: 0.3,
  alarmedMetric: 0.1,
  dashboard: 3,
  secret: 0.4,
  key: 1,
  firewall: { itself: 5, rule: 1, request: 0.6e-6 },
} as const;
