import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { readingChoices } from './reading-choices.ts';

it('accepts a new name, columns of names and omissions', () => {
  const choices = [
    { sheet: '1م1', name: 'الأولى 1' },
    { sheet: 'Feuil1', nameColumns: [2, 1] },
    { sheet: 'تعليمات', leftOut: true },
  ];
  expect(z.safeParse(readingChoices, choices).success).toBe(true);
});

it.each([
  { sheet: '' },
  { sheet: 'A', nameColumns: [] },
  { sheet: 'A', nameColumns: [-1] },
  { sheet: 'A', term: 4 },
])('rejects %o', (choice) => {
  expect(z.safeParse(readingChoices, [choice]).success).toBe(false);
});
