import { asciiDigits } from './fold-text.ts';

/** What school papers number: exercises, questions, chapters. */
const NOUN =
  /(?:^|[^\p{L}\p{M}])(?:[وف]?(?:ال|لل|بال)?(?:تمرين|سؤال|نشاط|مسأل[ةه]|وضعي[ةه]|تطبيق|جزء|فصل|درس|وحد[ةه]|باب|محور|مقطع|فقر[ةه]|خطو[ةه]|مرحل[ةه]|قسم|فوج|مجموع[ةه]|جدول|شكل|رسم|وثيق[ةه]|سند|سلسل[ةه]|ورق[ةه]|بطاق[ةه]|حص[ةه]|أسبوع|فرض|اختبار|امتحان|موضوع|بند|ماد[ةه]|ملحق)(?:\s+رقم)?|المثال|رقم|[ستج])\s*$/u;
/** A number with its sign: `3 : `, `3- `, `3. `; a dash may also begin a range. */
const LABEL = /^\s*\p{Nd}{1,3}(?:\s?[:.)]|\/|(\s?[-–—]))\s+/u;
const HAS_OPERATION = /^[-+−]?[^-+−×÷*/:–]+[-+−×÷*/:–][^\p{Nd}]*\p{Nd}/u;
/** A number after its noun and before another one, or before the dots of a contents page: `الفرض 1 12/20`. */
const BESIDE = /^\s*\p{Nd}{1,3}\s+(?=[….]{2}|\p{Nd})/u;
/** The number of a test or a term in the rule of an average: `الفرض 2 × 3`. */
const OF_MARKS = /(?:فرض|اختبار|امتحان|فصل|نشاط|تقويم)\s*$/u;
const TIMES = /^\s*\p{Nd}{1,2}\s+(?=[+×÷]\s)/u;
const ITEM = /^[ \t]*(\p{Nd}{1,2})(\s?[-–—:.)/])\s/gmu;

/** Where the lines of a list begin: their numbers count up from 1, with the same sign. */
export function numberedLines(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  let [begin, last, sign]: [number, number, string | undefined] = [0, 0, undefined];
  for (const { 1: digits = '', 2: own, index } of text.matchAll(ITEM)) {
    const number = Number(asciiDigits(digits));
    if (number === 1) [begin, last, sign] = [index, 1, own];
    else if (number === last + 1 && own === sign) {
      found.add(begin).add(index);
      last = number;
    } else last = 0;
  }
  return found;
}

/**
 * The length of the number that names an exercise at the start of a part, with its sign; 0 if there is none. It is no
 * term of the calculation after it: `التمرين 3 : 12 - 5`.
 * @param before the text before the part
 */
export function labelLength(
  part: string,
  before: string,
  is: { readonly first: boolean; readonly listed: boolean },
): number {
  const [times = ''] = (OF_MARKS.test(before) && TIMES.exec(part)) || [];
  if (times !== '') return times.length;
  const isNamed = NOUN.test(before);
  if (!isNamed && !is.first) return 0;
  const [label, dash] = LABEL.exec(part) ?? [];
  if (label === undefined) return isNamed ? (BESIDE.exec(part)?.[0].length ?? 0) : 0;
  if (isNamed && dash === undefined) return label.length;
  // `1- 12 + 5` is an item, `1 - 12 + 5` alone is a calculation.
  const isItem = is.listed || (dash !== undefined && !/^\s*\p{Nd}+\s/u.test(label));
  const names = (isNamed || isItem) && HAS_OPERATION.test(part.slice(label.length));
  return names ? label.length : 0;
}
