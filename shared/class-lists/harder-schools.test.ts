import { describe, expect, it } from 'vitest';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import type { ReadingChoices } from '../model/reading-choices.ts';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '../spreadsheet/workbook/read-workbook.ts';
import { readClasses } from './read-classes.ts';

type Rows = readonly (readonly unknown[])[];
type Book = Readonly<Record<string, Rows>>;

const reading = (sheets: Book, choices: ReadingChoices = [], merged: readonly string[] = []) =>
  readClasses(
    readWorkbook(
      workbook(Object.entries(sheets).map(([name, rows]) => [name, worksheet(rows, merged)])),
      { inflate },
    ),
    choices,
  );
type Reading = ReturnType<typeof reading>;
/** `class: first pupil · last pupil`. */
const classesIn = ({ listed }: Reading): string[] =>
  listed.classes.map(
    ({ name, pupils }) => `${name}: ${pupils[0]?.fullName} · ${pupils.at(-1)?.fullName}`,
  );
/** What a class has in its columns of marks, pupil by pupil. */
const marksIn = ({ listed }: Reading, at = 0) =>
  listed.classes[at]?.terms?.flatMap(({ columns, marks }) => [
    columns.map(({ heading }) => heading),
    ...marks,
  ]);
const codesIn = ({ problems }: Reading) => problems.map(({ code }) => code);
const leftOut = ({ problems }: Reading) =>
  problems.find(({ code }) => code === 'columns-left-out')?.params?.['headings'];

const whole = ['Boualem Aya', 'Kaci Ali', 'Talbi Sara', 'Hamdani Islam'];
const parts = whole.map((name) => name.split(' '));
const under = (headings: readonly string[], row: (n: number) => readonly unknown[]): Rows => [
  ['Nom et prénom', ...headings],
  ...whole.map((name, n) => [name, ...row(n)]),
];

describe('a letter', () => {
  it('that is a grade is no absence: columns of words hold remarks', () => {
    const grades = reading({ S: under(['Note', 'Comportement'], (n) => [10 + n, 'ABCA'[n]]) });
    expect(marksIn(grades)).toEqual([['Note'], ['10'], ['11'], ['12'], ['13']]);
    const mixed = reading({
      S: under(['Grade'], (n) => [['A', 'B+', 'A', 'F'][n]]),
    });
    expect(mixed.listed.classes[0]?.terms).toBeUndefined();
    const absent = reading({ S: under(['Devoir'], (n) => [n === 1 ? 'A' : 10 + n]) });
    expect(marksIn(absent)?.[2]).toEqual(['A']);
  });
  it('TRUE as a mark is said, and not empty', () => {
    const read = reading({ S: under(['Devoir'], (n) => [n === 1 ? true : 10 + n]) });
    expect(marksIn(read)?.[2]).toEqual(['TRUE']);
    expect(codesIn(read)).toEqual(['mark-unreadable']);
    expect(codesIn(reading({ S: under(['Devoir'], (n) => [n === 1 ? 'VRAI' : 10 + n]) }))).toEqual([
      'mark-unreadable',
    ]);
  });
});

describe('numbers that are no marks of the usual full mark', () => {
  it('are named: parts of a whole, also where one column has only ones', () => {
    const read = reading({ S: under(['Devoir 1', 'Examen'], (n) => [0.75 + n / 20, 1]) });
    expect(read.listed.classes[0]?.terms).toBeUndefined();
    expect(leftOut(read)).toBe('Devoir 1 · Examen');
    const one = reading({ S: under(['Devoir 1'], (n) => [n === 0 ? 0.5 : 12]) });
    expect(marksIn(one)?.[1]).toEqual(['0,5']);
  });
  it('are named: full marks and marks of several papers under the same headings', () => {
    const headings = ['Paper 1', 'Total marks', 'Marks', 'Paper 2', 'Total marks', 'Marks'];
    const read = reading({
      S: under(headings, (n) => ['Physics', 70, 36 + n, 'Maths', 70, 50 + n]),
    });
    expect(read.listed.classes[0]?.terms).toBeUndefined();
    expect(leftOut(read)).toBe('Total marks · Marks · Total marks · Marks');
  });
  it('are named whatever a formula left of their decimals', () => {
    expect(leftOut(reading({ S: under(['Zzz'], (n) => [27.2 + 1e-14 * n]) }))).toBe('Zzz');
  });
  it('are out of a weight where the total is the sum of the marks', () => {
    const rows = (total: (n: number) => number): Rows => [
      ['Nom et prénom', 'Critère', 'Devoir', 'Examen', 'Note finale'],
      ['', 'Weight', 10, 40, 50],
      ...whole.map((name, n) => [name, '', 5 + n, 30 + n, total(n)]),
    ];
    const scales = (read: Reading) =>
      read.listed.classes[0]?.terms?.[0]?.columns.map(({ scale }) => scale);
    expect(scales(reading({ S: rows((n) => 35 + 2 * n) }))?.slice(0, 2)).toEqual([10, 40]);
    expect(scales(reading({ S: rows(() => 20) }))?.[0]).toBeUndefined();
  });
});

describe('a table that is no list of pupils', () => {
  const pupils = under([], () => []);
  it.each<[string, Rows]>([
    [
      'subjects',
      [
        ['Id', 'nom', 'coef'],
        [1, 'Maths', 2],
        [2, 'Physique', 3],
        [3, 'Anglais', 1],
      ],
    ],
    [
      'classes',
      [
        ['id', 'name', 'capacity'],
        [1, 'LKG', 40],
        [2, 'UKG', 40],
        [3, 'Class 1', 40],
      ],
    ],
    [
      'courses',
      [
        ['name', 'code', 'teacher'],
        ['Intro to English', 'E1', 'Andrew'],
      ],
    ],
    [
      'a form',
      [
        ['name', 'Boualem Aya'],
        ['father name', 'Kaci Omar'],
        ['mother name', 'Talbi Nora'],
      ],
    ],
  ])('makes no class: %s', (_, rows) => {
    const alone = reading({ S: rows });
    expect(alone.listed.classes).toEqual([]);
    expect(alone.questions.length > 0 || codesIn(alone).includes('sheet-without-names')).toBe(true);
    const beside = reading({ '2AM1': pupils, Zzz: rows });
    expect(classesIn(beside)).toEqual(['2AM1: Boualem Aya · Hamdani Islam']);
    expect(beside.questions.length > 0 || codesIn(beside).includes('sheets-left-out')).toBe(true);
  });
  it('is a list if it says what only persons have', () => {
    const rows = [['name', 'gender', 'teacher'], ...whole.map((name) => [name, 'M', 'Andrew'])];
    expect(classesIn(reading({ S: rows }))).toHaveLength(1);
  });
  it('lines of minima and maxima are no pupils', () => {
    const rows = [...under(['Note'], (n) => [10 + n]), ['Max', 13], ['Min', 10], ['Médiane', 11]];
    expect(classesIn(reading({ S: rows }))).toEqual(['S: Boualem Aya · Hamdani Islam']);
  });
});

describe('a class', () => {
  it('is below the headings of PRONOTE', () => {
    const rows = [
      ['Élèves', 'Né(e) le', 'Sexe', 'Sortie', '', 'Classe de rattachement', 'Tuteur', 'Régime'],
      ...whole.map((name, n) => [
        name,
        '12/03/2010',
        'F',
        '',
        '',
        n < 2 ? '4A' : '4B',
        '',
        'EXTERNE',
      ]),
    ];
    expect(classesIn(reading({ Export: rows }))).toEqual([
      '4A: Boualem Aya · Kaci Ali',
      '4B: Talbi Sara · Hamdani Islam',
    ]);
  });
  it('is not what comes again under each subject', () => {
    const rows = [
      ['Name', 'Section', 'IA', 'CLASS', 'IA', 'CLASS', 'IA', 'CLASS'],
      ...whole.map((name, n) => [name, n < 2 ? 'A' : 'B', 10, 'FC', 11, 'SC', 12, 'P']),
    ];
    expect(classesIn(reading({ S: rows }))).toEqual([
      'A: Boualem Aya · Kaci Ali',
      'B: Talbi Sara · Hamdani Islam',
    ]);
  });
  it('is not below a label whose value is beside it', () => {
    const rows = under(['الشعبة :', 'الصف :', 'الخامس'], (n) => [90 + n, 80 + n, 'ب']);
    expect(classesIn(reading({ S: rows }))).toEqual(['S: Boualem Aya · Hamdani Islam']);
  });
});

it('numbered marks are taken: Note1, TE1', () => {
  const read = reading({ S: under(['Note1', 'Note2', 'TE1'], (n) => [10 + n, 11, 12]) });
  expect(marksIn(read)?.[0]).toEqual(['Note1', 'Note2', 'TE1']);
});

it('a second sheet of a class and term names the columns for which there is no room', () => {
  const tests = (from: number) => Array.from({ length: 7 }, (_, n) => `Devoir ${from + n}`);
  const sheet = (from: number) => under(tests(from), () => tests(from).map(() => 10));
  const read = reading({ '2AM1 T1': sheet(1), '2AM1 (T1)': sheet(8) });
  const taken = read.listed.classes.flatMap(({ terms = [] }) => terms[0]?.columns ?? []).length;
  const named = read.problems.flatMap(({ code, params }) =>
    code === 'columns-left-out' ? Number(params?.['count']) : [],
  );
  expect(taken + named.reduce((sum, count) => sum + count, 0)).toBe(14);
});

describe('a row for each subject', () => {
  const subjects = ['Physique', 'Anglais', 'Arabe'];
  const rows = [
    ['N°', 'Nom et prénom', 'Matière', 'Note'],
    ...whole.flatMap((name, n) =>
      subjects.map((subject, at) => [
        at === 0 ? n + 1 : '',
        at === 0 ? name : '',
        subject,
        10 + n + at,
      ]),
    ),
  ];
  const merged = whole.flatMap((_, n) =>
    ['A', 'B'].map((column) => `${column}${3 * n + 2}:${column}${3 * n + 4}`),
  );
  it('under merged names is read for each pupil', () => {
    const read = reading({ '2AM1': rows }, [], merged);
    expect(classesIn(read)).toEqual(
      subjects.map((subject) => `2AM1 – ${subject}: Boualem Aya · Hamdani Islam`),
    );
    expect(marksIn(read, 1)).toEqual([['Note'], ['11'], ['12'], ['13'], ['14']]);
  });
});

describe('a sheet with a column for each subject', () => {
  const subjects = ['Maths', 'Physique', 'Histoire /20'];
  const council = under([...subjects, 'Total', 'Moyenne'], (n) => [10 + n, 11, 12, 33 + n, 11]);
  const choices: ReadingChoices = [
    { sheet: '2AM1', columns: [1, 2, 3].map((column) => ({ column, role: 'subject-mark' })) },
  ];
  it('names them, and which may be marks', () => {
    const read = reading({
      '2AM1': council.map((row) =>
        row.map((cell) => (cell === 'Histoire /20' ? 'Histoire' : cell)),
      ),
    });
    expect(leftOut(read)).toBe('Maths · Physique · Histoire · Total');
    expect(read.sheets[0]?.perhapsMarks).toEqual([1, 2, 3]);
  });
  it('becomes a class in each subject if the teacher says so', () => {
    const read = reading({ '2AM1': council }, choices);
    expect(read.listed.classes.map(({ name, subject }) => [name, subject])).toEqual([
      ['2AM1 – Maths', 'Maths'],
      ['2AM1 – Physique', 'Physique'],
      ['2AM1 – Histoire', 'Histoire'],
    ]);
    expect(marksIn(read)).toEqual([['Maths'], ['10'], ['11'], ['12'], ['13']]);
    expect(read.sheets[0]?.columns.map(({ role }) => role).slice(1, 4)).toEqual(
      subjects.map(() => 'subject-mark'),
    );
    expect(leftOut(read)).toContain('Total');
  });
  it('keeps each subject apart in three terms', () => {
    const names = ['T1', 'T2', 'T3'].map((term) => `2AM1 ${term}`);
    const read = reading(
      Object.fromEntries(names.map((name) => [name, council])),
      names.flatMap((sheet) => choices.map((choice) => ({ ...choice, sheet }))),
    );
    expect(read.listed.classes.map(({ terms }) => terms?.map(({ term }) => term))).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });
  it('goes with marks of one subject', () => {
    const rows = under(['Devoir', 'Maths', 'Physique'], (n) => [9, 10 + n, 11]);
    const read = reading({ '2AM1': rows }, [
      { sheet: '2AM1', columns: [2, 3].map((column) => ({ column, role: 'subject-mark' })) },
    ]);
    expect(read.listed.classes.map(({ subject }) => subject)).toEqual([
      undefined,
      'Maths',
      'Physique',
    ]);
    expect(marksIn(read)?.[0]).toEqual(['Devoir']);
  });
});

describe('harder lists of the kinds that were read wrongly', () => {
  it.each([
    [
      'a title and a row of units between',
      ['N°', 'النسب', 'الإسم'],
      [
        ['', '', ''],
        ['', 'بالعربية', 'بالعربية'],
      ],
    ],
    ['a colon behind the headings', ['N°', 'النسب :', 'الإسم :'], []],
    ['vowel signs', ['N°', 'النَّسَب', 'الاِسْم'], []],
  ])('surnames under النسب with %s', (_, headings, between) => {
    const read = reading({
      '1م1': [headings, ...between, ...parts.map((pair, n) => [n + 1, ...pair])],
    });
    expect(classesIn(read)).toEqual(['1م1: Boualem Aya · Hamdani Islam']);
  });
  it.each(['الإسم و النسب', 'الاسم الكامل والنسب', 'نسب واسم المتعلم(ة)'])(
    'one column: %s',
    (heading) => {
      const read = reading({ '1م1': [['ر.ت', heading], ...whole.map((name, n) => [n + 1, name])] });
      expect(classesIn(read)).toEqual(['1م1: Boualem Aya · Hamdani Islam']);
    },
  );
  it.each(['2012', 2012, '٢٠١٢'])('a year of birth alone: %s', (year) => {
    const rows = [['Nom et prénom', 'Année de naissance'], ...whole.map((name) => [name, year])];
    const [first] = reading({ S: rows }).listed.classes;
    expect(first?.pupils.map(({ dateOfBirth }) => dateOfBirth)).toEqual(whole.map(() => undefined));
    expect(codesIn(reading({ S: rows }))).toEqual(['birth-dates-unread']);
  });
  it.each([
    ['فصل أ', 'فصل ب', 'فصل ج'],
    ['الفصل 1-1', 'الفصل 1-2', 'الفصل 1-3'],
    ['فصل أول', 'فصل ثاني', 'فصل ثالث'],
  ])('sheets %s, %s, %s with other pupils are classes', (...names) => {
    const sheets = Object.fromEntries(
      names.map((name, at) => [
        name,
        [['اسم الطالب', 'الاختبار'], ...whole.map((pupil) => [`${pupil} ${'أبج'[at]}`, 12])],
      ]),
    );
    expect(reading(sheets).listed.classes).toHaveLength(3);
  });
  it.each([
    ['النقطة', 'الغياب'],
    ['Note', 'Absences (h)'],
    ['Mark', 'Absent'],
  ])('marks under %s and absences under %s of one merged heading', (mark, absence) => {
    const rows = [
      ['', 'الفرض الأول', '', 'الفرض الثاني', ''],
      ['الاسم واللقب', mark, absence, mark, absence],
      ...whole.map((name, n) => [name, 10 + n, 3, 12, 0]),
    ];
    const read = reading({ '1م1': rows }, [], ['B1:C1', 'D1:E1']);
    expect(marksIn(read)?.slice(1)).toEqual(whole.map((_, n) => [String(10 + n), '12']));
  });
  it.each<[string, Rows]>([
    [
      'rooms',
      [
        ['القاعة', 'الحالة'],
        ['الجدران', 'جيدة'],
        ['السقف', 'متوسط'],
        ['الأبواب', 'جيدة'],
      ],
    ],
    [
      'a timetable',
      [
        ['Jour', '8h', '9h'],
        ['Dimanche', 'Maths', 'Arabe'],
        ['Lundi', 'Sport', 'Maths'],
      ],
    ],
    [
      'books',
      [
        ['Titre', 'Auteur'],
        ['Nedjma', 'Kateb'],
        ['Le fils du pauvre', 'Feraoun'],
      ],
    ],
  ])('a form is no class: %s', (_, rows) => {
    expect(reading({ Feuil1: rows }).listed.classes).toEqual([]);
  });
  it.each(['notes', 'Notes', 'Note'])('%s that are remarks', (heading) => {
    const read = reading({ S: under([heading], (n) => [n === 2 ? '' : 'élève sérieux']) });
    expect(read.listed.classes[0]?.terms).toBeUndefined();
    expect(codesIn(read)).toEqual(['remarks-left-out']);
  });
  it.each<[string, Rows]>([
    ['in one row, from right to left', [['2025/2026', 'السنة الدراسية', '1APIC-1', 'القسم']]],
    ['with bold colons', [['القسم：1APIC-1'], ['الموسم الدراسي：2025/2026']]],
    [
      'below one another',
      [
        ['القسم', '1APIC-1'],
        ['السنة الدراسية', '', '', '2025-2026'],
      ],
    ],
  ])('labels %s', (_, titles) => {
    const { listed } = reading({
      Feuil1: [...titles, ['رقم', 'الاسم واللقب'], ...whole.map((name, n) => [n + 1, name])],
    });
    expect([listed.classes[0]?.name, listed.academicSeason]).toEqual(['1APIC-1', '2025/2026']);
  });
});
