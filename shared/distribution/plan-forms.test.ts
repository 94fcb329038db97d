import { describe, expect, it } from 'vitest';
import type { Sheet } from '../spreadsheet/sheet.ts';
import { decodeRange } from '../spreadsheet/workbook/cell-address.ts';
import type { ColumnKind } from './column-kinds.ts';
import { yearOfStudy } from './plan-axes.ts';
import { findTables, type DistributionTable } from './plan-tables.ts';
import { readLessons, type LessonChoices } from './read-lessons.ts';

type Row = readonly (string | number | undefined)[];
const none = undefined;

/** A sheet with merged cells, such as `A1:C1`. */
const sheet = (rows: readonly Row[], merges: readonly string[] = [], name = 'S'): Sheet => ({
  name,
  rows: rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== undefined)),
  mergedCells: merges.map((range) => {
    const { s, e } = decodeRange(range);
    return { row: s.r + 1, column: s.c, width: e.c - s.c + 1, height: e.r - s.r + 1 };
  }),
  date1904: false,
});

const kindsOf = ({ columns }: DistributionTable): Map<number, ColumnKind> =>
  new Map(columns.flatMap(({ column, kind }) => (kind ? [[column, kind] as const] : [])));
const read = (table: DistributionTable | undefined, choices?: LessonChoices) =>
  readLessons(table!, kindsOf(table!), choices);
/** Lessons as `field / sequence: lesson (week) ×sessions`. */
const said = (table: DistributionTable | undefined, choices?: LessonChoices): string[] =>
  read(table, choices).lessons.map(({ lesson, field, sequence, week, sessions }) => {
    const about = [field, sequence].filter(Boolean).join(' / ');
    return [about && `${about}:`, lesson, week && `(${week})`, sessions && `×${sessions}`]
      .filter(Boolean)
      .join(' ');
  });
const only = (...sheets: Sheet[]): DistributionTable => {
  const tables = findTables(sheets);
  expect(tables).toHaveLength(1);
  return tables[0]!;
};

describe('a matrix of fields and periods', () => {
  const rows: Row[] = [
    ['Programmation de français'],
    ['Domaines', 'Période 1', 'Période 2', 'Période 3'],
    ['Grammaire', 'La phrase', 'Le sujet', 'Le COD'],
    ['Conjugaison', 'Le présent', none, 'Le futur'],
  ];

  it('is read cell by cell, in the order of the year', () => {
    expect(said(only(sheet(rows)))).toEqual([
      'Grammaire: La phrase (Période 1)',
      'Conjugaison: Le présent (Période 1)',
      'Grammaire: Le sujet (Période 2)',
      'Grammaire: Le COD (Période 3)',
      'Conjugaison: Le futur (Période 3)',
    ]);
  });

  it('has a lesson over two periods once', () => {
    const found = only(sheet([...rows.slice(0, 3), ['Conjugaison', 'Le présent']], ['B4:C4']));
    expect(said(found)).toContain('Conjugaison: Le présent (Période 1 – Période 2)');
    const period = { first: 'Période 1', last: 'Période 3' };
    expect(read(found)).toMatchObject({ long: 1, period });
    expect(read(only(sheet(rows)))).toMatchObject({ long: 0, period });
  });

  it('names a line across it', () => {
    const found = only(sheet([...rows, ['Vacances'], ['Lexique', 'Le préfixe']], ['A5:D5']));
    expect(read(found).leftOut).toEqual(['Vacances']);
    expect(said(found)).toContain('Lexique: Le préfixe (Période 1)');
  });

  it('asks for the level if it has several, and gives a merged cell to each', () => {
    const found = only(
      sheet(
        [
          ['', 'Niveau', 'P1', 'P2'],
          ['Grammaire', 'CM1', 'La phrase', 'Le sujet'],
          [none, 'CM2', none, 'Le COD'],
        ],
        ['A2:A3', 'C2:C3'],
      ),
    );
    expect(read(found).levels).toEqual(['CM1', 'CM2']);
    expect(said(found, { level: 'CM1' })).toEqual([
      'Grammaire: La phrase (P1)',
      'Grammaire: Le sujet (P2)',
    ]);
    expect(said(found, { level: 'CM2' })).toEqual([
      'Grammaire: La phrase (P1)',
      'Grammaire: Le COD (P2)',
    ]);
  });

  it('has months over weeks', () => {
    const found = only(
      sheet(
        [
          ['الميدان', 'سبتمبر', none, 'أكتوبر'],
          [none, 'الأسبوع 1', 'الأسبوع 2', 'الأسبوع 1'],
          ['أعداد', 'الكسور', none, 'القسمة'],
        ],
        ['B1:C1'],
      ),
    );
    expect(said(found)).toEqual([
      'أعداد: الكسور (سبتمبر · الأسبوع 1)',
      'أعداد: القسمة (أكتوبر · الأسبوع 1)',
    ]);
  });

  it('with a column for each level asks which one', () => {
    const found = only(
      sheet([
        ['Semaine', 'CE1', 'CE2'],
        [1, 'Les nombres', 'Les grands nombres'],
        [2, 'L’addition', 'La division'],
      ]),
    );
    expect(read(found).levels).toEqual(['CE1', 'CE2']);
    expect(said(found, { level: 'CE2' })).toEqual(['Les grands nombres (1)', 'La division (2)']);
  });

  it('asks whether the lines of its cells are lessons', () => {
    const found = only(sheet([rows[1]!, ['Grammaire', 'La phrase\nLe verbe', 'Le sujet']]));
    expect(read(found).manyLines).toBe(1);
    expect(said(found)[0]).toBe('Grammaire: La phrase Le verbe (Période 1)');
    expect(said(found, { apart: true }).slice(0, 2)).toEqual([
      'Grammaire: La phrase (Période 1)',
      'Grammaire: Le verbe (Période 1)',
    ]);
  });
});

describe('crosses in the columns of weeks', () => {
  it('say when the lesson of their row is taught', () => {
    const found = only(
      sheet([
        ['Chapitre', 'Leçon', 'S1', 'S2', 'S3', 'S4'],
        ['Nombres', 'Les fractions', 'x', 'x'],
        [none, 'Les décimaux', none, none, 'x'],
      ]),
    );
    expect(said(found)).toEqual(['Nombres: Les fractions (S1 – S2)', 'Nombres: Les décimaux (S3)']);
    expect(read(found)).toMatchObject({ long: 1, period: { first: 'S1', last: 'S3' } });
  });

  it('that are numbers are named, because they may be hours or sessions', () => {
    const found = only(
      sheet([
        ['Leçon', 'Octobre', 'Novembre'],
        ['Les fractions', 3, none],
        ['Les décimaux', none, 2],
      ]),
    );
    expect(said(found)).toEqual(['Les fractions (Octobre)', 'Les décimaux (Novembre)']);
    expect(read(found).leftOut).toEqual(['Les fractions: 3', 'Les décimaux: 2']);
  });
});

describe('a list', () => {
  it.each([
    ['رقم الدرس', 'عنوان الدرس'],
    ['N°', 'Leçon'],
    ['م', 'الدرس'],
    ['N° de leçon', 'Intitulé'],
    ['Lesson number', 'Lesson name'],
  ])('of lesson numbers and names has the names: %s | %s', (number, name) => {
    expect(
      said(
        only(
          sheet([
            [number, name],
            [1, 'الكسور'],
            [2, 'القسمة'],
          ]),
        ),
      ),
    ).toEqual(['الكسور', 'القسمة']);
  });

  it('does not count the number of a session as sessions', () => {
    const rows: Row[] = [
      ['الحصة', 'الدرس'],
      [1, 'الكسور'],
      [2, 'القسمة'],
      [3, 'الجمع'],
    ];
    expect(read(only(sheet(rows))).lessons.map(({ sessions }) => sessions)).toEqual([
      none,
      none,
      none,
    ]);
  });

  it('does not take a number of weeks for a week, nor a number of lessons for a lesson', () => {
    const rows: Row[] = [
      ['الوحدة', 'الدرس', 'عدد الأسابيع', 'عدد الدروس'],
      ['أعداد', 'الكسور', 3, 4],
    ];
    expect(said(only(sheet(rows)))).toEqual(['أعداد: الكسور']);
  });

  it('has a lesson whose cell covers several weeks once, with all its sessions', () => {
    const rows: Row[] = [
      ['الأسبوع', 'الدرس', 'عدد الحصص'],
      [1, 'الكسور', 2],
      [2, none, 1],
      [3, 'القسمة', 1],
    ];
    const found = only(sheet(rows, ['B2:B3']));
    expect(said(found)).toEqual(['الكسور (1 – 2) ×3', 'القسمة (3) ×1']);
    expect(read(found)).toMatchObject({ long: 1, period: { first: '1', last: '3' } });
  });

  it('has no lesson over several weeks because a week is written by its days', () => {
    const found = only(
      sheet([
        ['الأسبوع', 'الدرس'],
        ['14/09 – 18/09', 'الكسور'],
        ['21/09 – 25/09', 'القسمة'],
      ]),
    );
    expect(read(found)).toMatchObject({ long: 0, period: { first: '14/09', last: '25/09' } });
    expect(
      read(
        only(
          sheet([
            ['رقم', 'الدرس'],
            [1, 'الكسور'],
          ]),
        ),
      ),
    ).not.toHaveProperty('period');
  });

  it('names a week without a lesson, if no merged cell says what it has', () => {
    const found = only(
      sheet([
        ['الأسبوع', 'الدرس', 'ملاحظات'],
        [1, 'الكسور'],
        [2, none, 'دعم'],
      ]),
    );
    expect(read(found).leftOut).toEqual(['2 · دعم']);
  });

  it('makes no field of a line across the table', () => {
    const rows: Row[] = [
      ['الأسبوع', 'الميدان', 'الدرس', 'الحجم الساعي'],
      [1, 'أعداد', 'الكسور', 2],
      [2, 'تقويم تشخيصي', none, 7],
      [3, none, 'القسمة', 2],
    ];
    const found = only(sheet(rows, ['B3:C3']));
    expect(said(found)).toEqual(['أعداد: الكسور (1)', 'أعداد: القسمة (3)']);
    expect(read(found).leftOut).toEqual(['2 · تقويم تشخيصي · 7']);
  });

  it('takes fields, units and months from lines across the table', () => {
    const rows: Row[] = [
      ['Semaine', 'Leçon', 'Durée'],
      ['Premier trimestre'],
      ['Séquence 1 : les nombres'],
      [1, 'Les fractions', '2h'],
      ['Vacances d’automne'],
      [2, 'Les décimaux', '1h'],
    ];
    const found = only(sheet(rows, ['A2:C2', 'A3:C3', 'A5:C5']));
    expect(said(found)).toEqual([
      'Séquence 1 : les nombres: Les fractions (Premier trimestre · 1)',
      'Séquence 1 : les nombres: Les décimaux (Premier trimestre · 2)',
    ]);
    expect(read(found).leftOut).toEqual(['Vacances d’automne']);
  });

  it('is read in two halves side by side', () => {
    const rows: Row[] = [
      ['الأسبوع', 'الدرس', none, 'الأسبوع', 'الدرس'],
      [1, 'الكسور', none, 3, 'الجمع'],
      [2, 'القسمة', none, 4, 'الطرح'],
    ];
    expect(said(only(sheet(rows)))).toEqual(['الكسور (1)', 'القسمة (2)', 'الجمع (3)', 'الطرح (4)']);
  });

  it('asks for the level of a column of levels', () => {
    const rows: Row[] = [
      ['المستوى', 'الدرس', 'الشهر'],
      ['السنة الأولى', 'الكسور', 'أكتوبر'],
      [none, 'القسمة', 'نوفمبر'],
      ['السنة الثانية', 'الجذر', 'أكتوبر'],
    ];
    const found = only(sheet(rows));
    expect(read(found).levels).toEqual(['السنة الأولى', 'السنة الثانية']);
    expect(said(found, { level: 'السنة الأولى' })).toEqual(['الكسور (أكتوبر)', 'القسمة (نوفمبر)']);
  });
});

describe('several tables', () => {
  const list = (...lessons: string[]): Row[] => [
    ['Semaine', 'Leçon'],
    ...lessons.map((lesson, index) => [index + 1, lesson]),
  ];

  it('below titles of other levels are tables of their own', () => {
    const rows: Row[] = [['Niveau : 1AM'], ...list('A', 'B'), ['Niveau : 2AM'], ...list('C')];
    const tables = findTables([sheet(rows)]);
    expect(tables.map(({ title }) => title)).toEqual(['Niveau : 1AM', 'Niveau : 2AM']);
    expect(tables.map((table) => said(table))).toEqual([['A (1)', 'B (2)'], ['C (1)']]);
  });

  it('of one level with the same headings continue one another', () => {
    const rows: Row[] = [['Trimestre 1'], ...list('A', 'B'), ['Trimestre 2'], ...list('C')];
    expect(said(only(sheet(rows)))).toEqual(['A (1)', 'B (2)', 'C (Trimestre 2 · 1)']);
  });

  it('have no lesson in a row that has a holiday and its week only', () => {
    const rows: Row[] = [
      ['Week', 'Topic', 'Hours'],
      [1, 'Cells', 2],
      [2, 'Half term', none],
      [3, 'Vacances d’automne', none],
      [4, 'Holiday words', 2],
      [5, 'Les vacances', none],
    ];
    const found = only(sheet(rows));
    const lessons = read(found).lessons.map(({ lesson }) => lesson);
    expect(lessons).toEqual(['Cells', 'Holiday words', 'Les vacances']);
    expect(read(found).leftOut).toEqual(['2 · Half term', '3 · Vacances d’automne']);
  });

  it('on sheets with the same headings can be taken together', () => {
    const tables = findTables([sheet(list('A'), [], 'T1'), sheet(list('B'), [], 'T2')]);
    expect(tables.map((table) => [table.sheet, said(table)])).toEqual([
      ['T1 + T2', ['A (1)', 'B (1)']],
      ['T1', ['A (1)']],
      ['T2', ['B (1)']],
    ]);
  });

  it('are two readings if columns may be fields: which one is asked', () => {
    const rows: Row[] = [
      ['Semaine', 'Grammaire', 'Lexique'],
      [1, 'La phrase', 'Le préfixe'],
      [2, 'Le sujet', none],
    ];
    const tables = findTables([sheet(rows)]);
    expect(tables.map(({ form }) => form)).toEqual(['list', 'matrix']);
    expect(said(tables[1])).toEqual([
      'Grammaire: La phrase (1)',
      'Lexique: Le préfixe (1)',
      'Grammaire: Le sujet (2)',
    ]);
  });
});

describe('columns of which one divides another', () => {
  const headings = (...texts: string[]) => {
    const rows = Array.from({ length: 4 }, (_, row) =>
      texts.map((text) => (text === 'Lesson' ? `${row}-${row + 1}` : `${text} ${row}`)),
    );
    const [table] = findTables([sheet([texts, ...rows])]);
    return table?.columns.map(({ kind }) => kind);
  };

  it.each([
    [
      ['Week', 'Topic', 'Sub-topic'],
      ['week', 'sequence', 'lesson'],
    ],
    [
      ['Week', 'Lesson', 'Topic', 'Sub-topic'],
      ['week', undefined, 'sequence', 'lesson'],
    ],
    [
      ['Semaine', 'Thème', 'Sous-thème'],
      ['week', 'field', 'lesson'],
    ],
    [
      ['Unit', 'Topic', 'Subtopic'],
      ['sequence', undefined, 'lesson'],
    ],
    [
      ['الأسبوع', 'المورد المعرفي', 'الوضعيات'],
      ['week', 'lesson', undefined],
    ],
    [
      ['الأسبوع', 'المقطع', 'الوضعيات'],
      ['week', 'sequence', 'lesson'],
    ],
    [
      ['Week', 'Topic', 'Content'],
      ['week', undefined, undefined],
    ],
  ])('%j', (texts, kinds) => {
    expect(headings(...texts)).toEqual(kinds);
  });
});

describe('lessons that are numbered by their words', () => {
  it('are no headings, so that the first and any later one are lessons', () => {
    const rows = Array.from({ length: 40 }, (_, index) => [
      `Lesson ${index + 1}`,
      `The circle ${index + 1}`,
    ]);
    const [table, ...others] = findTables([sheet([['Lesson number', 'Lesson name'], ...rows])]);
    expect(others).toEqual([]);
    expect(read(table).lessons).toHaveLength(40);
  });

  it('without headings have no lesson less', () => {
    const rows = [
      ['Chapitre 1 :', 'Organisation de calculs'],
      ['Chapitre 2 :', 'Fractions'],
      ['Chapitre 3 :', 'Repérage'],
    ];
    expect(findTables([sheet(rows)])[0]?.rows).toHaveLength(3);
  });
});

it('the fourth and fifth year in words are years', () => {
  const title = (year: string) => [[`التدرج السنوي — السنة ${year} ابتدائي`]];
  for (const [word, year] of [
    ['الرابعة', 4],
    ['الخامسة', 5],
  ] as const)
    expect(yearOfStudy(title(word)[0]?.[0] ?? '')).toEqual({ level: 'Primary', year });
});
