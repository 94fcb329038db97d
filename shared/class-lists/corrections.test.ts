import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { teacherWorkbooks } from '#test/fixtures/spreadsheets/teacher-workbooks.ts';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { columnRoles, type ClassChoice, type ColumnRole } from '../model/reading-choices.ts';
import type { Sheet } from '../spreadsheet/sheet.ts';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '../spreadsheet/workbook/read-workbook.ts';
import { readClasses } from './read-classes.ts';
import { workbookReading, type WorkbookReading } from './workbook-reading.ts';

type Rows = readonly (readonly unknown[])[];
const book = (sheets: Readonly<Record<string, Rows>>): Sheet[] =>
  readWorkbook(workbook(Object.entries(sheets).map(([name, rows]) => [name, worksheet(rows)])), {
    inflate,
  });
const read = (rows: Rows, choice: Omit<ClassChoice, 'sheet'> = {}) =>
  readClasses(book({ '2AM1': rows }), [{ sheet: '2AM1', ...choice }]);
const namesIn = ({ listed }: WorkbookReading) =>
  listed.classes.map(({ name, pupils }) => [name, ...pupils.map(({ fullName }) => fullName)]);
const rolesIn = ({ sheets }: WorkbookReading) => sheets[0]?.columns.map(({ role }) => role);

/** What the reader itself found, said back to it. */
const ownChoices = ({ sheets }: WorkbookReading): ClassChoice[] =>
  sheets.map(({ sheet, headings, columns, borders }) => ({
    ...{ sheet, columns, borders },
    headingRow: headings?.first ?? 0,
  }));

const parts = [
  ['Boualem', 'Aya'],
  ['Kaci', 'Ali'],
  ['Talbi', 'Sara'],
  ['Hamdani', 'Islam'],
] as const;
const numbered = (...names: readonly string[]) => names.map((name, n) => [n + 1, name]);
const whole = parts.map((pair) => pair.join(' '));
const inTwo = [
  ['N°', 'Nom et prénom'],
  ...numbered(...whole.slice(0, 2)),
  ['Classe : 2AM2'],
  ['N°', 'Nom et prénom'],
  ...numbered(...whole.slice(2)),
];

it('a column that the teacher leaves out, or calls remarks, is not reported as one that was not read', () => {
  const rows = [['Nom et prénom', 'Note /20'], ...whole.map((name, n) => [name, 10 + n])];
  const codes = (role: ColumnRole) =>
    read(rows, { columns: [{ column: 1, role }] }).problems.map(({ code }) => code);
  expect(codes('left-out')).toEqual([]);
  expect(codes('remark')).toEqual(['remarks-left-out']);
  const unread = [['Nom et prénom', 'Zzz'], ...whole.map((name, n) => [name, 10 + n])];
  const own = read(unread);
  expect(own.problems.map(({ code }) => code)).toEqual(['columns-left-out']);
  expect(read(unread, { columns: own.sheets[0]!.columns })).toEqual(own);
});

describe('what the reader found, said as corrections,', () => {
  const plain: Readonly<Record<string, Rows>> = {
    'parts of a name': [['N°', 'Nom', 'Prénom'], ...parts.map((pair, n) => [n + 1, ...pair])],
    'a class in each of two columns': [
      ['Niveau', 'Classe', 'Nom et prénom', 'Note /20'],
      ...whole.map((name, n) => [n < 2 ? '1AM' : '2AM', 1, name, 10 + n]),
    ],
    'a row for each subject': [
      ['Nom et prénom', 'Matière', 'Note'],
      ...whole.slice(0, 2).flatMap((name) => [
        [name, 'Physique', 12],
        [name, 'Anglais', 13],
        [name, 'Arabe', 14],
      ]),
    ],
    'titles between classes': inTwo,
    'numbers that begin again': inTwo.map((row) => (row.length === 1 ? ['Groupe rouge'] : row)),
    'columns that are not read': [
      ['N°', 'Nom et prénom', 'Essai', 'Moyenne annuelle', 'Email', 'Devoir 1', 'Observation'],
      ...whole.map((name, n) => [n + 1, name, 5 + n, 12, 'a@example.org', 14 + n, 'Bien']),
    ],
    'names without headings': whole.map((name, n) => [n + 1, name]),
    'no list': [
      ['Salle', 'Mur'],
      ['A', 'vert'],
    ],
    'a question': [['N°', 'Nom', 'Xxx'], ...parts.map((pair, n) => [n + 1, ...pair])],
  };
  it.each([
    ...teacherWorkbooks.map(
      ({ what, bytes }) => [what, () => readWorkbook(bytes(), { inflate })] as const,
    ),
    ...Object.entries(plain).map(([what, rows]) => [what, () => book({ Feuil1: rows })] as const),
    ['several sheets', () => book(plain)] as const,
  ])('change nothing: %s', (_, open) => {
    const sheets = open();
    const found = readClasses(sheets);
    expect(readClasses(sheets, ownChoices(found))).toEqual(found);
  });

  const words = [
    ...['الرقم', 'اللقب', 'الاسم', 'اللقب والاسم', 'Nom', 'القسم', 'القسم : 1م1', '1م2', 'المادة'],
    ...['الفصل الأول', 'الفرض /20', 'المعدل السنوي', 'بوزيد آية', 'Kaci', 'Ali', '12,5', 'غ', '01'],
    ...['ملاحظات', 'رمز', 'الجنس', 'ذكر', 14.5, 1, 2, 45_000, undefined, undefined],
  ];
  const row = fc.array(fc.constantFrom(...words), { maxLength: 7 });
  const sheet = fc.record({
    name: fc.constantFrom('1م1', 'الفصل 1', 'ورقة1'),
    rows: fc.array(row, { maxLength: 12 }),
  });
  const anySheets = fc
    .uniqueArray(sheet, { maxLength: 3, selector: ({ name }) => name })
    .map((sheets) =>
      sheets.map(({ name, rows }): Sheet => ({
        ...{ name, mergedCells: [], date1904: false },
        rows: rows.map((cells, index) => ({ number: index + 1, cells })),
      })),
    );
  it('change nothing, whatever is in a workbook', () => {
    fc.assert(
      fc.property(anySheets, (sheets) => {
        const found = readClasses(sheets);
        expect(readClasses(sheets, ownChoices(found))).toEqual(found);
      }),
      { numRuns: 150 },
    );
  });
  it('and any others give a valid reading', () => {
    const columns = fc.uniqueArray(
      fc.record({ column: fc.nat(8), role: fc.constantFrom(...columnRoles) }),
      { maxLength: 5, selector: ({ column }) => column },
    );
    const choice = fc.record(
      {
        sheet: fc.constantFrom('1م1', 'الفصل 1', 'ورقة1'),
        headingRow: fc.nat(9),
        columns,
        borders: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
      },
      { requiredKeys: ['sheet'] },
    );
    fc.assert(
      fc.property(anySheets, fc.array(choice, { maxLength: 3 }), (sheets, choices) => {
        const reading = readClasses(sheets, choices);
        expect(z.parse(workbookReading, reading)).toEqual(reading);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a column', () => {
  const strange = [
    ['No', 'Zzz', 'Yyy', 'Ttt', 'Ddd'],
    ...parts.map(([one, two], n) => [n + 1, one, two, 10 + n / 2, '03/05/2013']),
  ];
  it('of each part of the name is taken where the teacher says', () => {
    const columns = [
      { column: 2, role: 'surname' },
      { column: 1, role: 'given-name' },
    ] as const;
    const { headings } = readClasses(book({ A: strange })).sheets[0]!;
    expect(headings).toBeUndefined();
    expect(namesIn(read(strange, { headingRow: 1, columns: [...columns] }))).toEqual([
      ['2AM1', 'Aya Boualem', 'Ali Kaci', 'Sara Talbi', 'Islam Hamdani'],
    ]);
  });
  it('of marks and of days of birth under unknown headings is read', () => {
    const found = read(strange, {
      headingRow: 1,
      columns: [
        { column: 1, role: 'surname' },
        { column: 2, role: 'given-name' },
        { column: 3, role: 'exam' },
        { column: 4, role: 'birth-date' },
      ],
    });
    const [first] = found.listed.classes;
    expect(first?.pupils[1]).toEqual({ fullName: 'Kaci Ali', dateOfBirth: '2013-05-03' });
    expect(first?.terms).toEqual([
      {
        columns: [{ heading: 'Ttt', kind: 'mark', role: 'exam' }],
        marks: [['10'], ['10,5'], ['11'], ['11,5']],
      },
    ]);
    expect(rolesIn(found)).toEqual(['ordinal', 'surname', 'given-name', 'exam', 'birth-date']);
  });
  it('of the other part completes a name, and a whole name replaces its parts', () => {
    const rows = [
      ['Nom', 'Zzz', 'Prénom', 'Élève complet'],
      ...parts.map(([one, two]) => [one, 'x', two, `${two} ${one}`]),
    ];
    expect(rolesIn(read(rows))).toEqual(['surname', 'left-out', 'given-name', 'left-out']);
    const onlyName = read(rows, { columns: [{ column: 3, role: 'name' }] });
    expect(namesIn(onlyName)[0]?.[1]).toBe('Aya Boualem');
    const other = read(rows, { columns: [{ column: 3, role: 'given-name' }] });
    expect(namesIn(other)[0]?.[1]).toBe('Boualem Aya Boualem');
    const alone = read(rows, { columns: [{ column: 2, role: 'left-out' }] });
    expect(namesIn(alone)[0]?.[1]).toBe('Boualem');
  });
  const marked = [
    ['N°', 'Nom et prénom', 'Maths', 'Physique', 'Moyenne annuelle', 'Devoir 1'],
    ...whole.map((name, n) => [n + 1, name, 10 + n / 2, 12, 13, 14]),
  ];
  it('of numbers that was not read is named, and read if the teacher wants', () => {
    const before = read(marked);
    expect(before.sheets[0]?.numbers).toEqual([2, 3, 4]);
    expect(before.problems).toMatchObject([
      {
        code: 'columns-left-out',
        params: { count: '3', headings: 'Maths · Physique · Moyenne annuelle' },
      },
    ]);
    const after = read(marked, {
      columns: [2, 3, 4].map((column) => ({ column, role: 'mark' as const })),
    });
    expect(after.problems).toEqual([]);
    expect(after.classes[0]?.terms).toMatchObject([{ columns: 4, marks: 16 }]);
    expect(after.listed.classes[0]?.terms?.[0]?.columns.map(({ heading }) => heading)).toEqual([
      'Maths',
      'Physique',
      'Moyenne annuelle',
      'Devoir 1',
    ]);
  });
  it('that is left out is in no term', () => {
    const { classes, sheets } = read(marked, { columns: [{ column: 5, role: 'left-out' }] });
    expect(classes[0]?.terms).toEqual([]);
    expect(sheets[0]?.numbers).toEqual([2, 3, 4]);
  });
  it('of classes makes the classes, alone or with another', () => {
    const rows = [
      ['Nom et prénom', 'Palier', 'Lettre'],
      ...whole.map((name, n) => [name, n < 2 ? '1' : '2', 'B']),
    ];
    expect(namesIn(read(rows)).length).toBe(1);
    const one = read(rows, { columns: [{ column: 1, role: 'class' }] });
    expect(namesIn(one).map(([name]) => name)).toEqual(['1', '2']);
    const both = read(rows, {
      columns: [
        { column: 1, role: 'class' },
        { column: 2, role: 'class' },
      ],
    });
    expect(namesIn(both).map(([name, ...pupils]) => [name, pupils.length])).toEqual([
      ['1 B', 2],
      ['2 B', 2],
    ]);
    const known = [
      ['Nom et prénom', 'Classe'],
      ...whole.map((name, n) => [name, n < 2 ? 'A' : 'B']),
    ];
    const none = read(known, { columns: [{ column: 1, role: 'left-out' }] });
    expect(namesIn(none)).toEqual([['2AM1', ...whole]]);
  });
});

describe('the headings', () => {
  const rows = [
    ['Nom', 'de', 'la', 'semaine'],
    ['Qui', 'Essai 1', 'Note /20'],
    ...whole.map((name, n) => [name, 5 + n, 15]),
  ];
  it('are in the row that the teacher names, and the names are looked for below it', () => {
    const found = read(rows, { headingRow: 2 });
    expect(found.sheets[0]?.headings).toEqual({ first: 2, last: 2 });
    expect(namesIn(found)).toEqual([['2AM1', ...whole]]);
    expect(rolesIn(found)).toEqual(['name', 'left-out', 'mark', 'left-out']);
  });
  it('are none if the teacher says so', () => {
    const list = [['Nom', 'Prénom'], ...parts];
    const found = read(list, {
      headingRow: 0,
      columns: [
        { column: 0, role: 'surname' },
        { column: 1, role: 'given-name' },
      ],
    });
    expect(namesIn(found)[0]?.slice(-1)).toEqual(['Hamdani Islam']);
    expect(found.sheets[0]?.headings).toBeUndefined();
  });
});

describe('a border between classes', () => {
  const rows = (title: readonly unknown[]) => [
    ['N°', 'Nom et prénom'],
    ...numbered(...whole.slice(0, 2)),
    title,
    ...numbered(...whole.slice(2)),
  ];
  it('is where the teacher draws it: at a title, which gives the name, or at a pupil', () => {
    const at = (row: number, title: readonly unknown[]) =>
      namesIn(read(rows(title), { borders: [row] }));
    const halves = [whole.slice(0, 2), whole.slice(2)] as const;
    expect(at(4, ['Groupe rouge'])).toEqual([
      ['2AM1', ...halves[0]],
      ['Groupe rouge', ...halves[1]],
    ]);
    expect(at(5, ['Groupe rouge'])).toEqual(at(4, ['Groupe rouge']));
    expect(at(5, [])).toEqual([
      ['2AM1', ...halves[0]],
      ['2AM1 (2)', ...halves[1]],
    ]);
  });
  it('that was found goes if the teacher removes it', () => {
    expect(readClasses(book({ A: inTwo })).sheets[0]?.borders).toEqual([6]);
    expect(namesIn(read(inTwo, { borders: [] }))).toEqual([['2AM1', ...whole]]);
  });
});

it('the term that the teacher says is that of the columns that name none', () => {
  const rows = [
    ['Nom et prénom', 'Devoir', 'Devoir trimestre 2'],
    ...whole.map((name) => [name, 10, 11]),
  ];
  const found = read(rows, { term: 3 });
  expect(found.sheets[0]?.term).toBe(3);
  expect(found.classes[0]?.terms.map(({ term }) => term)).toEqual([2, 3]);
});

it('a sheet of names without headings is named if it is left out beside sheets with headings', () => {
  const sheets = {
    '1AM1': [['N°', 'Nom et prénom'], ...numbered(...whole)],
    Autres: whole.slice(0, 3).map((name) => [name, 12]),
    Aide: [['Mode d’emploi'], ['Ouvrez le fichier puis écrivez les notes dans les cases.']],
  };
  const found = readClasses(book(sheets));
  expect(found.problems).toMatchObject([
    { code: 'sheets-left-out', params: { count: '1', sheets: 'Autres' } },
  ]);
  const corrected = readClasses(book(sheets), [
    { sheet: 'Autres', columns: [{ column: 0, role: 'name' }] },
  ]);
  expect(namesIn(corrected).at(-1)).toEqual(['Autres', ...whole.slice(0, 3)]);
  expect(corrected.problems.map(({ code }) => code)).not.toContain('sheets-left-out');
});
