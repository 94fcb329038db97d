import fc from 'fast-check';
import { SSF } from 'xlsx';
import { expect, it } from 'vitest';
import { readNumberFormat, showNumber } from './number-format.ts';

const show = (code: string, value: number, date1904 = false) =>
  showNumber(readNumberFormat(code), value, date1904);

it.each([
  ['General', 12.5],
  ['0', 12.5],
  ['0.00', 12.5],
  ['#,##0.00', 12.5],
  ['0.00E+00', 12.5],
  ['[$-2000401]0.00', 12.5],
  ['[Red][<10]0.00;[Blue]0.00', 12.5],
  ['0.00_);(0.00)', 12.5],
  ['_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-;_-@_-', 12.5],
  ['_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-;_-@_-', 0],
  ['# ?/?', 12.5],
  ['# ?/?', 1],
  ['# ?/4', 12.25],
  ['# ??/16', 12.25],
  ['#" "?/4', 12.25],
  ["#\\'##0.00", 12.5],
  ['#', 12],
  ['0.00', -3],
  ['@', 12.5],
  ['Standard;General', 12.5],
])('in the format %s shows %d as it is', (code, value) => {
  expect(show(code, value)).toBe(value);
});

it.each([
  ['0%', 0.75, '75 %', 'percent'],
  ['0.00%;[Red]-0.00%', 0.125, '12,5 %', 'percent'],
  ['0"%"', 75, '75%', 'text'],
  ['d/m/yyyy', 46_154, '12/05/2026', 'date'],
  ['[$-40C]d-mmm;@', 46_154, '12/05/2026', 'date'],
  ['[$-F800]dddd, mmmm dd, yyyy', 46_154.5, '12/05/2026', 'date'],
  ['mmm-yy', 46_154, '12/05/2026', 'date'],
  ['d-mmm', 14, '14/01/1900', 'date'],
  ['h:mm', 0.520_833_333, '12:30', 'time'],
  ['[h]:mm:ss', 1.5, '36:00', 'time'],
  ['mm:ss.0', 0.01, '0:14', 'time'],
  ['h:mm AM/PM', 0.75, '18:00', 'time'],
  ['[$-F400]h:mm:ss\\ AM/PM', 0.5, '12:00', 'time'],
  ['0" pts"', 12.5, '12,5pts', 'number'],
  ['"N° "0', 7, 'N°7', 'number'],
  ['#,##0.00\\ [$€-40C]', 12, '12€', 'number'],
  ['00000', 123, '00123', 'number'],
  ['0.00"/20"', 12.5, '12,5/20', 'text'],
  ['0"/10"', 7, '7/10', 'text'],
  ['000-000', 12_345, '012-345', 'text'],
  ['0000"-"00"-"00', 20_130_201, '2013-02-01', 'text'],
  ['0\\:00', 1230, '12:30', 'text'],
  ['?/20', 0.75, '15/20', 'text'],
  ['?/20', 0.7625, '15,25/20', 'text'],
  ['?/20', 1, '20/20', 'text'],
  ['??/20', 0.35, '7/20', 'text'],
  ['0.00\\/40', 15.5, '15,50/40', 'text'],
  ['0.0\\ \\/\\ 40', 12.5, '12,5 / 40', 'text'],
  ['# ?/?', 0.75, '3/4', 'fraction'],
  ['# ??/??', 0.35, '7/20', 'fraction'],
  ['[>=10]"ناجح";"راسب"', 12, 'ناجح', 'text'],
  ['[>=10]"ناجح";"راسب"', 7, 'راسب', 'text'],
  ['0;-0;;@', 0, '', 'text'],
  ['#', 0, '', 'text'],
  [';;;', 12, '', 'text'],
])('in the format %s shows %d as %s', (code, value, shown, kind) => {
  expect(show(code, value)).toEqual({ value, shown, kind });
});

it('shows thousands as a spreadsheet does', () => {
  expect(show('0.0,', 12_500)).toBe(12.5);
  expect(show('0,"k"', 12_000)).toEqual({ value: 12, shown: '12k', kind: 'number' });
});

it('counts dates from 1904 in a workbook that does', () => {
  expect(show('d/m/yyyy', 44_692, true)).toMatchObject({ shown: '12/05/2026' });
});

it('shows a number that is no date as it is', () => {
  expect(show('d/m/yyyy', -1)).toBe(-1);
  expect(show('d/m/yyyy', 16_020_345)).toBe(16_020_345);
});

const { is_date: isDateElsewhere } = SSF as { is_date: (code: string) => boolean };
it('knows dates as another reader does', () => {
  const codes = ['General', '0.00', '0%', 'd-mmm', 'h:mm', '[h]:mm', '"d"0', '[$-40C]mmmm', '0\\%'];
  for (const code of codes) {
    const shown = show(code, 44_000.25);
    const kind = typeof shown === 'object' ? shown.kind : 'number';
    expect([code, kind === 'date' || kind === 'time']).toEqual([code, isDateElsewhere(code)]);
  }
});

it('reads any code, in little time', () => {
  const piece = fc.constantFrom(
    ...'0 # ? . , % / " \\ _ * [ ] ; @ y m d h s E + - $ < > = 10 General a'.split(' '),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 400 }),
      fc.double({ noNaN: true }),
      (pieces, value) => {
        const shown = show(pieces.join(''), value);
        expect(typeof shown === 'number' || typeof shown.shown === 'string').toBe(true);
      },
    ),
  );
});
