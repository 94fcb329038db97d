import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = ['frontend/src/i18n/ar/*.json', 'shared/texts/ar/*.json'];

/** Two words of the same letters: a noun and a verb («صور», «صوّر»), two verbs («أعد», «أعدّ»). */
const different = new Set(
  'صف قسم قسمه قسمها سهل تكون حول أي صور وصور صورها صورته غير غيره أعد أعده أعدها يبين بين معدل حضر سجل حدث سلم مؤكد مؤكدة موقع يعرف يذكر'.split(
    ' ',
  ),
);

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** A damma makes a passive of a verb («تقرأ», «تُقرأ»), which is another word. */
const lettersOf = (word: string): string =>
  word.replaceAll(/[\u064b-\u0652\u0670]/g, '') + (word.includes('\u064f') ? ' (passive)' : '');

it('writes an Arabic word with the same vowel signs everywhere', () => {
  const words = files
    .flatMap((pattern) => globSync(pattern))
    .flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8'))))
    .flatMap((text) => text.match(/[\u0621-\u0652\u0670]+/g) ?? []);
  const spellings = new Map<string, Set<string>>();
  for (const word of words) {
    const letters = lettersOf(word);
    spellings.set(letters, (spellings.get(letters) ?? new Set()).add(word));
  }
  expect(words.length).toBeGreaterThan(10_000);
  const twice = [...spellings].filter(([, { size }]) => size > 1);
  const same = twice.filter(([letters]) => !different.has(letters));
  expect(same.map(([, written]) => [...written].join(' '))).toEqual([]);
  // A pair that is gone leaves the list.
  expect([...different].filter((letters) => !twice.some(([one]) => one === letters))).toEqual([]);
});
