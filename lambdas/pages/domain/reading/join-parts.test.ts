import { describe, expect, it } from 'vitest';
import { columnsOf, gradebookOf, readPage, textsOf } from '#test/support/gradebook-reading.ts';
import type { TestTable } from '#test/support/textract-page.ts';

const HEADS = {
  fr: ['N°', 'Nom et prénom', 'Devoir', 'Composition'],
  ar: ['الرقم', 'اللقب والاسم', 'الفرض', 'الاختبار'],
};
const surnames = ['Haddad', 'Kaci', 'Toumi', 'Saidi', 'Petit', 'Benali', 'Cherif', 'Talbi'];
const arabic = ['حداد', 'قاسمي', 'تومي', 'سعيدي', 'بوعلام', 'شريف', 'طالبي', 'مرابط'];

/** Rows of pupils numbered from `from`, each with different marks. */
const pupils = (from: number, count: number, names = surnames): string[][] =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const name = `${names[number % names.length]} ${names[(number + 3) % names.length]}`;
    return [String(number), name, String(number / 2).replace('.', ','), String(20 - number / 2)];
  });
/** Joins tables side by side into one, with `gap` empty columns between them. */
const beside = (sides: readonly string[][][], gap: number): string[][] => {
  const [first = []] = sides;
  return first.map((_, row) =>
    sides.flatMap((side, index) => [
      ...(index > 0 ? Array.from({ length: gap }, () => '') : []),
      ...(side[row] ?? first[0]?.map(() => '') ?? []),
    ]),
  );
};
const numbers = (rows: readonly string[]): string[] => rows.map((row) => row.split('|')[0] ?? '');
const upTo = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at + 1));
const expected = (rows: readonly string[][]): string[] => rows.map((row) => row.join('|'));
const read = (table: TestTable) => gradebookOf({ tables: [table] });

describe('a class in two halves on one page', () => {
  it.each([
    ['fr', 0],
    ['fr', 1],
    ['ar', 0],
    ['ar', 1],
  ] as const)(
    'becomes one list from one table, %s, with %i empty columns between',
    (language, gap) => {
      const names = language === 'ar' ? arabic : surnames;
      const head = HEADS[language];
      const halves = [
        [head, ...pupils(1, 15, names)],
        [head, ...pupils(16, 14, names)],
      ];
      const gradebook = read({ rows: beside(halves, gap), fromRight: language === 'ar' });
      expect(textsOf(gradebook)).toEqual(expected(pupils(1, 29, names)));
      expect(columnsOf(gradebook).map((column) => column.split(' ')[0])).toEqual([
        ...['ordinal', 'name', 'mark', 'mark'],
      ]);
      expect(gradebook.warnings).toEqual([]);
    },
  );

  it('loses no pupil when a gap is reported as a merged cell', () => {
    const halves = [
      [HEADS.fr, ...pupils(1, 15)],
      [HEADS.fr, ...pupils(16, 15)],
    ];
    const gradebook = read({ rows: beside(halves, 1), merged: [[0, 4, 3, 1]] });
    expect(textsOf(gradebook)).toEqual(expected(pupils(1, 30)));
    expect(gradebook.warnings).toEqual([]);
  });

  it('loses no pupil to a label along the side of the table', () => {
    const rows = [HEADS.fr, ...pupils(1, 6)].map((row, index) => [
      ...row,
      index === 0 ? 'Cachet' : '',
    ]);
    expect(textsOf(read({ rows, merged: [[0, 4, 7, 1]] }))).toHaveLength(6);
  });

  it('takes each heading from the half where it could be read', () => {
    const halves = [
      [['0 i', 'Nom et prénom', 'Devoir', 'yli>VI'], ...pupils(1, 8)],
      [['N°', 'Nom et prénom', 'Dvqeir', 'Composition'], ...pupils(9, 8)],
    ];
    const gradebook = read({ rows: beside(halves, 0) });
    expect(columnsOf(gradebook)).toEqual([
      'ordinal “N°”',
      'name “Nom et prénom”',
      'mark test “Devoir”',
      'mark exam “Composition”',
    ]);
    expect(numbers(textsOf(gradebook))).toEqual(upTo(16));
  });

  it('can have headings over the first half only', () => {
    const halves = [
      [HEADS.fr, ...pupils(1, 8)],
      [['', '', '', ''], ...pupils(9, 8)],
    ];
    expect(numbers(textsOf(read({ rows: beside(halves, 1) })))).toEqual(upTo(16));
  });

  it('can have three parts, or consist of two tables', () => {
    const thirds = [1, 11, 21].map((from) => [HEADS.fr, ...pupils(from, 10)]);
    expect(numbers(textsOf(read({ rows: beside(thirds, 1) })))).toEqual(upTo(30));
    const tables = thirds.map((rows, index): TestTable => ({
      rows,
      at: [0.02 + index * 0.33, 0.2, 0.3, 0.6],
    }));
    const gradebook = gradebookOf({ tables: tables.toReversed() });
    expect(numbers(textsOf(gradebook))).toEqual(upTo(30));
    expect(gradebook.warnings).toEqual([]);
  });

  it('begins at the right in Arabic, also as two tables without numbers', () => {
    const unnumbered = (rows: string[][]) => rows.map(([, ...row]) => row);
    const [right, left] = [
      unnumbered([HEADS.ar, ...pupils(1, 6, arabic)]),
      unnumbered([HEADS.ar, ...pupils(7, 6, arabic)]),
    ] as const;
    const gradebook = gradebookOf({
      tables: [
        { rows: left, at: [0.05, 0.2, 0.4, 0.6], fromRight: true },
        { rows: right, at: [0.55, 0.2, 0.4, 0.6], fromRight: true },
      ],
    });
    expect(textsOf(gradebook)).toEqual(expected(unnumbered(pupils(1, 12, arabic))));
  });

  it('keeps every pupil of two groups numbered from 1, and warns about the numbers', () => {
    const groups = [
      [HEADS.fr, ...pupils(1, 7)],
      [
        HEADS.fr,
        ...pupils(1, 7).map(([number = '', , ...marks]) => [
          number,
          `Zerrouki ${surnames[Number(number)] ?? 'Aya'}`,
          ...marks,
        ]),
      ],
    ];
    const gradebook = read({ rows: beside(groups, 1) });
    expect(gradebook.rows).toHaveLength(14);
    expect(gradebook.warnings).toEqual(['row-numbers']);
  });

  it('causes a warning when the first pupils are missing', () => {
    const gradebook = read({ rows: [HEADS.fr, ...pupils(16, 6)] });
    expect(gradebook.warnings).toEqual(['first-row-number']);
  });
});

describe('another table next to the pupils', () => {
  const list = { rows: [HEADS.fr, ...pupils(1, 10)], at: [0.02, 0.2, 0.6, 0.7] } as const;
  it.each([
    [
      'a legend',
      [
        ['Note', 'Sens'],
        ['18', 'Excellent'],
        ['14', 'Bien'],
        ['10', 'Passable'],
      ],
    ],
    [
      'the averages of the class',
      [
        ['', 'Devoir', 'Composition'],
        ['Moyenne', '11,5', '12'],
        ['Maximum', '18', '19'],
        ['Minimum', '3', '4'],
      ],
    ],
    [
      'a legend without headings that is as wide',
      [
        ['1', 'Excellent', '18', '20'],
        ['2', 'Bien', '14', '17'],
        ['3', 'Passable', '10', '13'],
      ],
    ],
  ])('is not joined with them: %s', (_, rows) => {
    const gradebook = gradebookOf({ tables: [list, { rows, at: [0.7, 0.2, 0.25, 0.3] }] });
    expect(textsOf(gradebook)).toEqual(expected(pupils(1, 10)));
    expect(gradebook.warnings).toEqual(['tables-left-out']);
  });

  it('becomes extra columns when it is part of the same table', () => {
    const legend = [
      ['Note', 'Sens'],
      ['18', 'Excellent'],
      ['14', 'Bien'],
      ['10', 'Passable'],
    ];
    const rows = list.rows.map((row, index) => [...row, '', ...(legend[index] ?? ['', ''])]);
    const gradebook = read({ rows });
    expect(numbers(textsOf(gradebook))).toEqual(upTo(10));
  });
});

describe('unusual pages', () => {
  it('with names alone are refused', () => {
    const rows = [HEADS.fr.slice(0, 2), ...pupils(1, 8).map((row) => row.slice(0, 2))];
    expect(readPage({ tables: [{ rows }] })).toEqual({ failure: 'table-too-small' });
  });

  it('can have halves with two rows of headings and a title each', () => {
    const head = [['', '', '1er trimestre', '1er trimestre'], HEADS.fr];
    const halves = [
      [...head, ...pupils(1, 8)],
      [...head, ...pupils(9, 8)],
    ];
    const gradebook = read({
      rows: beside(halves, 0),
      merged: [
        [0, 2, 1, 2],
        [0, 6, 1, 2],
      ],
    });
    expect(numbers(textsOf(gradebook))).toEqual(upTo(16));
    expect(gradebook.columns.map(({ role }) => role)).toEqual([
      ...[undefined, undefined, 'test', 'exam'],
    ]);
  });

  it('can have halves with a column without a heading', () => {
    const head = ['N°', 'Nom et prénom', 'Devoir', ''];
    const halves = [
      [head, ...pupils(1, 8)],
      [head, ...pupils(9, 8)],
    ];
    const gradebook = read({ rows: beside(halves, 1) });
    expect(textsOf(gradebook)).toEqual(expected(pupils(1, 16)));
    expect(columnsOf(gradebook).at(-1)).toBe('mark “”');
  });

  it('with two halves upside down are refused', () => {
    const halves = [
      [HEADS.fr, ...pupils(1, 8)],
      [HEADS.fr, ...pupils(9, 8)],
    ];
    expect(readPage({ tables: [{ rows: beside(halves, 1) }], upsideDown: true })).toEqual({
      failure: 'page-upside-down',
    });
  });
});
