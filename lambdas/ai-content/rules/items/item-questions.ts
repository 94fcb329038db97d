import Fraction from 'fraction.js';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { typed, unitInText } from '../language/numbers.ts';
import { arrangeOptions } from '../questions/arrange-options.ts';
import type { ChoiceQuestion, ShortQuestion, TruthQuestion } from '../questions/question.ts';
import type { Random } from '../random.ts';
import type { Item, NumberAnswer } from './item.ts';

const SIZE = 4;

export const shownAnswer = ({ answer }: Item): string =>
  answer.kind === 'number' ? answer.show(answer.value) : answer.text;

/** Numbers as they are shown, without those that are no answer or there already. */
function usable(numbers: readonly Fraction[], { value, signed, show, asFraction }: NumberAnswer) {
  const seen = new Set([show(value)]);
  return numbers
    .filter((each) => (signed || each.gt(0)) && (asFraction || 1000n % each.d === 0n))
    .map(show)
    .filter((shown) => !seen.has(shown) && seen.add(shown));
}

/** Wrong numbers: typical mistakes of pupils first, then numbers on both sides of the right one. */
function wrongNumbers(answer: NumberAnswer): string[] {
  const { value, slips, gap } = answer;
  const step = gap.equals(0) ? new Fraction(1) : gap.abs();
  const near = [1, 2, 3].flatMap((by) => [value.add(step.mul(by)), value.sub(step.mul(by))]);
  return usable([...slips, ...near], answer);
}
/** How many of the wrong numbers are typical mistakes. */
const typicalOf = ({ answer }: Item): number =>
  answer.kind === 'number' ? usable(answer.slips, answer).length : 0;
const wrongAnswers = ({ answer }: Item): readonly string[] =>
  answer.kind === 'number' ? wrongNumbers(answer) : answer.others;

/** What questions made of a problem have in common; it needs what was learned to be applied. */
export const partsOf = ({ difficulty, steps, hint, figure }: Item) => ({
  difficulty,
  bloom: 'apply' as const,
  reason: steps.join(' '),
  passage: null,
  hint,
  ...(figure && { figure }),
});

export const itemChoice = (item: Item, index: number): ChoiceQuestion => ({
  ...partsOf(item),
  stem: item.question,
  key: shownAnswer(item),
  options: arrangeOptions(
    shownAnswer(item),
    wrongAnswers(item),
    SIZE,
    index % SIZE,
    typicalOf(item),
  ),
  mistakes: [],
});

export function itemTruth(item: Item, isTrue: boolean, random: Random): TruthQuestion {
  const right = shownAnswer(item);
  const wrong = wrongAnswers(item)[0] ?? right;
  const says = isTrue ? right : random.pick(wrongAnswers(item).slice(0, 2).concat(wrong));
  return { ...partsOf(item), stem: item.claim(says), answer: isTrue };
}

/** Other ways to write the right number. */
function numberForms(language: DraftLanguage, { value, asFraction }: NumberAnswer): string[] {
  const forms = asFraction
    ? [value.toFraction(), typed(language, value)]
    : [typed(language, value), typed('ar', value), typed('en', value)];
  return [...new Set(forms)];
}

export function itemShort(item: Item, language: DraftLanguage): ShortQuestion {
  const { answer } = item;
  if (answer.kind === 'text') {
    const { text, variants } = answer;
    return {
      ...partsOf(item),
      stem: item.question,
      answer: text,
      variants: [...variants],
      unit: null,
      tolerance: null,
    };
  }
  const [first = '', ...variants] = numberForms(language, answer);
  const { unit } = answer;
  const inUnit =
    unit &&
    !item.question.includes(` ${unitInText(language, unit)}`) &&
    !['دج', 'DA', '%', '°'].includes(unit);
  const said = {
    ar: ` (الجواب بـ ${unitInText(language, unit ?? '')})`,
    en: ` (Answer in ${unit}.)`,
    fr: ` (Réponse en ${unit}.)`,
  }[language];
  return {
    ...partsOf(item),
    stem: inUnit ? item.question + said : item.question,
    answer: first,
    variants,
    unit: unit ?? null,
    tolerance: first.includes('/') ? null : 0,
  };
}
