import { describe, expect, it } from 'vitest';
import type { Sheet } from '../spreadsheet/sheet.ts';
import { decodeRange } from '../spreadsheet/workbook/cell-address.ts';
import { findTables } from './plan-tables.ts';
import { readLessons, type LessonChoices } from './read-lessons.ts';
import { severalPlans } from './several-plans.ts';
import { listedTwice } from './listed-twice.ts';

type Row = readonly (string | undefined)[];
const none = undefined;

const sheet = (rows: readonly Row[], merges: readonly string[] = [], name = 'S'): Sheet => ({
  name,
  rows: rows.map((cells, index) => ({ number: index + 1, cells })),
  mergedCells: merges.map((range) => {
    const { s, e } = decodeRange(range);
    return { row: s.r + 1, column: s.c, width: e.c - s.c + 1, height: e.r - s.r + 1 };
  }),
  date1904: false,
});
/** The first reading of a sheet. */
function read(one: Sheet, choices?: LessonChoices) {
  const [table] = findTables([one]);
  const kinds = table!.columns.flatMap(({ column, kind }) =>
    kind ? [[column, kind] as const] : [],
  );
  return readLessons(table!, new Map(kinds), choices);
}
const said = (one: Sheet, choices?: LessonChoices): string[] =>
  read(one, choices).lessons.map(({ lesson, week, sessions, hours }) =>
    [lesson, week && `(${week})`, sessions && `×${sessions}`, hours && `${hours} h`]
      .filter(Boolean)
      .join(' '),
  );

describe('a cell of lines over several weeks', () => {
  const head = ['الأسبوع', 'الموارد المعرفية', 'عدد الحصص'];
  const rows: Row[] = [
    head,
    ['1', 'الكسور', '4'],
    ['2', 'الدائرة\nالقرص', '3'],
    ['3', none, '2'],
    ['4', 'الحجوم', '4'],
  ];
  const plan = sheet(rows, ['B3:B4']);

  it('may be a lesson a week, which is asked', () => {
    expect(read(plan).mixed).toBe(1);
    expect(read(sheet(rows)).mixed).toBe(0);
    expect(said(plan)[1]).toBe('الدائرة القرص (2 – 3) ×5');
    expect(said(plan, { apart: true })).toEqual([
      'الكسور (1) ×4',
      'الدائرة (2) ×3',
      'القرص (3) ×2',
      'الحجوم (4) ×4',
    ]);
  });

  it('has no length for each line if that is not in a row of its own', () => {
    const one = sheet([head, ['1', 'الدائرة\nالقرص', '3']]);
    expect(said(one, { apart: true })).toEqual(['الدائرة (1)', 'القرص (1)']);
    expect(read(one, { apart: true }).unread).toBe(1);
    expect(read(one).unread).toBe(0);
  });
});

it('a length that covers several lessons is of none of them, and said', () => {
  const rows: Row[] = [
    ['Semaine', 'Leçon', 'Volume horaire'],
    ['1', 'Les fractions', '4 h'],
    [none, 'Les décimaux', none],
    ['2', 'Le cercle', '2 h'],
    ['3', none, none],
  ];
  const plan = sheet(rows, ['A2:A3', 'C2:C3', 'B4:B5', 'C4:C5']);
  expect(said(plan)).toEqual(['Les fractions (1)', 'Les décimaux (1)', 'Le cercle (2 – 3) 2 h']);
  expect(read(plan).unread).toBe(1);
});

it('a length beside the first lesson of each unit alone is that of the unit', () => {
  const head = ['المقطع', 'المورد', 'الحجم الساعي'];
  const unit = (name: string, ...hours: (string | undefined)[]) =>
    hours.map((one, index): Row => [index === 0 ? name : none, `${name} ${index}`, one]);
  const once = sheet([head, ...unit('أ', '12', none, none), ...unit('ب', '9', none, none)]);
  expect(read(once)).toMatchObject({ unread: 2 });
  expect(read(once).lessons.some(({ hours }) => hours !== undefined)).toBe(false);
  const each = sheet([head, ...unit('أ', '2', '1', none), ...unit('ب', '3', none)]);
  expect(read(each).lessons.map(({ hours }) => hours)).toEqual([2, 1, none, 3, none]);
});

it('what a merged cell hides is no lesson', () => {
  const rows: Row[] = [
    ['Week', 'Lesson'],
    ['1', 'Reading'],
    ['2', 'Reading'],
    ['Holiday', 'Holiday'],
    ['4', 'Writing'],
  ];
  const plan = sheet(rows, ['B2:B3', 'A4:B4']);
  expect(said(plan)).toEqual(['Reading (1 – 2)', 'Writing (4)']);
});

describe('lessons in two lists', () => {
  const names = ['الكسور', 'الأعداد النسبية', 'الدائرة', 'المثلث', 'التناسبية', 'الحجوم'];
  const general = ['إدماج', 'تقويم', 'معالجة', 'مراجعة', 'اختبار'];
  const term = (of: string) =>
    [...names, ...names, ...names, ...names]
      .map((name, at) => `${name} ${of} ${at}`)
      .concat(general);
  const head = ['المقطع', 'الدرس', 'عدد الحصص'];
  const summary = names.map((name): Row => ['1', name, none]);
  const details = names.map((name): Row => ['1', name, '2']);
  const test: Row = ['1', 'فرض محروس', '1'];
  const plan = sheet([head, ...summary, head, ...details, test]);

  it('under the same headings are asked about', () => {
    expect(read(plan)).toMatchObject({ twice: 6 });
    expect(said(plan)).toHaveLength(13);
    expect(said(plan, { once: true })).toEqual([
      ...names.map((name) => `${name} ×2`),
      'فرض محروس ×1',
    ]);
  });

  it('are not saved at once with other years', () => {
    const other = sheet(
      [
        ['الدرس', 'عدد الحصص'],
        ['الجذور', '2'],
      ],
      [],
      '4م',
    );
    const year = (rows: readonly Row[]) => sheet(rows, [], '2م');
    expect(severalPlans(findTables([year([head, ...details]), other]))).toHaveLength(2);
    expect(severalPlans(findTables([plan, other].map((one) => ({ ...one, name: '2م' }))))).toEqual(
      [],
    );
    expect(
      severalPlans(findTables([year([head, ...summary]), year([head, ...details]), other])),
    ).toEqual([]);
  });

  it.each([
    ['lessons of two rows', names.flatMap((name) => [name, name])],
    ['activities of each week', Array.from({ length: 5 }, () => names).flat()],
    ['general names of two terms', [...term('الأول'), ...term('الثاني')]],
    ['four lessons', [...names.slice(0, 4), ...names.slice(0, 4)]],
    ['no lesson', []],
  ])('are not %s', (_, all) => expect(listedTwice(all)).toEqual([]));
});
