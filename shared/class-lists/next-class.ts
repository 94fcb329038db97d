import { schoolYears, type SchoolLevel } from '../model/profile.ts';
import { asciiDigits, foldText } from '../text/fold-text.ts';
import { levelInWords, levelOfCode } from './class-code.ts';

interface YearOfStudy {
  readonly level: SchoolLevel;
  /** Within the level, from 1. */
  readonly year: number;
}

/** What comes after a class when the school year is over. */
type NextClass =
  | { readonly kind: 'next'; readonly name: string }
  /** Its pupils leave the school of this level. */
  | { readonly kind: 'ends'; readonly level: SchoolLevel }
  /** Another country's or the teacher's own name, or a year whose pupils are divided anew. */
  | { readonly kind: 'unknown' };

const ORDINALS = ['أولى', 'ثانية', 'ثالثة', 'رابعة', 'خامسة'] as const;
const FOLDED = ORDINALS.map(foldText);

/** The digit that a class code begins with, and what makes it an ordinal in French. */
const LEADING = /^(\s*)([\d\u0660-\u0669\u06f0-\u06f9])(\s?(?:[eè]re|er|re|[eè]me|e)(?!\p{L}))?/iu;
/** Words of the first year of secondary school, after which each pupil takes a branch of the second. */
const COMMON_TRUNK = /ج ?م|جذع|علوم|اداب|ع ?ت|رياضيات|لغات/u;

/** The year in words: where it is in the name, and which. */
const ordinalIn = (words: readonly string[]): { at: number; year: number } | undefined => {
  const years = words.map((word) => FOLDED.indexOf(foldText(word).replace(/^ال/u, '')) + 1);
  const at = years.findIndex((year) => year > 0);
  return at < 0 ? undefined : { at, year: years[at] ?? 0 };
};

/** The year of study of a class by its name: `2م3`, `3 ع ت 1`, `السنة الثانية متوسط 3`; undefined if it says none. */
export function yearOfStudy(name: string): YearOfStudy | undefined {
  const code = levelOfCode(name);
  const level = code ?? levelInWords(name);
  if (!level) return undefined;
  const digit = LEADING.exec(name)?.[2];
  const year = code && digit ? Number(asciiDigits(digit)) : ordinalIn(name.split(' '))?.year;
  return year !== undefined && year <= schoolYears[level] ? { level, year } : undefined;
}

/** The class one year up: `2م3` → `3م3`. */
export function nextClass(name: string): NextClass {
  const now = yearOfStudy(name);
  if (!now) return { kind: 'unknown' };
  const { level, year } = now;
  if (year === schoolYears[level]) return { kind: 'ends', level };
  const isDivided = level === 'Secondary' && year === 1;
  if (isDivided && COMMON_TRUNK.test(foldText(name))) return { kind: 'unknown' };
  if (levelOfCode(name) !== undefined) {
    const next = name.replace(LEADING, (_, before: string, digit: string, ordinal = '') => {
      const digitAfter = String.fromCodePoint((digit.codePointAt(0) ?? 0) + 1);
      return `${before}${digitAfter}${String(ordinal).replace(/[eè]?re?$/iu, 'ème')}`;
    });
    return { kind: 'next', name: next };
  }
  const words = name.split(' ');
  const { at = -1 } = ordinalIn(words) ?? {};
  const article = foldText(words[at] ?? '').startsWith('ال') ? 'ال' : '';
  return { kind: 'next', name: words.with(at, `${article}${ORDINALS[year]}`).join(' ') };
}
