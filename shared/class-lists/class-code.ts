import type { SchoolLevel } from '../model/profile.ts';
import { asciiDigits, foldText, foldedWords } from '../text/fold-text.ts';

/**
 * A year with the letters of a level, then a branch, a number or both; in folded text, which has only letters, digits and
 * spaces. To compile a class of all letters takes a phone several milliseconds.
 */
const code = (years: string, letters: string): RegExp =>
  new RegExp(
    `^(?:${years})(?:er|ere|e|eme)? ?(?:${letters})(?: ?[^\\d ]{1,12}){0,3} ?\\d{0,2}$`,
    'u',
  );
const CODES: readonly (readonly [SchoolLevel, RegExp])[] = [
  ['Primary', code('[1-5]', 'اب|ابت|ابتدايي|(?:ap|ps)(?![^\\d ])')],
  ['Middle', code('[1-4]', 'م(?![^\\d ])|متوسط|(?:am|ms)(?![^\\d ])')],
  [
    'Secondary',
    code(
      '[1-3]',
      'ثا?(?![^\\d ])|ثانوي|(?:as|ss)(?![^\\d ])|ج ?م|جذع|ع ?ت|ت ?ر|ت ?ا|ت ?ق|ا ?ف|ل ?ا|رياضيات|علوم|اداب|لغات|تسيير|تقني',
    ),
  ],
];
/** Words in full names of classes and schools that identify a level. */
const LEVEL_WORDS: ReadonlyMap<string, SchoolLevel> = new Map(
  (
    [
      ['Primary', 'ابتدايي ابتداييه تحضيري primaire primary'],
      ['Middle', 'متوسط متوسطه اكماليه cem college middle moyenne moyen'],
      ['Secondary', 'ثانوي ثانويه متقن متقنه lycee technicum secondaire secondary high'],
    ] as const
  ).flatMap(([level, list]) => list.split(' ').map((word) => [word, level] as const)),
);

/** The level of a class code: `1م1`, `2AM3`, `3 ع ت 1`, `5AP`; undefined if the text is no class code. */
export const levelOfCode = (text: string): SchoolLevel | undefined => {
  const folded = foldText(text);
  return CODES.find(([, shape]) => shape.test(folded))?.[0];
};

/** Words of middle schools that follow another level's word: `الثانوية الإعدادية`. */
const MIDDLE = new Set(['اعدادي', 'اعداديه']);

/** The level of the first word that names one: `متوسطة الأمير عبد القادر`, `الثالثة ثانوي`, `École primaire`. */
export const levelInWords = (text: string): SchoolLevel | undefined => {
  const words = foldedWords(text);
  if (words.some((word) => MIDDLE.has(word))) return 'Middle';
  return words.map((word) => LEVEL_WORDS.get(word)).find((level) => level !== undefined);
};

const ORDINALS = ['اولي', 'ثانيه', 'ثالثه', 'رابعه', 'خامسه'];

/** The year of study that a class's name says: 2 of `2م3`, 3 of `الثالثة ثانوي`; undefined if it says none. */
export function yearOfClass(name: string): number | undefined {
  const digit = /^[1-5](?!\d)/.exec(asciiDigits(name.trim()))?.[0];
  if (digit !== undefined) return Number(digit);
  const year = ORDINALS.findIndex((ordinal) => foldedWords(name).includes(ordinal));
  return year === -1 ? undefined : year + 1;
}

/** The first word of a text that is a class code: `2م3` of `القسم 2م3 - الفصل الأول`. */
export const classOfText = (text: string): string | undefined =>
  text
    .split(/[\s:،,;|()]+/u)
    .find((word) => /^\p{N}/u.test(word) && levelOfCode(word) !== undefined);

/** `352` for `3م2`: readers take the letter of a class of a middle school for a digit. */
const MISREAD = /^([1-5])[05689]([1-9])$/;
/** What a class's name of three digits, read from a picture, most likely is; a person must confirm it. */
export const misreadClass = (name: string): string | undefined => {
  const [, year, number] = MISREAD.exec(asciiDigits(name).replaceAll(' ', '')) ?? [];
  return year && number && `${year}م${number}`;
};

/** A key that is equal for spelling variants of a class name: `1 م 1`, `1م1`. */
export const classKey = (name: string): string => foldText(name).replaceAll(' ', '');

/** A bare number or letter, such as `2` or `ب`, is not a full class name. */
const BARE = /^(?:\d{1,2}|\p{L}\u0640?)$/u;
export const isBareClass = (name: string): boolean => BARE.test(name);

/** The class name from a list with separate columns for year and number: `1 متوسط 2`. */
export const addYear = (name: string, year: string): string =>
  isBareClass(name) ? `${year} ${name}`.trim() : name;
