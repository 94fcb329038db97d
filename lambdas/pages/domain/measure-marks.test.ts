import { expect, it } from 'vitest';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { correctionFigures, readingFigures } from './measure-marks.ts';

const page: Gradebook = {
  language: 'ar',
  digits: 'western',
  title: '',
  warnings: [],
  columns: [
    { id: 'a', kind: 'name', heading: 'الاسم' },
    { id: 'b', kind: 'mark', heading: 'الفرض', scale: 20 },
  ],
  rows: [
    {
      id: 'r1',
      cells: [
        { text: 'سلمى', confidence: 10 },
        { text: '12', confidence: 99 },
      ],
    },
    { id: 'r2', cells: [{ text: 'نور' }, { text: '15', confidence: 61, read: '75' }] },
    { id: 'r3', cells: [{ text: 'علي' }, { text: '25', confidence: 98 }] },
    { id: 'r4', cells: [{ text: 'ليلى' }, { text: '9', confidence: 98 }] },
    { id: 's', summary: true, cells: [{ text: '' }, { text: '13', confidence: 1 }] },
  ],
};

it('measures how certain the pupils’ marks are, and how many need checking', () => {
  expect(readingFigures(page)).toEqual({ MarkConfidence: 89, DoubtfulMarks: 50 });
});

it('measures how many marks a teacher has changed', () => {
  expect(correctionFigures(page)).toEqual({ CorrectedMarks: 25 });
});

it('measures nothing on a page without marks', () => {
  const empty = { ...page, rows: [] };
  expect(readingFigures(empty)).toEqual({});
  expect(correctionFigures(empty)).toEqual({});
});
