import { expect, it } from 'vitest';
import { alphabetOfBoth, alphabetOfHeading, alphabetOfHeadings } from './best-alphabet.ts';

const heading = (text: string, confidence: number) => ({
  lines: [[{ text, confidence, left: 0, top: 0, right: 9, bottom: 9 }]],
});

it('chooses the alphabet whose headings make sense, even if the other has more guesses', () => {
  const guessed = [
    heading('حابي اع لا', 68),
    heading('كد لمارأ ال', 54),
    heading('انملاع لقا', 54),
  ];
  expect(alphabetOfHeadings([heading('Last name', 85), ...guessed, heading('Quiz 1', 69)])).toBe(
    'latin',
  );
  expect(alphabetOfHeadings([heading('Qrto', 60), ...guessed])).toBe('arabic');
  expect(alphabetOfHeadings([heading('اللقب والاسم', 80), heading('Er Fasl Jotrab', 50)])).toBe(
    'arabic',
  );
  expect(alphabetOfHeadings([heading('حابي', 20)])).toBe('latin');
});

it.each([
  [
    'an Arabic heading that the Latin model is surer of',
    'احتبار',
    45,
    'ylisl',
    72,
    'arabic',
    'arabic',
  ],
  ['an unknown Arabic heading', 'الرياضيات', 50, 'wlsbyll', 70, 'arabic', 'arabic'],
  ['a French heading on an Arabic page', 'حمص', 60, 'Composition', 80, 'arabic', 'latin'],
  ['an Arabic heading on a French page', 'الاختبار', 80, 'Nas', 60, 'latin', 'arabic'],
  ['a heading that makes sense in both', 'الفرض', 60, 'Devoir', 90, 'arabic', 'arabic'],
] as const)('reads %s in its alphabet', (_, arabic, sureA, latin, sureL, usual, expected) => {
  const both = { arabic: heading(arabic, sureA), latin: heading(latin, sureL) };
  expect(alphabetOfHeading(both, usual)).toBe(expected);
});

it('finds the alphabet of a page from its headings as both models read them', () => {
  const both = (arabic: string, latin: string) => ({
    arabic: heading(arabic, 60),
    latin: heading(latin, 75),
  });
  const page = [both('اللقب والاسم', 'pwYlg Lll'), both('احتبار', 'ylisl'), both('الفرض', 'vosll')];
  expect(alphabetOfBoth(page)).toBe('arabic');
  expect(alphabetOfBoth([both('حمر', 'Nom et prénom'), both('سكا', 'Devoir')])).toBe('latin');
});
