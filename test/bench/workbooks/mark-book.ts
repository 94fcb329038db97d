import type { Gradebook } from '#shared/model/gradebook.ts';

/** A cell to write: a value, or a formula with its result. */
export interface BookCell {
  readonly at: string;
  readonly value?: string | number;
  readonly formula?: string;
  readonly array?: true;
  readonly result?: string | number;
  /** The formula reads marks. */
  readonly fromMarks?: true;
}

export interface MarkBook {
  readonly sheets: readonly {
    readonly name: string;
    readonly hidden: boolean;
    readonly cells: readonly BookCell[];
  }[];
  readonly names: Readonly<Record<string, string>>;
  /** The averages, which a chart shows. */
  readonly chart: string;
}

export const FIRST_ROW = 4;
const CLASS = '1م1';
const STATISTICS = 'إحصاء';
const HIDDEN = 'خفي';
const headings = [
  'الرقم',
  'اللقب والاسم',
  'التقويم /20',
  'الفرض /20',
  'الاختبار /20',
  'المعدل',
  'التقدير',
  'الرتبة',
];
const SURNAMES = ['بن علي', 'بوزيد', 'حداد', 'قاسمي', 'زروقي', 'سعدي', 'مرابط', 'حمداني', 'يعقوبي'];

/** How a formula names the tests: directly, if all are there, or in ways that only running it can follow. */
const averages: readonly ((row: number) => string)[] = [
  (row) => `ROUND((C${row}+D${row}+2*E${row})/4,2)`,
  (row) => `IF(COUNT(C${row}:E${row})<3,"",ROUND((C${row}+D${row}+2*E${row})/4,2))`,
  (row) => `ROUND((INDIRECT("C"&ROW())+D${row}+2*E${row})/4,2)`,
  (row) => `ROUND((SUM(OFFSET($A$1,${row - 1},2,1,2))+2*E${row})/4,2)`,
  (row) => `ROUND((INDEX(C:C,${row})+SUM($D${row}:$E${row})+E${row})/4,2)`,
];

const round = (value: number): number => Math.round(value * 100) / 100;

/** Marks in quarters, which no rounding can change; drawn from a number. */
export const marksOf = (seed: number): number[][] =>
  Array.from({ length: 4 + (seed % 6) }, (_, pupil) =>
    [3, 5, 7].map((factor) => ((seed * 13 + pupil * 11 * factor + factor * factor) % 79) / 4),
  );

/** A class of these marks with averages, remarks and ranks, and what two other sheets compute from them. */
export function markBook(seed: number, marks: readonly (readonly number[])[]): MarkBook {
  const last = FIRST_ROW + marks.length - 1;
  const average = averages[seed % averages.length] ?? averages[0]!;
  const means = marks.map(([one = 0, test = 0, exam = 0]) => round((one + test + 2 * exam) / 4));
  const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
  const passed = means.filter((value) => value >= 10).length;
  const computed = (at: string, formula: string, result: string | number): BookCell => ({
    ...{ at, formula, result, fromMarks: true },
  });
  const pupils = marks.flatMap((own, index): BookCell[] => {
    const row = FIRST_ROW + index;
    const value = means[index] ?? 0;
    return [
      { at: `A${row}`, value: index + 1 },
      { at: `B${row}`, value: `${SURNAMES[index]} تلميذ` },
      ...own.map((mark, column) => ({ at: `${'CDE'.charAt(column)}${row}`, value: mark })),
      computed(`F${row}`, average(row), value),
      computed(`G${row}`, `IF(F${row}>=10,"ناجح","راسب")`, value >= 10 ? 'ناجح' : 'راسب'),
      computed(
        `H${row}`,
        `RANK(F${row},F$${FIRST_ROW}:F$${last})`,
        1 + means.filter((other) => other > value).length,
      ),
    ];
  });
  const tests = marks.reduce((sum, [one = 0]) => sum + one * 2, 0);
  return {
    names: { Means: `'${CLASS}'!$F$${FIRST_ROW}:$F$${last}` },
    chart: `'${CLASS}'!$F$${FIRST_ROW}:$F$${last}`,
    sheets: [
      {
        name: CLASS,
        hidden: false,
        cells: [
          { at: 'A1', value: `القسم : ${CLASS}` },
          ...headings.map((value, column) => ({ at: `${'ABCDEFGH'.charAt(column)}3`, value })),
          ...pupils,
          computed(`F${last + 2}`, `AVERAGE(F${FIRST_ROW}:F${last})`, mean),
        ],
      },
      {
        name: STATISTICS,
        hidden: false,
        cells: [
          { at: 'A1', value: 'المعدل' },
          computed('B1', `AVERAGE('${CLASS}'!F:F)`, mean),
          computed('B2', `MAX('${CLASS}'!F${FIRST_ROW}:F${last})`, Math.max(...means)),
          computed('B3', `COUNTIF('${CLASS}'!G${FIRST_ROW}:G${last},"ناجح")`, passed),
          computed('B4', `B3*2+'${HIDDEN}'!A1`, passed * 2 + passed + 1),
          {
            ...computed('B5', `SUMPRODUCT('${CLASS}'!C${FIRST_ROW}:C${last}*2)`, tests),
            array: true,
          },
          { at: 'B6', formula: `'${CLASS}'!B${FIRST_ROW}`, result: `${SURNAMES[0]} تلميذ` },
        ],
      },
      { name: HIDDEN, hidden: true, cells: [computed('A1', `${STATISTICS}!B3+1`, passed + 1)] },
    ],
  };
}

/** The page that the marks come from. */
export const pageOf = (marks: readonly (readonly number[])[]): Gradebook => ({
  ...{ language: 'ar', digits: 'western', title: CLASS, warnings: [] },
  columns: [
    { id: 'c1', kind: 'name', heading: 'اللقب والاسم' },
    ...(['activities', 'test', 'exam'] as const).map((role, index) => ({
      ...{ id: `m${index}`, kind: 'mark' as const, role, scale: 20 },
      heading: headings[index + 2] ?? '',
    })),
  ],
  rows: marks.map((own, index) => ({
    id: `r${index}`,
    cells: [`${SURNAMES[index]} تلميذ`, ...own.map(String)].map((text) => ({ text })),
  })),
});
