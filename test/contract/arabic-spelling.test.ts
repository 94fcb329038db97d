import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = ['frontend/src/i18n/ar/*.json', 'shared/texts/ar/*.json'];

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const texts = files
  .flatMap((pattern) => globSync(pattern))
  .flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8'))));
const words = texts.flatMap((text) => text.match(/[\u0621-\u0652\u0670]+/g) ?? []);

const withoutSigns = (word: string): string => word.replaceAll(/[\u064b-\u0652\u0670]/g, '');

/** A damma makes a passive of a verb («تقرأ», «تُقرأ»), which is another word. */
const lettersOf = (word: string): string =>
  withoutSigns(word) + (word.includes('\u064f') ? ' (passive)' : '');

/** A word without what is joined to it, and with no sign except that of a double letter («وصحّحها», «صُحّح»). */
const stemOf = (word: string): string =>
  word
    .replaceAll(/[\u064b-\u0650\u0652\u0670]/g, '')
    .replace(/^[وف]?(?:[بك]?ال|لل|[بلك])?(?=.{3})/, '')
    .replace(/(?<=.{3})(?:هما|هم|ها|ون|ين|ان|ات|وا|نا|[هكيتةا])$/, '');

/** Letters that are often written one for the other: «ألصق» and «الصق», «صفحة» and «صفحه», «على» and «علي». */
const looseLettersOf = (word: string): string =>
  withoutSigns(word)
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ئ', 'ي')
    .replaceAll('ؤ', 'و')
    .replaceAll('ة', 'ه');

/** The words with one key that have several forms. */
const spellings = (
  keyOf: (word: string) => string,
  formOf: (word: string) => string,
): ReadonlyMap<string, readonly string[]> => {
  const forms = Map.groupBy(new Set(words.map((word) => formOf(word))), keyOf);
  return new Map([...forms].filter(([, { length }]) => length > 1));
};

it('reads the texts of the site and of the prints', () => {
  expect(words.length).toBeGreaterThan(10_000);
});

/** For each kind, the words of the same letters that are two words: a noun and a verb («صور», «صوّر»). */
describe.each([
  {
    kind: 'the same vowel signs',
    found: spellings(lettersOf, (word) => word),
    different:
      'صف قسم قسمه قسمها سهل تكون حول أي صور وصور صورها صورته غير غيره أعد أعده أعدها يبين بين معدل حضر سجل حدث سلم موقع يعرف يذكر المعلم',
  },
  // The ministry writes «بناء التعلمات» and «الهدف التعلمي».
  {
    kind: 'the same double letters, whatever is joined to it',
    found: spellings(withoutSigns, stemOf),
    different:
      'تعلم درس قسم يعرف سهل تكون حول تعد أي صور صورت غير يعد أعد يبين معدل تنقل سجل حضر حدث موقع صدر سلم معلم يذكر قرب',
  },
  {
    kind: 'the same hamza and ending',
    found: spellings(looseLettersOf, withoutSigns),
    different:
      'ابدا اعداد اعداده الا الاعداد الي ان انه انهي تبدا تجري تذكره خطا دوره صوره فيه كان مقلوبه موقعه وحده',
  },
])('an Arabic word is written with $kind', ({ found, different }) => {
  const known = new Set(different.split(' '));

  it('everywhere', () => {
    const unknown = [...found].filter(([letters]) => !known.has(letters));
    expect(unknown.map(([, forms]) => forms.join(' '))).toEqual([]);
  });

  it('and a pair that is gone leaves the list', () => {
    expect([...known].filter((letters) => !found.has(letters))).toEqual([]);
  });
});

it.each([
  ['كلمة السر', /كلم(?:ة|ات) (?:ال)?مرور/],
  ['غائب بعذر', /بمبرر/],
  ['إكسل', /Excel|اكسل/],
  ['الرقم', /الترتيبي/],
  ['التلميذ', /طالب|طلاب/],
  ['أعد المحاولة', /حاول (?:مجددا|مرة)/],
  ['جيدا', /[اء]ً|ًا/],
])('an Arabic text has %s, and no other spelling or word for it', (_word, other) => {
  expect(texts.filter((text) => other.test(text))).toEqual([]);
});
