import { describe, expect, it } from 'vitest';
import { readClasses } from '../../class-lists/read-classes.ts';
import { markSheetContent, type MarkSheetContent } from '../../model/mark-sheet.ts';
import { addMarks } from './add-marks.ts';
import { marksOfWorkbook } from './marks-of-workbook.ts';
import { proposeDestinations } from './incoming-table.ts';

const pupils = ['عمراني أنيس', 'حداد سلمى', 'بوزيد هدى', 'قاسمي رضا'].map((fullName, index) => ({
  ...{ id: `p${index}`, fullName },
}));
const sheet: MarkSheetContent = {
  columns: [{ id: 'c1', heading: 'الفرض', role: 'test', scale: 20 }],
  marks: {},
  remarks: { p1: 'ممتازة', p2: 'حسنة' },
  advice: { p1: 'المواصلة', p2: 'التركيز' },
};
/** What the record does with a workbook of these appraisals and pieces of advice. */
const add = (
  rows: readonly (readonly string[])[],
  content: MarkSheetContent | undefined = sheet,
) => {
  const { listed } = readClasses([
    {
      ...{ name: '2ع1', date1904: false, mergedCells: [] },
      rows: [
        ['الفصل الأول الفوج التربوي : 2ع1'],
        ['الاسم واللقب', 'الفرض /20', 'التقديرات', 'الارشادات'],
        ...rows.map(([remark = '', advice = ''], index) => [
          ...[pupils[index]!.fullName, '12', remark, advice],
        ]),
      ].map((cells, index) => ({ number: index + 1, cells })),
    },
  ]);
  const [read] = listed.classes;
  const table = marksOfWorkbook({ pupils }, read!, read!.terms![0]!, 'Secondary').incoming;
  return addMarks(content, { table }, { pupils }, new Date('2026-12-01'));
};

describe('appraisals and advice of a workbook', () => {
  it('go into the record each to its own, where they are new; others stay and are named', () => {
    const { content, outcome } = add([
      ['عمل جيد', 'المراجعة'],
      ['ممتازة', 'المواصلة'],
      ['ضعيفة', 'الحضور'],
    ]);
    expect(content?.remarks).toEqual({ p0: 'عمل جيد', p1: 'ممتازة', p2: 'حسنة' });
    expect(content?.advice).toEqual({ p0: 'المراجعة', p1: 'المواصلة', p2: 'التركيز' });
    expect(outcome).toMatchObject({
      ...{ marks: 3, remarks: 2, same: 2, refused: [] },
      different: [
        { pupil: 'p2', column: 'remark', before: 'حسنة', after: 'ضعيفة' },
        { pupil: 'p2', column: 'advice', before: 'التركيز', after: 'الحضور' },
      ],
    });
    expect(markSheetContent.safeParse(content).success).toBe(true);
  });

  it('are one line each, and refused as a whole when they are too long', () => {
    const { content, outcome } = add([
      ['عمل جيد\nومنظم', 'م'.repeat(500)],
      ['', ''],
      ['', ''],
      ['=1+1', '\u202bالتركيز 👏\u202c'],
    ]);
    expect(content?.remarks).toMatchObject({ p0: 'عمل جيد ومنظم', p3: '=1+1' });
    expect(content?.advice).toEqual({ p1: 'المواصلة', p2: 'التركيز', p3: 'التركيز 👏' });
    expect(outcome.refused).toMatchObject([{ pupil: 'p0', column: 'advice', reason: 'wrong' }]);
  });

  it('without advice leave a record as one that never had any', () => {
    const { advice: _, ...before } = sheet;
    const { content } = add([['عمل جيد', '']], before);
    expect(content).not.toHaveProperty('advice');
    expect(markSheetContent.safeParse(content).success).toBe(true);
  });
});

it('pasted columns of appraisals and of advice go to their places, each once', () => {
  const column = (heading: string) => ({ heading, texts: [], kind: 'remark' as const });
  expect(
    proposeDestinations(
      {
        columns: ['الارشادات', 'التقديرات', 'conseils', 'ملاحظات'].map(column),
        rows: [],
      },
      sheet,
    ),
  ).toEqual(['advice', 'remarks', 'none', 'none']);
});
