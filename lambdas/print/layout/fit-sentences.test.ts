import { expect, it } from 'vitest';
import { PdfBook } from '../pdf/pdf-book.ts';
import { findInPackages, loadTypefaces } from '../typography/load-typefaces.ts';
import { fitItems, fitParagraphs, fitSentences, fitWords, sentencesOf } from './fit-sentences.ts';
import { setText } from './text-box.ts';

const typefaces = await loadTypefaces(findInPackages);
const book = { pdf: await PdfBook.create('ar', typefaces), direction: 'rtl' } as const;
const options = { size: 8, minSize: 6 };
const fit = (paragraphs: readonly string[], width: number, height: number) =>
  fitSentences(book, paragraphs, { width, height }, options);

it('finds the sentences of Arabic and Latin texts', () => {
  expect(sentencesOf('هل فهمتم؟ نعم. نواصل!')).toEqual(['هل فهمتم؟', 'نعم.', 'نواصل!']);
  expect(sentencesOf('It takes 2.5 hours. Then we go on.')).toEqual([
    'It takes 2.5 hours.',
    'Then we go on.',
  ]);
  expect(sentencesOf('  ')).toEqual([]);
});

it('keeps a text that fits, and cuts one that does not after a sentence', () => {
  const text = 'يذكر بالدرس السابق. يعرض وضعية جديدة. يناقش النتائج مع القسم كله.';
  expect(fit([text], 300, 200)).toBe(text);
  const cut = fit([text], 70, 36);
  expect(sentencesOf(text)).toContain(cut.split('. ').at(-1));
  expect(text.startsWith(cut)).toBe(true);
  expect(cut.endsWith('.')).toBe(true);
});

it('keeps the first sentence of each paragraph before second ones', () => {
  const paragraphs = ['تهيئة: حساب. ثم شيء آخر طويل جدا.', 'حوصلة: قاعدة. ثم تمرين.'];
  expect(fit(paragraphs, 90, 26)).toBe('تهيئة: حساب.\nحوصلة: قاعدة.');
  expect(fit(paragraphs, 90, 13)).toBe('تهيئة: حساب.');
});

it.each([
  ['a sentence without end', `${'كلمة '.repeat(200)}.`],
  ['a word without end', 'ك'.repeat(400)],
  ['nothing but signs', '…'.repeat(80)],
])('shortens %s to its box', (_, text) => {
  const box = { width: 60, height: 40 };
  for (const shown of [
    fitSentences(book, [text], box, options),
    fitWords(book, text, box, options),
  ]) {
    expect(shown).toMatch(/…$/u);
    expect(setText(book, shown, box.width, options).height).toBeLessThanOrEqual(box.height);
  }
});

it('says nothing without words', () => {
  expect(fit([], 60, 40)).toBe('');
  expect(fit([' '], 60, 40)).toBe('');
});

it('cuts the longest of short paragraphs before one is left out', () => {
  const paragraphs = [
    'أنجز نصفها',
    'لم يصل التلاميذ إلى التفكيك وسيعاد النشاط الثالث',
    'الواجب: تمرين 4',
  ];
  const lines = fitParagraphs(book, paragraphs, { width: 70, height: 45 }, options).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe(paragraphs[0]);
  expect(lines[1]).toMatch(/^لم يصل .*…$/u);
  expect(lines[2]).toBe(paragraphs[2]);
});

it('counts the items that a box has no room for', () => {
  const items = Array.from({ length: 30 }, (_, index) => `2م3: تمرين ${index}`);
  const fit = (some: readonly string[]) =>
    fitItems(book, some, { width: 150, height: 40 }, options, (count) => `+${count}`);
  const shown = fit(items);
  const kept = shown.split(' · ').length - 1;
  expect(kept).toBeGreaterThan(3);
  expect(shown).toMatch(new RegExp(`\\+${30 - kept}$`));
  expect(fit(items.slice(0, 2))).toBe(items.slice(0, 2).join(' · '));
});
