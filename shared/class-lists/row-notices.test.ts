import { expect, it } from 'vitest';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '../spreadsheet/workbook/read-workbook.ts';
import { readClasses } from './read-classes.ts';

const headings = ['Nom', 'Prénom', 'Date de naissance'];
const pupil = (at: number, date: unknown = '12/05/2012') => [`Bensaid${at}`, `Amine${at}`, date];
const read = (bytes: Uint8Array) => {
  const { listed, problems } = readClasses(readWorkbook(bytes, { inflate }));
  return { pupils: listed.classes.flatMap(({ pupils }) => pupils), problems };
};

it('days of birth that are not understood, or lack their day or year, are left empty and said with their rows', () => {
  const dates = ['12 sept. 2012', '12 septembre', 2012, 'vers 2011', '31/02/2012', '-', '', 41_000];
  const rows = dates.map((date, at) => pupil(at, date));
  const { pupils, problems } = read(workbook([['2AM1', worksheet([headings, ...rows])]]));
  expect(pupils.map(({ dateOfBirth }) => dateOfBirth)).toEqual([
    '2012-09-12',
    ...Array.from({ length: 6 }, () => undefined),
    '2012-04-01',
  ]);
  expect(problems).toEqual([
    {
      code: 'birth-dates-unread',
      sheet: '2AM1',
      params: { sheet: '2AM1', count: '4', rows: '3, 4, 5, 6', date: '12 septembre' },
    },
  ]);
});

it('pupils in hidden rows are read like others, and said with their rows, as hidden sheets are with their names', () => {
  const sheet = worksheet([headings, ...[1, 2, 3, 4].map((at) => pupil(at))]);
  sheet['!rows'] = [{}, { hidden: true }, {}, {}, { hidden: true, level: 1 }];
  const old = worksheet([headings, pupil(9)]);
  const bytes = workbook(
    [
      ['2AM1', sheet],
      ['Ancienne', old],
    ],
    { hidden: ['Ancienne'] },
  );
  const { pupils, problems } = read(bytes);
  expect(pupils).toHaveLength(4);
  expect(problems).toEqual([
    {
      code: 'rows-hidden',
      sheet: '2AM1',
      params: { sheet: '2AM1', count: '2', rows: '2, 5' },
    },
    { code: 'sheets-hidden', params: { count: '1', sheets: 'Ancienne' } },
  ]);
});
