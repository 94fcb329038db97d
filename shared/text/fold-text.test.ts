import { describe, expect, it } from 'vitest';
import { asciiDigits, foldedWords, foldText } from './fold-text.ts';

describe('folding a text for comparison', () => {
  it.each([
    ['أإآٱ', 'اااا'],
    ['هدى', 'هدي'],
    ['المؤسسة', 'الموسسه'],
    ['اللَّقَب', 'اللقب'],
    ['الاســـم', 'الاسم'],
    ['Prénom(s)', 'prenom s'],
    ['  DATE_N ', 'date n'],
    ['Né(e) le :', 'ne e le'],
    ['Cœur', 'coeur'],
    ['١٢/۳', '12 3'],
    ['', ''],
  ])('handles %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

it('drops the article and the conjunction before it', () => {
  expect(foldedWords('اللقب والاسم')).toEqual(['لقب', 'اسم']);
  expect(foldedWords('والد')).toEqual(['والد']);
});

it('replaces both sets of eastern digits', () => {
  expect(asciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
});
