import type { DraftLanguage } from '../model/locale.ts';
import type { QuestionOf } from '../model/question.ts';
import { readNumber } from './written-number.ts';

/** The numbers of a short answer's key, around which others are right. */
export interface NumberKey {
  /** The answer's number first, then those of its variants. */
  readonly numbers: readonly number[];
  /** More than 0. */
  readonly tolerance: number;
  /** Variants that are no such number: words, or a number in another unit. */
  readonly others: readonly string[];
}

/** Undefined if there is no tolerance, or the answer is no number in it. */
export function numberKeyOf(
  { answer, variants, unit = '', tolerance }: QuestionOf<'short'>,
  language: DraftLanguage,
): NumberKey | undefined {
  const key = readNumber(answer, language);
  if (!key || !tolerance || tolerance > Number.MAX_SAFE_INTEGER) return undefined;
  const units = ['', unit, key.unit];
  const read = variants
    .filter((text) => text.trim() !== '')
    .map((text) => ({ text, number: readNumber(text, language) }));
  const isSameUnit = ({ number }: (typeof read)[number]): boolean =>
    number !== undefined && units.includes(number.unit);
  return {
    numbers: [
      ...new Set([
        key.value,
        ...read.filter(isSameUnit).flatMap(({ number }) => number?.value ?? []),
      ]),
    ],
    tolerance,
    others: read.filter((each) => !isSameUnit(each)).map(({ text }) => text),
  };
}
