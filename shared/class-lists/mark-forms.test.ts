import type { CellObject } from 'xlsx';
import { expect, it } from 'vitest';
import { arabicPupils } from '#test/fixtures/spreadsheets/pupils.ts';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '../spreadsheet/workbook/read-workbook.ts';
import { readClasses } from './read-classes.ts';

const pupils = arabicPupils(72, 3);
/** A number in a cell of this format. */
const cell = (v: number, z: string): CellObject => ({ t: 'n', v, z });

type Value = string | number | CellObject;
interface Options {
  readonly heading?: string;
  readonly numbers?: readonly Value[];
  readonly dates?: readonly Value[];
}
function read(marks: readonly Value[], { heading = 'الفرض /20', numbers, dates }: Options = {}) {
  const rows = [
    ['القسم: 2م3', '', 'الفصل الأول'],
    ['رقم التعريف', 'اللقب', 'الاسم', 'تاريخ الميلاد', heading],
    ...pupils.map(({ registrationNumber, surname, givenName, dateOfBirth }, row) => [
      ...[numbers?.[row] ?? registrationNumber, surname, givenName],
      ...[dates?.[row] ?? dateOfBirth, marks[row] ?? ''],
    ]),
  ];
  const { listed, problems } = readClasses(
    readWorkbook(workbook([['2م3', worksheet(rows)]]), { inflate }),
  );
  const [found] = listed.classes;
  return {
    marks: found?.terms?.[0]?.marks.map(([mark]) => mark),
    pupils: found?.pupils ?? [],
    said: problems.map(({ code, params }) => ({ code, ...params })),
  };
}
const about = { sheet: '2م3', heading: 'الفرض /20' };

it('counts a percentage as that part of the full mark, and says so', () => {
  expect(read([cell(0.75, '0%'), cell(0.625, '0.00%'), '50 %'])).toMatchObject({
    marks: ['15', '12,5', '10'],
    said: [
      { code: 'marks-in-percent', ...about, count: '3', mark: '75 %', value: '15', scale: '20' },
    ],
  });
});

it('leaves a percentage of an unknown full mark as it is, so that it counts whatever that is', () => {
  expect(read([cell(0.75, '0%')], { heading: 'الفرض' })).toMatchObject({
    marks: ['75 %', '', ''],
    said: [{ code: 'marks-in-percent', mark: '75 %', scale: '0' }],
  });
});

it('says that a percentage above the whole is more than the full mark', () => {
  const { marks, said } = read([cell(15, '0%')]);
  expect(marks?.[0]).toBe('300');
  expect(said.map(({ code }) => code)).toEqual(['marks-in-percent', 'mark-above-scale']);
});

it.each([
  ['a mark that became a day', cell(46_154, 'd-mmm'), '12/05/2026', '12,5'],
  ['a mark that became a month', cell(27_638, 'mmm-yy'), '01/09/1975', '9,75'],
  ['a mark in a cell of dates', cell(14, 'd/m/yyyy'), '14/01/1900', '14'],
  ['a mark in a cell of the built-in format', cell(12.5, 'm/d/yy'), '12/01/1900', '12,5'],
  ['a mark with its full mark that became a month', cell(44_044, 'mmm-yy'), '01/08/2020', '8/20'],
  ['one that was typed as month and day', cell(46_376, 'm/d'), '20/12/2026', '12/20'],
  ['a time', cell(0.520_833_333, 'h:mm'), '12:30', 'none'],
])('takes no date or time for a mark, and says so: %s', (_, date, shown, perhaps) => {
  expect(read([11, date, date])).toMatchObject({
    marks: ['11', shown, shown],
    said: [{ code: 'marks-as-dates', ...about, count: '2', row: '4', mark: shown, perhaps }],
  });
});

it.each([
  ['0" pts"', 12.5, '12,5'],
  ['[$-2000401]0.00', 12.5, '12,5'],
  ['[Red][<10]0.00;0.00', 7, '7'],
  ['0.00E+00', 12.5, '12,5'],
  ['# ?/?', 12.5, '12,5'],
  ['00', 7, '7'],
  ['0.0,', 12_500, '12,5'],
  ['0.00"/20"', 12.5, '12,5/20'],
])('reads the mark in the format %s', (format, value, mark) => {
  expect(read([cell(value, format)])).toMatchObject({ marks: [mark, '', ''], said: [] });
});

it('takes nothing for a number that the sheet does not show', () => {
  expect(read([cell(0, '0;-0;;@'), 12])).toMatchObject({
    marks: ['', '12', ''],
    said: [{ code: 'marks-hidden', ...about, count: '1', row: '3', mark: '0' }],
  });
});

it('leaves a fraction that may be two marks to the teacher', () => {
  expect(read([cell(0.75, '# ?/?')])).toMatchObject({
    marks: ['3/4 (0,75)', '', ''],
    said: [{ code: 'mark-unreadable', mark: '3/4 (0,75)' }],
  });
});

it('keeps what is shown of a number of a pupil', () => {
  const numbers = [cell(123, '00000'), cell(12_345, '000-000'), cell(46_154, 'd-mmm')];
  expect(
    read([12], { numbers }).pupils.map(({ registrationNumber }) => registrationNumber),
  ).toEqual(['00123', '012-345', undefined]);
});

it('reads dates of birth in whatever format they are shown', () => {
  const dates = [
    cell(41_306, '[$-40C]d-mmm;@'),
    cell(41_306, '0'),
    cell(20_130_201, '0000"-"00"-"00'),
  ];
  expect(read([12], { dates }).pupils.map(({ dateOfBirth }) => dateOfBirth)).toEqual(
    Array.from({ length: 3 }, () => '2013-02-01'),
  );
});
