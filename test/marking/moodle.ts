import type { DraftLanguage } from '#shared/model/locale.ts';
import { chosenFor, textAt } from './given.ts';
import type { Given, Row } from './table.ts';

/** A question as Moodle stores it after an import; fractions are shares of its mark. */
export type MoodleQuestion =
  | { readonly type: 'essay'; readonly mark: number }
  | { readonly type: 'truefalse'; readonly mark: number; readonly answer: boolean }
  | {
      readonly type: 'multichoice' | 'shortanswer';
      readonly mark: number;
      readonly answers: readonly Answer[];
    }
  | { readonly type: 'numerical'; readonly mark: number; readonly answers: readonly NumberAnswer[] }
  | {
      readonly type: 'match';
      readonly mark: number;
      readonly pairs: readonly (readonly [left: string, right: string])[];
    }
  | { readonly type: 'multianswer'; readonly parts: readonly MoodleQuestion[] };
export interface Answer {
  readonly text: string;
  readonly fraction: number;
}
export interface NumberAnswer {
  readonly number: number;
  readonly tolerance: number;
  readonly fraction: number;
}

const quoted = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Any text where the answer has an asterisk that no backslash precedes (qtype_shortanswer). */
export function matchesWildcards(given: string, answer: string): boolean {
  const bits = answer.normalize('NFC').split(/(?<!\\)\*+/);
  const pattern = bits.map((bit) => quoted(bit.replaceAll('\\*', '*'))).join('.*');
  return new RegExp(`^${pattern}$`, 'iu').test(given.normalize('NFC').trim());
}

/** The signs of decimals and of thousands in Moodle's language packs. */
const SIGNS = { en: ['.', ','], ar: ['.', ','], fr: [',', ' '] } as const;

/** The number at the start of what a pupil wrote, as Moodle reads it; what follows is a unit (qtype_numerical). */
export function numberInMoodle(given: string, language: DraftLanguage): number | undefined {
  const [point, group] = SIGNS[language];
  let text = given
    .trim()
    .replaceAll(' ', '')
    .replace(/(?:e|E|(?:x|\*|×)10(?:\^|\*\*))([+-]?\d+)/g, 'e$1');
  if (text.includes('.') || text.split(',').length > 2) text = text.replaceAll(',', '');
  else text = text.replaceAll(group, '').replaceAll(point, '.').replaceAll(',', '.');
  const found = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/.exec(text)?.[0];
  return found === undefined ? undefined : Number(found);
}

/** Moodle widens each tolerance a little, because of binary fractions. */
const isWithin = (value: number, { number, tolerance }: NumberAnswer): boolean => {
  const most = tolerance + 1e-14 * Math.max(1, Math.abs(number));
  return number - most <= value && value <= number + most;
};

/** The marks that Moodle gives for an answer to one of its questions. */
function marksOf(question: MoodleQuestion, given: Given, language: DraftLanguage): number {
  switch (question.type) {
    case 'essay':
      return Number.NaN;
    case 'truefalse':
      return given[0] === (question.answer ? 0 : 1) ? question.mark : 0;
    case 'multichoice':
      return typeof given[0] === 'number'
        ? question.mark * (question.answers[given[0]]?.fraction ?? 0)
        : 0;
    case 'shortanswer': {
      const text = textAt(given, 0);
      if (text.trim() === '') return 0;
      const found = question.answers.find((answer) => matchesWildcards(text, answer.text));
      return question.mark * (found?.fraction ?? 0);
    }
    case 'numerical': {
      const value = numberInMoodle(textAt(given, 0), language);
      if (value === undefined) return 0;
      const found = question.answers.find((answer) => isWithin(value, answer));
      return question.mark * (found?.fraction ?? 0);
    }
    case 'match': {
      const right = question.pairs.filter(
        ([, text], index) => question.pairs[Number(given[index] ?? -1)]?.[1] === text,
      );
      return (question.mark * right.length) / question.pairs.length;
    }
    case 'multianswer':
      return question.parts.reduce(
        (sum, part, index) => sum + marksOf(part, [given[index]], language),
        0,
      );
  }
}

/** The marks for an answer to a question of a draft, which may have become several of Moodle's. */
export function marksInMoodle(
  questions: readonly MoodleQuestion[],
  { question, language }: Row,
  given: Given,
): number {
  const isList = question.kind === 'matching' || question.kind === 'ordering';
  const answers = isList ? chosenFor(question, given) : given;
  const [only, ...others] = questions;
  if (only && others.length === 0) return marksOf(only, answers, language);
  return questions.reduce((sum, part, index) => sum + marksOf(part, [answers[index]], language), 0);
}
