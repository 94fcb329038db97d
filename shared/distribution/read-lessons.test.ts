import { describe, expect, it } from 'vitest';
import type { ColumnKind } from './column-kinds.ts';
import { findTables, sheetOfRange, type DistributionTable } from './plan-tables.ts';
import { readLessons } from './read-lessons.ts';

const tablesOf = (text: string): DistributionTable[] =>
  findTables([sheetOfRange(text.split('\n').map((row) => row.split('\t')))]);

const kindsOf = ({ columns }: DistributionTable): Map<number, ColumnKind> =>
  new Map(columns.flatMap(({ column, kind }) => (kind ? [[column, kind] as const] : [])));

/** The lessons of the only table, by what its headings say. */
const lessonsOf = (text: string) => {
  const [table, ...others] = tablesOf(text);
  expect(others).toEqual([]);
  if (!table) throw new Error('no table');
  return readLessons(table, kindsOf(table));
};

const arabic = `التوزيع السنوي لمادة الرياضيات
الشهر\tالأسبوع\tالميدان\tالمقطع\tالموارد المعرفية\tالكفاءة الختامية\tعدد الحصص
سبتمبر\t1\tأنشطة عددية\tالأعداد النسبية\tمفهوم العدد النسبي\tيحل مشكلات\t2
\t2\t\t\tجمع عددين نسبيين\t\t3 حصص
أكتوبر\t\t\tالكسور\tمقارنة كسرين\t\tحصتان
عطلة الخريف
\t1\tأنشطة هندسية\t\tالدائرة\t\tكثير`;

describe('the lessons of an annual distribution', () => {
  it('repeat what merged cells say, until a new field or month begins', () => {
    expect(lessonsOf(arabic)).toEqual({
      cut: 0,
      unread: 1,
      leftOut: ['عطلة الخريف'],
      levels: [],
      ...{ manyLines: 0, mixed: 0, twice: 0 },
      long: 0,
      period: { first: 'سبتمبر · 1', last: 'أكتوبر · 1' },
      lessons: [
        {
          lesson: 'مفهوم العدد النسبي',
          field: 'أنشطة عددية',
          sequence: 'الأعداد النسبية',
          competence: 'يحل مشكلات',
          sessions: 2,
          week: 'سبتمبر · 1',
        },
        {
          lesson: 'جمع عددين نسبيين',
          field: 'أنشطة عددية',
          sequence: 'الأعداد النسبية',
          competence: 'يحل مشكلات',
          sessions: 3,
          week: 'سبتمبر · 2',
        },
        {
          lesson: 'مقارنة كسرين',
          field: 'أنشطة عددية',
          sequence: 'الكسور',
          competence: 'يحل مشكلات',
          sessions: 2,
          week: 'أكتوبر',
        },
        { lesson: 'الدائرة', field: 'أنشطة هندسية', week: 'أكتوبر · 1' },
      ],
    });
  });

  it('continue below headings that are repeated on a later page', () => {
    const page = (lesson: string) => `Domaine\tLeçon\tVolume horaire\nNombres\t${lesson}\t1h30`;
    expect(lessonsOf(`${page('Les fractions')}\n${page('Les décimaux')}`).lessons).toEqual([
      { lesson: 'Les fractions', field: 'Nombres', hours: 1.5 },
      { lesson: 'Les décimaux', field: 'Nombres', hours: 1.5 },
    ]);
  });

  it('are not mixed with those of a table with other columns', () => {
    const tables = tablesOf('Week\tLesson\n1\tReading\nLesson\tField\nWriting\tLiteracy');
    expect(tables.map((table) => readLessons(table, kindsOf(table)).lessons)).toEqual([
      [{ lesson: 'Reading', week: '1' }],
      [{ lesson: 'Writing', field: 'Literacy' }],
    ]);
  });

  it.each([
    ['2', 2],
    ['1,5', 1.5],
    ['2 سا', 2],
    ['ساعتان', 2],
    ['1h30', 1.5],
    ['1h20', undefined],
    ['toute la semaine', undefined],
  ])('have %s as %s hours', (written, hours) => {
    const { lessons, unread } = lessonsOf(`Leçon\tDurée\nLes fractions\t${written}`);
    expect(lessons[0]?.hours).toBe(hours);
    expect(unread).toBe(hours === undefined ? 1 : 0);
  });

  it('take a column of numbers that only rise for no count of sessions or hours', () => {
    const list = (heading: string, numbers: readonly string[]) =>
      lessonsOf(`Topic\t${heading}\n${numbers.map((one) => `Arrays\t${one}`).join('\n')}`).lessons;
    const rising = list('Session', ['1', '1', '2', '3', '3', '4', '6']);
    expect(rising.every(({ sessions }) => sessions === undefined)).toBe(true);
    expect(list('Hour', ['1', '2', '', '3', '4', '5'])[4]?.hours).toBeUndefined();
    expect(list('Hours', ['1', '1', '2', '3', '2', '4', '5'])[3]?.hours).toBe(3);
  });

  it('are none in a form that is not filled in, and none in a break', () => {
    const form = 'WEEK\tTOPIC\tMETHODS';
    expect(tablesOf(`${form}\n${form}`)[0]?.rows ?? []).toEqual([]);
    const { lessons, leftOut } = lessonsOf('Week\tTopic\n8\tVision\n9\tSpring Break – no class');
    expect([lessons.length, leftOut]).toEqual([1, ['9 · Spring Break – no class']]);
  });

  it('are named by their competence where only this is written beside their hours', () => {
    const { lessons, leftOut } = lessonsOf(`الأسبوع\tالمحور\tالكفاءة\tالمحتوى\tالحجم الساعي
2\tالدوال\tحساب مشتق دالة\tالمشتقات المتتابعة\t1
\t\tدراسة خواص دالة\t\t2
3\t\t\t\t2`);
    expect(lessons.map(({ lesson, hours, week }) => [lesson, hours, week])).toEqual([
      ['المشتقات المتتابعة', 1, '2'],
      ['دراسة خواص دالة', 2, '2'],
    ]);
    // Time without a word of what is taught is in no lesson, and said.
    expect(leftOut).toEqual(['3 · 2']);
  });

  it('are cut if their texts are too long, which is counted', () => {
    const { lessons, cut } = lessonsOf(`Week\tLesson\n1\t${'a'.repeat(201)}`);
    expect(lessons[0]?.lesson).toHaveLength(200);
    expect(cut).toBe(1);
  });
});

describe('columns', () => {
  it('without headings are not guessed', () => {
    const [table] = tablesOf('أنشطة عددية\tالكسور\nأنشطة هندسية\tالدائرة');
    expect(table?.columns).toEqual([
      { column: 0, heading: '', examples: ['أنشطة عددية', 'أنشطة هندسية'], kind: undefined },
      { column: 1, heading: '', examples: ['الكسور', 'الدائرة'], kind: undefined },
    ]);
  });

  it('with two headings for the same are not guessed', () => {
    const [table] = tablesOf('الميدان\tالدرس\tالمورد\nأعداد\tالكسور\tمقارنة كسرين');
    expect(table?.columns.map(({ kind }) => kind)).toEqual(['field', undefined, undefined]);
  });

  it('with dates show them as dates', () => {
    const rows = [
      { number: 1, cells: ['Date', 'Lesson'] },
      { number: 2, cells: [46_000, 'Fractions'] },
      { number: 3, cells: [3, 'Decimals'] },
    ];
    const [table] = findTables([{ name: 'S1', rows, mergedCells: [], date1904: false }]);
    expect(table?.rows.map(({ texts: [date] }) => date)).toEqual(['2025-12-09', '3']);
  });

  it('of an empty sheet make no table', () => {
    expect(findTables([sheetOfRange([['', '']])])).toEqual([]);
  });
});
