import { describe, expect, it } from 'vitest';
import { findTables, sheetOfRange } from './plan-tables.ts';
import { subjectIn } from './plan-axes.ts';
import { severalPlans } from './several-plans.ts';

const sheet = (name: string, rows: readonly (readonly string[])[]) => ({
  ...sheetOfRange(rows),
  name,
});
const head = ['الأسبوع', 'المورد المعرفي'];
const list = (...lessons: string[]) => [
  head,
  ...lessons.map((lesson, index) => [String(index + 1), lesson]),
];
const plansOf = (...sheets: ReturnType<typeof sheet>[]) =>
  severalPlans(findTables(sheets)).map(({ scope: { subject, level, year }, lessons }) =>
    [subject, level, year, ...lessons.map(({ lesson }) => lesson)].join(' '),
  );

describe('a file with distributions of several years of study', () => {
  it('has one for each sheet that is named after a year', () => {
    expect(plansOf(sheet('1AM', list('الكسور', 'الدائرة')), sheet('4م', list('الجذور')))).toEqual([
      ' Middle 1 الكسور الدائرة',
      ' Middle 4 الجذور',
    ]);
  });

  it('has one for each table below a title, with the subject of the title', () => {
    const rows = [
      ['السنة الأولى متوسط — التاريخ'],
      ...list('الآثار'),
      ['السنة الأولى متوسط — الجغرافيا'],
      ...list('الخريطة'),
      ['السنة الرابعة متوسط — التاريخ'],
      ...list('الاستعمار'),
    ];
    expect(plansOf(sheet('س', rows))).toEqual([
      'التاريخ Middle 1 الآثار',
      'الجغرافيا Middle 1 الخريطة',
      'التاريخ Middle 4 الاستعمار',
    ]);
  });

  it('has one for each year of a column of years', () => {
    const rows = [
      ['المستوى', 'الدرس', 'عدد الحصص'],
      ['1م', 'الكسور', '2'],
      ['2م', 'الأعداد النسبية', '1'],
      ['1م', 'الدائرة', '1'],
    ];
    expect(plansOf(sheet('الرياضيات', rows))).toEqual([
      ' Middle 1 الكسور الدائرة',
      ' Middle 2 الأعداد النسبية',
    ]);
  });

  it('has one for a year whose terms are on sheets of their own', () => {
    const term = (year: string, number: number, lesson: string) =>
      sheet(`${number}`, [[`التدرج السنوي للسنة ${year} متوسط`], ...list(lesson)]);
    expect(
      plansOf(term('الثانية', 1, 'أ'), term('الثالثة', 1, 'ب'), term('الثانية', 2, 'ج')),
    ).toEqual([' Middle 2 أ ج', ' Middle 3 ب']);
  });

  it.each([
    ['one year alone', [sheet('1AM', list('الكسور'))]],
    ['sheets that name no year', [sheet('ورقة1', list('أ')), sheet('ورقة2', list('ب'))]],
    [
      'no column of lessons',
      [
        sheet('1AM', [
          ['أ', 'ب'],
          ['ج', 'د'],
        ]),
        sheet('2AM', [
          ['أ', 'ب'],
          ['ج', 'د'],
        ]),
      ],
    ],
  ])('is read table by table with %s', (_, sheets) => {
    expect(plansOf(...sheets)).toEqual([]);
  });
});

it.each([
  ['التوزيع السنوي لمادة التاريخ للسنة الأولى متوسط 2025/2026', 'التاريخ'],
  ['المادة: اللغة العربية', 'اللغة العربية'],
  ['Matière : Français - 3AM', 'Français'],
  ['السنة الأولى متوسط — الجغرافيا', 'الجغرافيا'],
  ['Subject: English Term: Two', 'English Term'],
  ['التدرج السنوي للسنة الثانية متوسط', ''],
  ['ملخص: السنة الأولى متوسط', ''],
  ['1AM', ''],
  ['', ''],
])('the subject of “%s” is “%s”', (title, subject) => {
  expect(subjectIn(title)).toBe(subject);
});
