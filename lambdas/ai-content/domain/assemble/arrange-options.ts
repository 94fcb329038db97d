import { shuffle } from '#shared/draft/shuffle.ts';
import type { Question } from '#shared/model/draft.ts';
import { asciiDigits } from '#shared/spreadsheet/fold-text.ts';

type Choice = Extract<Question, { kind: 'choice' }>;
type Option = Choice['options'][number];

/** A number, and what may stand before and after it, such as a unit. */
const NUMBER = /^(?<before>\D*?)(?<number>[-−+]?\d+(?:[.,]\d+)?)(?<after>\D*)$/;

/** The value of an option that is a number; those with other words around them cannot be compared. */
function numberIn(text: string): { value: number; around: string } | undefined {
  const { before, number, after } = NUMBER.exec(asciiDigits(text))?.groups ?? {};
  if (number === undefined) return undefined;
  const value = Number(number.replace('−', '-').replace(',', '.'));
  return { value, around: `${before}#${after}` };
}

/** The options by their numbers, if they are numbers of one unit. */
function sorted(options: readonly Option[]): Option[] | undefined {
  const numbered = options.map((option) => ({ option, number: numberIn(option.text) }));
  const around = numbered[0]?.number?.around;
  if (around === undefined || numbered.some(({ number }) => number?.around !== around)) {
    return undefined;
  }
  return numbered
    .toSorted((one, other) => (one.number?.value ?? 0) - (other.number?.value ?? 0))
    .map(({ option }) => option);
}

/** The name of an option, by its place. */
export const optionId = (place: number): string => `o${place + 1}`;

const named = (question: Choice, options: readonly Option[]): Choice => ({
  ...question,
  options: options.map(({ text }, place) => ({ id: optionId(place), text })),
  key: optionId(options.findIndex(({ id }) => id === question.key)),
});

const withKeyAt = (options: readonly Option[], key: string, place: number): Option[] => {
  const right = options.filter(({ id }) => id === key);
  return options.filter(({ id }) => id !== key).toSpliced(place, 0, ...right);
};

/**
 * Puts options in the order in which they are printed: numbers rising, others mixed by the seed so that the right ones
 * are spread over all places. Models like to put theirs first. They
 * are named by their places, which so tell nothing else.
 */
export function arrangeOptions(questions: readonly Choice[], seed: string): Choice[] {
  const used = new Map<number, number>();
  const count = (place: number): void => {
    used.set(place, (used.get(place) ?? 0) + 1);
  };
  const inOrder = questions.map((question) => ({ question, options: sorted(question.options) }));
  for (const { question, options } of inOrder)
    if (options) count(options.findIndex(({ id }) => id === question.key));
  return inOrder.map(({ question, options }) => {
    if (options) return named(question, options);
    const ofQuestion = `${seed}:${question.id}`;
    const places = shuffle([...question.options.keys()], ofQuestion);
    const [place = 0] = places.toSorted(
      (one, other) => (used.get(one) ?? 0) - (used.get(other) ?? 0),
    );
    count(place);
    const mixed = shuffle(question.options, ofQuestion);
    return named(question, withKeyAt(mixed, question.key, place));
  });
}
