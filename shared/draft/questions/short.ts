import type { QuestionOf } from '../../model/question.ts';
import type { DraftLanguage } from '../../model/locale.ts';
import { textLimits, type ExportLimit } from '../export-limit.ts';
import { faultIf } from '../fault.ts';
import { numberKeyOf } from '../number-key.ts';
import { readNumber } from '../written-number.ts';
import type { BlankParts, Traits } from './traits.ts';

/** How much Moodle widens a tolerance, of a number of at most this size; a tenth of it matters. */
const WIDENED = 1e-13;

function limitsOf(question: QuestionOf<'short'>, language: DraftLanguage): readonly ExportLimit[] {
  const { answer, variants, tolerance } = question;
  const answers = [answer, ...variants];
  if (answers.every((text) => text.trim() === '')) return ['person'];
  const limits = textLimits(answers, language);
  const key = numberKeyOf(question, language);
  if (!key) {
    if (tolerance) return [...limits, 'tolerance'];
    return tolerance === 0 && readNumber(answer, language) ? [...limits, 'writings'] : limits;
  }
  const least = WIDENED * Math.max(1, ...key.numbers.map(Math.abs));
  return [
    ...limits,
    'numbers',
    ...(key.tolerance < least ? ['small' as const] : []),
    ...(key.others.length > 0 ? ['words' as const] : []),
  ];
}

/** A word, a number or a few words. */
export const shortTraits = (question: QuestionOf<'short'>): Traits => ({
  shown: [],
  answers: [[question.answer, ...question.variants]],
  lines: 2,
  limits: (language) => limitsOf(question, language),
  faults: (path) => faultIf(question.answer.trim() === '', 'key-missing', path),
});

/** A new one. */
export const blankShort = (parts: BlankParts): QuestionOf<'short'> => ({
  kind: 'short',
  ...parts,
  answer: '',
  variants: [],
});
