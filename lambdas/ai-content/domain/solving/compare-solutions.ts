import { isRightAnswer, type AnswerSettings } from '#shared/draft/accepted-texts.ts';
import { holdsPhrase, isCommon, sameText } from '#shared/draft/words.ts';
import { checksOf, type Draft, type Exercise } from '#shared/model/draft.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Question } from '#shared/model/question.ts';
import { traitsOf } from '#shared/draft/questions/traits-of.ts';
import type { Traits } from '#shared/draft/questions/traits.ts';
import { asciiDigits, foldedWords, foldText } from '#shared/text/fold-text.ts';
import type { Solution } from '../answers.ts';
import { truthIn } from '../truth-words.ts';
import { valueIn } from './value-in.ts';

/** Differences at the third decimal are rounding. */
const ROUNDING = 0.005;
/** The solver is asked for a lower confidence if no answer, or more than one, is right. */
const SURE = 0.5;

const isNear = (one: number, other: number, tolerance = 0): boolean =>
  Math.abs(one - other) <= Math.max(tolerance, Math.abs(other) * ROUNDING);

/** Words by which an answer takes back the right words in it, or offers others beside them. */
const TAKING_BACK = new Set(
  foldedWords(
    'or nor not never either neither ou ni pas jamais soit non او اما ليس ليست غير لا لم لن',
  ),
);

/** Whether an answer has such a word that the key does not have. */
function takesBack(given: string, right: string): boolean {
  const words = new Set(foldedWords(right));
  return foldedWords(given).some((word) => TAKING_BACK.has(word) && !words.has(word));
}

/** A number with the symbol of its unit; other words after a number are not understood, and differ from nothing. */
const MEASURE =
  /\d\s*(km\/h|m\/s|(?:[khdcm]|da)?m|[kdcm]?g|[hdcm]?l|h|min|s)(?:\^?([23²³]))?(?![\p{L}\d/]|\s*(?:per|par|في)\s)/iu;

/** The symbol of the unit in a text, with its power; `undefined` if there is none. */
function unitIn(text: string): string | undefined {
  const [, symbol, power = ''] = MEASURE.exec(asciiDigits(text)) ?? [];
  return symbol && `${symbol}${power.normalize('NFKC')}`.toLowerCase();
}

/** Whether two short answers mean the same: equal numbers of one unit, or one contains the other's words. */
function saysTheSame(given: string, right: string, settings: AnswerSettings): boolean {
  const { tolerance, unit, language } = settings;
  if (isRightAnswer(given, right, settings)) return true;
  const [value, rightValue] = [valueIn(given, language), valueIn(right, language)];
  const areNumbers = value !== undefined && rightValue !== undefined;
  // Folding leaves out the signs of numbers.
  if (!areNumbers && foldText(given) === foldText(right)) return true;
  if (takesBack(given, right)) return false;
  if (areNumbers) {
    const [said, asked] = [unitIn(given), unitIn(right) ?? unitIn(`1 ${unit ?? ''}`)];
    const isOtherUnit = said !== undefined && asked !== undefined && said !== asked;
    return !isOtherUnit && isNear(value, rightValue, tolerance);
  }
  if (foldedWords(given).every(isCommon)) return false;
  return holdsPhrase(given, right) || holdsPhrase(right, given);
}

/** The option that an answer names: exactly, or else folded if that is unambiguous. */
function optionNamed(question: Extract<Question, { kind: 'choice' }>, given: string) {
  const exact = question.options.filter(({ text }) => sameText(text) === sameText(given));
  const folded = question.options.filter(({ text }) => foldText(text) === foldText(given));
  const found = exact.length > 0 ? exact : folded;
  return found.length === 1 ? found[0]?.id : undefined;
}

/** Whether texts between bars are the right ones, each in its place. */
function agreesInOrder(
  answers: Traits['answers'],
  given: string,
  language: DraftLanguage,
): boolean {
  const said = given.split(/[|\n]/).map((text) => text.trim());
  return (
    said.length === answers.length &&
    answers.every((rights, index) =>
      rights.some((right) => saysTheSame(said[index] ?? '', right, { language })),
    )
  );
}

function agrees(question: Question, given: string, language: DraftLanguage): boolean {
  switch (question.kind) {
    case 'choice':
      return optionNamed(question, given) === question.key;
    case 'truth':
      return truthIn(given) === question.answer;
    case 'short': {
      const { answer, variants } = question;
      return [answer, ...variants].some((right) =>
        saysTheSame(given, right, { ...question, language }),
      );
    }
    default:
      return agreesInOrder(traitsOf(question).answers, given, language);
  }
}

const agreesWith = (part: Question | Exercise, given: string, language: DraftLanguage): boolean =>
  'kind' in part ? agrees(part, given, language) : saysTheSame(given, part.answer, { language });

/** Some models answer in per cent. A confidence out of range counts as unsure. */
const isSure = (confidence: number): boolean => {
  const share = confidence > 1 ? confidence / 100 : confidence;
  return share >= SURE && share <= 1;
};

/** Whether a solver names a second right option or truth; variants of written answers do not count. */
function namesSecondKey(part: Question | Exercise, alternatives: readonly string[]): boolean {
  if (!('kind' in part)) return false;
  if (part.kind === 'truth') {
    return alternatives.some((text) => truthIn(text) === !part.answer);
  }
  if (part.kind !== 'choice') return false;
  const named = alternatives.map((text) => optionNamed(part, text));
  return named.some((option) => option !== undefined && option !== part.key);
}

function solvedParts(draft: Draft): readonly (Question | Exercise)[] {
  if (draft.type === 'LESSON_PLAN') return checksOf(draft).map(({ check }) => check);
  return draft.type === 'TEST' ? draft.questions : draft.exercises;
}

/** The ids of questions whose key is doubtful: another, an unsure, two or no solutions, or a second right option. */
export function disagreements(
  draft: Draft,
  asked: readonly { readonly id: string }[],
  solutions: readonly Solution[],
): Set<string> {
  const given = Map.groupBy(solutions, ({ id }) => id);
  const parts = solvedParts(draft);
  const ids = new Set(asked.map(({ id }) => id));
  const wrong = parts.filter((part) => {
    const solved = given.get(part.id) ?? [];
    const isAgreed = solved.every(
      ({ answer, alternatives = [], confidence }) =>
        agreesWith(part, answer, draft.language) &&
        isSure(confidence) &&
        !namesSecondKey(part, alternatives),
    );
    return ids.has(part.id) && (solved.length === 0 || !isAgreed);
  });
  return new Set(wrong.map(({ id }) => id));
}
