/**
 * How a model is asked for an answer of a schema: by the API's own means, by a tool that it must call, by one that it is
 * told to call, or in words.
 */
export type AnswerFormat = 'schema' | 'forced' | 'offered' | 'text';

export interface ModelStrategy {
  readonly format: AnswerFormat;
  /** For models that think before they answer, and would think long. */
  readonly effort?: 'low';
}

/** Where an inference profile may have a model called: the beginning of its id. */
const PROFILE = /^(?:global|us|eu|apac|jp|au|ca|us-gov)\./;

/** The model that an inference profile leads to; the model itself if it is one. */
export const modelOf = (id: string): string => id.replace(PROFILE, '');

/** This format and those that ask less of a model, in this order. */
const startingWith = (first: AnswerFormat): ModelStrategy[] => {
  const formats = ['schema', 'forced', 'offered', 'text'] as const;
  return formats.slice(formats.indexOf(first)).map((format) => ({ format }));
};

/**
 * What models take, as their documentation and their refusals say (November 2026): those of Claude from 4.5 to 4.6 a
 * schema, where it is enabled; newer ones refuse it and refuse to be forced, and think unless told to think little.
 */
const known: readonly (readonly [models: RegExp, strategies: readonly ModelStrategy[]])[] = [
  [/^anthropic\.claude-(?:sonnet-4-5|haiku-4-5|opus-4-[56])\b/, startingWith('schema')],
  [/^anthropic\.claude-3|^amazon\.nova-/, startingWith('forced')],
  [
    /^anthropic\.claude-(?:sonnet|opus)-5-5\b/,
    [{ format: 'offered', effort: 'low' }, ...startingWith('offered')],
  ],
];

/**
 * The ways in which a model may be asked, the surest first. Whichever it takes, its answer is held to the same schema
 * afterwards.
 * @param id of a model, or of an inference profile
 */
export function fallbackStrategies(id: string): readonly ModelStrategy[] {
  const model = modelOf(id);
  return known.find(([models]) => models.test(model))?.[1] ?? startingWith('offered');
}
