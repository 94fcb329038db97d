/** A model's price in US dollars per million tokens. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
}

/** Prices of global profiles of November 2026, for alarms and budgets. The first entry in a model's id applies. */
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

/** What tokens of a model cost, in millionths of a US dollar. */
export function microDollars(
  modelId: string,
  { inputTokens, outputTokens }: { readonly inputTokens: number; readonly outputTokens: number },
): number {
  const { input, output } = priceOf(modelId);
  return Math.ceil(inputTokens * input + outputTokens * output);
}
