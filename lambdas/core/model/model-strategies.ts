/** By the API's schema option, a tool that the model must call, one that it is asked to call, or in words. */
export type AnswerFormat = 'schema' | 'forced' | 'offered' | 'text';

export interface ModelStrategy {
  readonly format: AnswerFormat;
  /** Limits thinking, for models that would otherwise think long before they answer. */
  readonly effort?: 'low';
  /** Takes a temperature, which models that always think refuse. */
  readonly isTempered?: true;
  /** Marks where the part ends that many questions share, so that the model reads it again for a tenth of the price. */
  readonly caches?: true;
}

/** The start of an inference profile's id, which names its region. */
const PROFILE = /^(?:global|us|eu|apac|jp|au|ca|us-gov)\./;

/** The model behind an inference profile; a model's own id is returned unchanged. */
export const modelOf = (id: string): string => id.replace(PROFILE, '');

/** This format and the less demanding ones after it. */
const startingWith = (first: AnswerFormat, more: Partial<ModelStrategy> = {}): ModelStrategy[] => {
  const formats = ['schema', 'forced', 'offered', 'text'] as const;
  return formats.slice(formats.indexOf(first)).map((format) => ({ format, ...more }));
};

/**
 * What models accept, by their documentation and error messages (November 2026). Claude 4.5 and 4.6 accept a schema
 * where it is enabled; newer models reject a schema and a forced tool, and think long unless the effort is low. Small models cache only from 4,096 tokens on.
 */
const known: readonly (readonly [models: RegExp, strategies: readonly ModelStrategy[]])[] = [
  [
    /^anthropic\.claude-(?:sonnet-4-5|haiku-4-5|opus-4-[56])\b/,
    startingWith('schema', { isTempered: true }),
  ],
  [/^anthropic\.claude-3|^amazon\.nova-/, startingWith('forced', { isTempered: true })],
  [
    /^anthropic\.claude-(?:sonnet|opus)-5-5\b/,
    [
      { format: 'offered', effort: 'low', caches: true },
      { format: 'offered', effort: 'low' },
      ...startingWith('offered'),
    ],
  ],
];

/**
 * The strategies for a model, the most reliable first. Every answer is validated against the same schema afterwards.
 * @param id of a model or an inference profile
 */
export function fallbackStrategies(id: string): readonly ModelStrategy[] {
  const model = modelOf(id);
  return known.find(([models]) => models.test(model))?.[1] ?? startingWith('offered');
}
