import { describe, expect, it } from 'vitest';
import type { GradebookColumn } from '#shared/model/gradebook.ts';
import type { Cell } from '#shared/spreadsheet/sheet.ts';
import { readMarkList } from './mark-list.ts';
import { proposeColumns } from './propose-columns.ts';

const listed = (...headings: readonly (readonly Cell[])[]) =>
  readMarkList({
    name: 'S',
    rows: [...headings, ['1', 'بوزيد أمينة']].map((cells, index) => ({ number: index + 1, cells })),
    mergedCells: [],
    date1904: false,
  }).columns;
const headed = (...headings: readonly string[]) =>
  listed(['رقم التعريف', 'اللقب والاسم', ...headings]);
/** Columns of a gradebook, written as heading, optional role and full mark. */
const page = (...headings: readonly string[]): GradebookColumn[] =>
  headings.map((written, index) => {
    const [heading = '', role, scale] = written.split('|');
    return {
      id: `c${index}`,
      kind: heading === 'المعدل' || heading === 'Moyenne' ? 'average' : 'mark',
      heading,
      ...(role && { role: role as 'test' }),
      ...(scale && { scale: Number(scale) }),
    };
  });
const proposed = (
  sources: readonly GradebookColumn[],
  targets: ReturnType<typeof headed>,
): Record<string, string | undefined> =>
  Object.fromEntries(
    [...proposeColumns(sources, targets)].map(([column, ids]) => [
      targets.find((target) => target.column === column)?.heading ?? '',
      ids.map((id) => sources.find((source) => source.id === id)?.heading).join(' + '),
    ]),
  );

const middle = ['معدل تقويم النشاطات /20', 'الفرض /20', 'الإختبار /20', 'التقديرات'];
const secondary = [
  'التقييم المستمر /20',
  'أعمال تطبيقية أو تعبير شفوي /20',
  'معدل الفروض /20',
  'الاختبار /20',
  'التقديرات',
];
const primary = [
  'التعبير والتواصل الشفهي /10',
  'القراءة والمحفوظات /10',
  'الإنتاج الكتابي /10',
  'علامة الاختبار /10',
  'الملاحظات',
];

describe('the columns of a workbook', () => {
  it('are those without the pupil’s data', () => {
    expect(headed(...middle)).toEqual([
      { column: 2, heading: middle[0], kind: 'mark', role: 'activities', scale: 20 },
      { column: 3, heading: middle[1], kind: 'mark', role: 'test', scale: 20 },
      { column: 4, heading: middle[2], kind: 'mark', role: 'exam', scale: 20 },
      { column: 5, heading: middle[3], kind: 'remark' },
    ]);
    expect(headed('تاريخ الميلاد', 'المعدل', 'رياضيات', '')).toEqual([
      { column: 3, heading: 'المعدل', kind: 'average' },
      { column: 4, heading: 'رياضيات', kind: 'other' },
    ]);
  });
  it('are named by their Arabic headings, or else by the ministry’s keys', () => {
    const keys = ['matricule', 'nom', '01', '09', 'obs'];
    expect(listed(keys, ['رقم التعريف', 'اللقب', 'الفرض /20', '', 'التقديرات'])).toEqual([
      { column: 2, heading: 'الفرض /20', kind: 'mark', role: 'test', scale: 20 },
      { column: 3, heading: '09', kind: 'mark', role: 'exam' },
      { column: 4, heading: 'obs التقديرات', kind: 'remark' },
    ]);
  });
  it('can have their names in a second row', () => {
    const found = listed(['رقم', 'الاسم واللقب', 'الفصل الأول'], ['', '', 'الفرض', 'الاختبار']);
    expect(found).toMatchObject([
      { column: 2, heading: 'الفرض', term: 1 },
      { column: 3, heading: 'الاختبار', role: 'exam' },
    ]);
  });
});

describe('proposing columns', () => {
  it.each([
    ['middle', middle],
    ['secondary', secondary],
    ['primary', primary],
  ])('recognises the columns of the %s level by their own names', (_, headings) => {
    const marks = headings.slice(0, -1);
    const short = marks.map((heading) => heading.replace(/ .10$| .20$/, '').replace('إخ', 'اخ'));
    expect(Object.entries(proposed(page(...short), headed(...headings)))).toEqual(
      marks.map((heading, index) => [heading, short[index]]),
    );
  });
  it('recognises columns in another language by their roles', () => {
    const french = page('Éval. continue|activities|20', 'Devoir|test|20', 'Composition|exam|20');
    expect(proposed(french, headed(...middle))).toEqual({
      [middle[0]!]: 'Éval. continue',
      [middle[1]!]: 'Devoir',
      [middle[2]!]: 'Composition',
    });
  });
  it('leaves open which of two tests the only column of tests is for', () => {
    const two = page('Devoir 1|test|20', 'Devoir 2|test|20', 'Composition|exam|20');
    expect(proposed(two, headed(...middle))).toEqual({ [middle[2]!]: 'Composition' });
  });
  it('uses the mean of two tests where the mean is expected', () => {
    const two = page('Devoir 1|test|20', 'Devoir 2|test|20', 'Composition|exam|20');
    expect(proposed(two, headed(...secondary))).toEqual({
      [secondary[2]!]: 'Devoir 1 + Devoir 2',
      [secondary[3]!]: 'Composition',
    });
  });
  it('keeps first and second tests apart', () => {
    const two = page('الفرض 2', 'الفرض 1');
    expect(proposed(two, headed('الفرض 1 /20', 'الفرض 2 /20'))).toEqual({
      'الفرض 1 /20': 'الفرض 1',
      'الفرض 2 /20': 'الفرض 2',
    });
  });
  it('does not put the first test where the second is expected', () => {
    expect(proposed(page('Devoir 1|test'), headed('الفرض 2 /20'))).toEqual({});
    expect(proposed(page('Devoir 2|test'), headed('الفرض 2 /20'))).toEqual({
      'الفرض 2 /20': 'Devoir 2',
    });
  });
  it('does not put marks out of 10 among marks out of 20', () => {
    expect(proposed(page('الفرض|test|10'), headed(...middle))).toEqual({});
  });
  it('proposes nothing for averages', () => {
    expect(proposed(page('المعدل', 'Moyenne'), headed('المعدل', 'معدل الفصل'))).toEqual({});
  });
});

describe('a sheet of Massar', () => {
  const massar = ['الفرض الأول', 'الفرض الثاني', 'الفرض الثالث'].flatMap((test) => [
    test,
    undefined,
  ]);
  const targets = listed(
    ['رقم التلميذ', 'إسم التلميذ', ...massar, 'الأنشطة المندمجة', undefined, 'ملاحظات الأستاذ'],
    [
      undefined,
      undefined,
      ...massar.map((_, index) => (index % 2 ? 'التغيب' : 'النقطة')),
      'النقطة',
      'التغيب',
    ],
  );
  it.each([
    ['the same words', 'الفرض الأول', 'الفرض الثاني', 'الفرض الثالث'],
    ['digits', 'الفرض 1', 'الفرض 2', 'الفرض 3'],
  ])('is filled by number, with %s; never its absences', (_, ...headings) => {
    const said = Object.entries(proposed(page(...headings), targets));
    expect(said).toEqual([
      ['الفرض الأول النقطة', headings[0]],
      ['الفرض الثاني النقطة', headings[1]],
      ['الفرض الثالث النقطة', headings[2]],
    ]);
    // The second test alone goes to the second column.
    expect(Object.keys(proposed(page(headings[1] ?? ''), targets))).toEqual([
      'الفرض الثاني النقطة',
    ]);
  });
  it('has nothing for absences', () => {
    expect(proposed(page('الغياب', 'التغيب'), targets)).toEqual({});
  });
});
