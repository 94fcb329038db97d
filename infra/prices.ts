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
