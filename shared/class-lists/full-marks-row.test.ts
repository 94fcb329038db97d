import { describe, expect, it } from 'vitest';
import { arabicPupils } from '#test/fixtures/spreadsheets/pupils.ts';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '../spreadsheet/workbook/read-workbook.ts';
import { readClasses } from './read-classes.ts';

type Row = readonly (string | number)[];
const pupils = arabicPupils(71, 3).map(({ surname, givenName }) => `${surname} ${givenName}`);
const headings = ['الرقم', 'اللقب والاسم', 'الفرض', 'الاختبار'];

/** The columns of a list with their full marks, and the number of its pupils. */
function columnsOf(before: readonly Row[], marks: readonly [number, number] = [11, 24]): string[] {
  const rows = [...before, ...pupils.map((name, row) => [row + 1, name, ...marks])];
  const sheet = worksheet(rows, []);
  const { listed } = readClasses(readWorkbook(workbook([['2م3', sheet]]), { inflate }));
  return listed.classes.flatMap(({ terms = [], pupils: { length } }) => [
    ...terms.flatMap(({ columns }) =>
      columns.map(({ heading, scale }) => `${heading}${scale === undefined ? '' : ` of ${scale}`}`),
    ),
    `${length} pupils`,
  ]);
}

const known = ['الفرض of 20', 'الاختبار of 40', '3 pupils'];

describe('A row of full marks', () => {
  it.each<[string, readonly Row[]]>([
    ['has numbers only', [headings, ['', '', 20, 40]]],
    ['is above the headings', [['', '', 20, 40], headings]],
    ['is named in Arabic', [headings, ['', 'العلامة القصوى', 20, 40]]],
    ['is named in French, with slashes', [headings, ['', 'Barème', '/20', '/40']]],
    ['is named beside the names', [headings, ['سلم التنقيط', '', '٢٠', '٤٠']]],
  ])('says the full mark of each column if it %s', (_, rows) => {
    expect(columnsOf(rows)).toEqual(known);
  });

  it('is none if a pupil has more, if a number is no full mark, or if it has other words', () => {
    expect(columnsOf([headings, ['', '', 20, 40]], [11, 45])).toContain('الفرض of 20');
    expect(columnsOf([headings, ['', '', 20, 40]], [11, 45])).not.toContain('الاختبار of 40');
    expect(columnsOf([headings, ['', 'المعامل', 1, 2]], [11, 14]).slice(0, 2)).toEqual([
      'الفرض',
      'الاختبار',
    ]);
    expect(columnsOf([headings, ['', '', 11, 13]], [11, 14]).slice(0, 2)).toEqual([
      'الفرض',
      'الاختبار',
    ]);
  });
});
