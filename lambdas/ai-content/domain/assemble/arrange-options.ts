import { shuffle } from '#shared/draft/shuffle.ts';
import type { Question } from '#shared/model/question.ts';
import { asciiDigits } from '#shared/text/fold-text.ts';

type Choice = Extract<Question, { kind: 'choice' }>;
type Option = Choice['options'][number];

/** A number with optional text around it, such as a unit. */
const NUMBER = /^(?<before>\D*?)(?<number>[-−+]?\d+(?:[.,]\d+)?)(?<after>\D*)$/;

/** The text without grouping, and without what LaTeX adds to a number. */
const plainly = (text: string): string =>
  asciiDigits(text)
    .replaceAll('$', '')
    .replaceAll('{,}', ',')
    .replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .replace(/\^2$/, '²')
    .replace(/\^3$/, '³');

/** The number in an option and the text around it; only numbers with the same text around them can be compared. */
function numberIn(text: string): { value: number; around: string } | undefined {
  const { before, number, after } = NUMBER.exec(plainly(text))?.groups ?? {};
  if (number === undefined) return undefined;
  const value = Number(number.replace('−', '-').replace(',', '.'));
  return { value, around: `${before}#${after}` };
}

/** The options sorted by their numbers, if all are numbers of the same unit. */
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

export const optionId = (index: number): string => `o${index + 1}`;

const named = <Each extends Choice>(question: Each, options: readonly Option[]): Each => ({
  ...question,
  options: options.map((option, index) => ({ ...option, id: optionId(index) })),
  key: optionId(options.findIndex(({ id }) => id === question.key)),
});

const moveKeyTo = (options: readonly Option[], key: string, index: number): Option[] => {
  const right = options.filter(({ id }) => id === key);
  return options.filter(({ id }) => id !== key).toSpliced(index, 0, ...right);
};

/** Sorts options: numbers ascending, others shuffled with the right ones at all positions. Ids follow the order. */
export function arrangeOptions<Each extends Choice>(
  questions: readonly Each[],
  seed: string,
): Each[] {
  const used = new Map<number, number>();
  const count = (index: number): void => {
    used.set(index, (used.get(index) ?? 0) + 1);
  };
  const inOrder = questions.map((question) => ({ question, options: sorted(question.options) }));
  for (const { question, options } of inOrder)
    if (options) count(options.findIndex(({ id }) => id === question.key));
  return inOrder.map(({ question, options }) => {
    if (options) return named(question, options);
    const ofQuestion = `${seed}:${question.id}`;
    const indexes = shuffle([...question.options.keys()], ofQuestion);
    const [index = 0] = indexes.toSorted(
      (one, other) => (used.get(one) ?? 0) - (used.get(other) ?? 0),
    );
    count(index);
    const mixed = shuffle(question.options, ofQuestion);
    return named(question, moveKeyTo(mixed, question.key, index));
  });
}
