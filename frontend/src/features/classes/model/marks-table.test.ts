import { expect, it } from 'vitest';
import { readClasses } from '#shared/class-lists/read-classes.ts';
import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '#shared/spreadsheet/workbook/read-workbook.ts';
import { writeWorkbook } from '#shared/spreadsheet/workbook/write-workbook.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { marksTable } from './marks-table.ts';

const words = {
  ...{ number: 'الرقم', name: 'اللقب والاسم', registrationNumber: 'رقم التعريف' },
  ...{ average: 'المعدل', advice: 'الإرشادات', remarks: 'الملاحظات' },
};
const marks = { ...sampleMarks, remarks: { a2: 'عمل جيد', gone: 'x' } };
const table = marksTable(sampleClassToStore, marks, words);

it('a table of marks has numbers, averages and remarks in the order of the class', () => {
  expect(table).toEqual([
    [
      ...['الرقم', 'رقم التعريف', 'اللقب والاسم'],
      ...['تقويم النشاطات /20', 'الفرض /20', 'الاختبار /20', 'المعدل /20', 'الملاحظات'],
    ],
    [1, '1602034501230400', 'بن علي ياسين', 15, 12.5, 12.5, 12.92, undefined],
    [2, '1602034501230401', 'حداد سلمى', 'غ', undefined, undefined, undefined, undefined],
    [3, undefined, 'عمراني أنيس', undefined, undefined, undefined, undefined, 'عمل جيد'],
  ]);
});

it('a table without averages, numbers or remarks has no columns for them', () => {
  const { averages: _, ...plain } = sampleMarks;
  const pupils = [{ id: 'a0', fullName: 'بن علي ياسين' }];
  expect(marksTable({ pupils }, plain, words)[1]).toEqual([1, 'بن علي ياسين', 15, 12.5, 12.5]);
});

it('the file of a table is read in again as the same marks', () => {
  const file = writeWorkbook([{ name: '2م3 الفصل 1', rows: table, isRightToLeft: true }]);
  const { listed, problems } = readClasses(readWorkbook(file, { inflate }));
  expect(problems).toEqual([]);
  expect(listed.classes).toMatchObject([
    {
      name: '2م3',
      pupils: sampleClassToStore.pupils.map(({ fullName }) => ({ fullName })),
      terms: [
        {
          term: 1,
          columns: [
            { kind: 'mark', role: 'activities', scale: 20 },
            { kind: 'mark', role: 'test', scale: 20 },
            { kind: 'mark', role: 'exam', scale: 20 },
            { kind: 'average', scale: 20 },
          ],
          marks: [
            ['15', '12,5', '12,5', '12,92'],
            ['غ', '', '', ''],
            ['', '', '', ''],
          ],
          remarks: ['', '', 'عمل جيد'],
        },
      ],
    },
  ]);
});
