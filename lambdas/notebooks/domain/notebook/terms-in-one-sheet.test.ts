import { expect, it } from 'vitest';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { readClasses } from '#shared/class-lists/read-classes.ts';
import { markSchemes } from '#shared/record/marks/mark-schemes.ts';
import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '#shared/spreadsheet/workbook/read-workbook.ts';
import { carryTerm } from './carried-term.ts';

const three = ['التقويم', 'الفرض', 'الاختبار'];
const marks = [10, 11, 12, 13, 14, 15, 16, 17, 18];

it.each(['in the row of the names', 'in a row above'])(
  'each of three terms has the average of its own marks if their names are %s',
  (where) => {
    const names = ['الرقم', 'اللقب والاسم'];
    const terms = ['الفصل الأول', '', '', 'الفصل الثاني', '', '', 'الفصل الثالث', '', ''];
    const below = where === 'in a row above';
    const sheet = worksheet(
      [
        [...(below ? ['', ''] : names), ...terms],
        [...(below ? names : ['', '']), ...three, ...three, ...three],
        [1, 'بوزيد ريان', ...marks],
        [2, 'حمداني سارة', ...marks],
      ],
      ['C1:E1', 'F1:H1', 'I1:K1'],
    );
    const { listed } = readClasses(readWorkbook(workbook([['2م3', sheet]]), { inflate }));
    const averages = listed.classes.flatMap(({ terms: found = [] }) =>
      found.map((term) => [term.term, carryTerm(markSchemes.Middle, term).rows[0]?.average?.value]),
    );
    expect(averages).toEqual([
      [1, 11.5],
      [2, 14.5],
      [3, 17.5],
    ]);
  },
);
