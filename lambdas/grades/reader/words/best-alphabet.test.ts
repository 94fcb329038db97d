import { expect, it } from 'vitest';
import { alphabetOfHeadings } from './best-alphabet.ts';

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
