import { describe, expect, it } from 'vitest';
import { readClasses } from '../class-lists/read-classes.ts';
import { toXlsx } from './converting/to-xlsx.ts';
import { joinDecimals } from './decimal-commas.ts';
import { inflate } from './workbook/inflate.ts';
import { readWorkbook } from './workbook/read-workbook.ts';

/** The marks of the classes that My Classes takes from a file of text. */
const marksIn = (...lines: readonly string[]) => {
  const bytes = toXlsx(new TextEncoder().encode(lines.join('\r\n')), '2AM1.csv');
  const { listed } = readClasses(readWorkbook(bytes, { inflate }));
  return listed.classes.flatMap(({ terms = [] }) => terms.flatMap(({ marks }) => marks));
};

describe('marks with a decimal comma between commas', () => {
  it('are put together where whole marks show how many cells a row has', () => {
    const lines = ['Nom,Prénom,Note', 'Kaci,Ali,12,50', 'Talbi,Sara,14', 'Amrani,Nour,9,75'];
    expect(marksIn(...lines)).toEqual([['12,50'], ['14'], ['9,75']]);
    const arabic = ['اللقب,الاسم,العلامة', 'قاسي,علي,١٢,٥٠', 'طالبي,سارة,١٤'];
    expect(marksIn(...arabic)).toEqual([['١٢,٥٠'], ['١٤']]);
  });
  it('are put together where sums or averages leave one way', () => {
    const head = 'Nom,Prénom,Devoir 1,Devoir 2,Moyenne';
    const lines = [head, 'Kaci,Ali,12,50,14,13,25', 'Talbi,Sara,14,75,10,25,12,50'];
    expect(marksIn(...lines)).toEqual([
      ['12,50', '14', '13,25'],
      ['14,75', '10,25', '12,50'],
    ]);
    const sums = ['Nom,Prénom,Devoir 1,Devoir 2,Total', 'Kaci,Ali,12,5,14,26,5'];
    expect(marksIn(...sums)[0]?.slice(0, 2)).toEqual(['12,5', '14']);
  });
  it.each([
    [
      'all rows have them, so that the second number may be a mark',
      'Kaci,Ali,12,50',
      'Talbi,Sara,14,25',
    ],
    ['two ways are possible', 'Kaci,Ali,12,50,14', 'Talbi,Sara,14,10'],
    ['a remark has a comma', 'Kaci,Ali,bien, mais agité,12', 'Talbi,Sara,14'],
    ['rows of another file follow', 'Kaci,Ali,12', '7,MAT-0001,Talbi,Sara,M,27/09/2001,,,Lycée'],
  ])('are refused if %s', (_, ...rows) => {
    const headings = rows[0]?.startsWith('Kaci,Ali,12,50,14')
      ? 'Nom,Prénom,D1,D2'
      : 'Nom,Prénom,Note';
    expect(() => marksIn(headings, ...rows)).toThrow('separators');
  });
  it('are refused too without headings', () => {
    expect(() => marksIn('Kaci,Ali,12,50', 'Talbi,Sara,14')).toThrow('separators');
  });
});

describe('rows with as many cells as the headings stay as they are', () => {
  it.each([
    ['in quotes', 'Nom,Prénom,Note', 'Kaci,Ali,"12,50"', 'Talbi,Sara,14'],
    ['between semicolons', 'Nom;Prénom;Note', 'Kaci;Ali;12,50', 'Talbi;Sara;14'],
    ['with an empty last column', 'Nom,Prénom,Note,Obs', 'Kaci,Ali,"12,50",', 'Talbi,Sara,14,'],
    [
      'with a comma at the end of each row',
      'Nom,Prénom,Note',
      'Kaci,Ali,"12,50",',
      'Talbi,Sara,14,',
    ],
    [
      'with totals that are longer',
      'Nom;Prénom;Note',
      'Kaci;Ali;12,50',
      'Talbi;Sara;14',
      ';;;13,25;2',
    ],
  ])('%s', (_, ...lines) => {
    expect(marksIn(...lines)).toEqual([['12,50'], ['14']]);
  });
  it('a separator within a cell of another file is refused, and not read one cell further', () => {
    const lines = ['Nom;Prénom;Obs;Note', 'Kaci;Ali;bien; mais agité;12', 'Talbi;Sara;bon;14'];
    expect(() => marksIn(...lines)).toThrow('separators');
  });
});

it('a row of many numbers that cannot be put together is refused at once', () => {
  const headings = [
    'Nom',
    'Prénom',
    ...Array.from({ length: 149 }, (_, index) => `Question ${index}`),
  ];
  const whole = ['Talbi', 'Sara', ...headings.slice(2).map(() => '1')];
  const wide = ['Kaci', 'Ali', ...Array.from({ length: 180 }, (_, at) => (at < 60 ? '1' : 'bien'))];
  expect(() => joinDecimals([headings, whole, wide], ',')).toThrow('separators');
});
