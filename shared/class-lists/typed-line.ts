import { noMarkIn } from '../record/marks/parse-mark.ts';
import { readDate } from '../spreadsheet/date-cell.ts';
import { genderReader } from '../spreadsheet/gender-cell.ts';
import { cleanText } from '../text/clean-text.ts';
import { asciiDigits, foldText } from '../text/fold-text.ts';
import { levelOfCode } from './class-code.ts';

/** What a line of a typed list says, each as written. */
export interface TypedLine {
  readonly ordinal?: string | undefined;
  readonly name: string;
  readonly registrationNumber?: string | undefined;
  readonly birthDate?: string | undefined;
  /** The word before or behind the name that says girl or boy. */
  readonly gender?: string | undefined;
  /** A class code: `2م3`. */
  readonly className?: string | undefined;
  /** Other numbers, and absences among them. */
  readonly numbers: readonly string[];
}

/** `[30/11, 10:15] Salma: ` before each copied message. */
export const MESSAGE = /^\[[\d\s/.,:،\-APMapmصم]{4,40}\]\s*[^:]{1,60}:\s*/u;
const BULLET = /^[\s•·▪●○◦*_>✓✔☐~\-–—]+/u;
/** `1.`, `(2)`, `3-`, `N° 4`, also without a space before the name. */
const ORDINAL = /^[([]?\s*(?:n[°o]\s*)?(\d{1,3})(?![.,٫/]?\d)\s*[)\].:°\-–—_/]*\s*/iu;
const DATE =
  /(?<!\d)(?:\d{4}\s?([-/.])\s?\d{1,2}\s?\1\s?\d{1,2}|\d{1,2}\s?([-/.])\s?\d{1,2}\s?\2\s?(?:\d{4}|\d{2}))(?!\s?[-/.]?\d)/u;
/** `12 مارس 2012`, `1er janvier 2012`. */
const DATE_IN_WORDS = /(?<!\d)\d{1,2}(?:er)?\s+\p{L}+\.?\s+\d{4}(?!\d)/u;
/** Words between a name and the date of birth. */
const BORN =
  /(?:\(?\b(?:née?(?:\(e\))?\s+le|born(?:\s+on)?)|(?<!\p{L})(?:ال)?(?:مولود[ةه]?|ولدت?)(?:\s+(?:في|بتاريخ|يوم))?|(?<!\p{L})تاريخ\s+(?:ال)?(?:ميلاد|ازدياد))[\s:]*$/iu;
/** Registration numbers are longer than marks, ages and years. */
const REGISTRATION = /(?<!\d)\d{6,40}(?!\d)/u;
const NUMBER = /\d+(?:[.,٫]\d+)?(?:\s?\/\s?\d+(?:[.,]\d+)?)?/gu;
const AROUND = /^[\s\-–—:;,.،؛|/*_~+=]+|[\s\-–—:;,.،؛|/*_~+=]+$/gu;
const QUOTED = /^["“«](.*)["”»]$/u;
/** Names begin with these, and a column may say girl or boy with them. */
const IN_NAMES = new Set(['ولد', 'بنت']);

const readGender = genderReader([]);
/** Whether a word says girl or boy. */
export const isGender = (word: string): boolean =>
  !foldText(word).includes(' ') && readGender(word) !== undefined;

/** A name without what separated it from other values. A parenthesis that is closed nowhere is removed. */
const bare = (text: string): string => {
  const count = (sign: string) => text.split(sign).length;
  const closed = count('(') === count(')') ? text : text.replaceAll(/[()]/g, ' ');
  return closed
    .replaceAll(/\(\s*\)/g, ' ')
    .replace(AROUND, '')
    .replace(QUOTED, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

const dateIn = (text: string): { at: number; date: string } | undefined => {
  for (const found of [DATE.exec(text), DATE_IN_WORDS.exec(text)])
    if (found && readDate(found[0]) !== undefined) return { at: found.index, date: found[0] };
  return undefined;
};

/** Takes the numbers out of a text, and the absences at its end if it has numbers. */
function takeNumbers(text: string): { rest: string; numbers: string[] } {
  const numbers: string[] = [];
  const rest = text.replace(NUMBER, (number) => {
    numbers.push(number);
    return ' ';
  });
  const words = rest.split(/\s+/).filter(Boolean);
  const absences: string[] = [];
  while (numbers.length > 0 && words.length > 1 && noMarkIn(words.at(-1) ?? ''))
    absences.unshift(words.pop() ?? '');
  return { rest: words.join(' '), numbers: [...numbers, ...absences] };
}

/**
 * Splits a line into the name and the values around it, in any order: `1. قاسي علي ذكر 12/03/2012`.
 * @param takesGender whether the first or last word of the name may say girl or boy
 */
export function splitLine(written: string, takesGender = true): TypedLine {
  let text = asciiDigits(cleanText(written)).replace(MESSAGE, '').replace(BULLET, '');
  // `12-3-2012` begins with no number of a row.
  const [whole = '', ordinal] = (dateIn(text)?.at !== 0 && ORDINAL.exec(text)) || [];
  if (ordinal !== undefined) text = text.slice(whole.length);
  const found = dateIn(text);
  let sides = found
    ? [text.slice(0, found.at).replace(BORN, ''), text.slice(found.at + found.date.length)]
    : [text];
  let registrationNumber: string | undefined;
  let className: string | undefined;
  sides = sides.map((side) =>
    side
      .replace(REGISTRATION, (number) => {
        if (registrationNumber !== undefined) return number;
        registrationNumber = number;
        return ' ';
      })
      .replaceAll(/(?<!\S)\d\S+/g, (word) => {
        if (className !== undefined || levelOfCode(word) === undefined) return word;
        className = word;
        return ' ';
      }),
  );
  const taken = sides.map(takeNumbers);
  const names = taken.map(({ rest }) => bare(rest));
  const [before = '', behind = ''] = names;
  let name = before || behind;
  let gender: string | undefined;
  if (takesGender) {
    const words = name.split(' ');
    const other = name === before ? (behind.split(' ')[0] ?? '') : '';
    const last = words.at(-1) ?? '';
    if (isGender(other)) gender = other;
    else if (words.length > 1 && isGender(last)) {
      gender = last;
      name = bare(words.slice(0, -1).join(' '));
    } else if (words.length > 1 && isGender(words[0] ?? '') && !IN_NAMES.has(words[0] ?? '')) {
      gender = words[0];
      name = bare(words.slice(1).join(' '));
    }
  }
  return {
    ...{ ordinal, name, registrationNumber, birthDate: found?.date, gender, className },
    numbers: taken.flatMap(({ numbers }) => numbers),
  };
}
