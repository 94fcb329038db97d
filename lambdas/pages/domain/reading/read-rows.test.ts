import { describe, expect, it } from 'vitest';
import { findDoubts } from '#shared/page/doubts.ts';
import { gradebookOf, textsOf } from '#test/support/gradebook-reading.ts';
import type { TestPage } from '#test/support/textract-page.ts';

/** A part of a class, with its pupils numbered from `from`. */
const half = (from: number, names: readonly string[]) => [
  ['N°', 'Nom', 'Prénom', 'Note'],
  ...names.map((name, index) => [String(from + index), ...name.split(' '), '12,5']),
];

describe('the rows of a page', () => {
  it('from two halves of a class are put below each other', () => {
    const left = half(1, ['Haddad Amel', 'Kaci Ines', 'Toumi Rayan']);
    const right = half(4, ['Saidi Lina', 'Petit Manon']);
    const expected = [
      '1|Haddad Amel|12,5',
      '2|Kaci Ines|12,5',
      '3|Toumi Rayan|12,5',
      '4|Saidi Lina|12,5',
      '5|Petit Manon|12,5',
    ];
    const asTwo = gradebookOf({
      tables: [
        { rows: right, at: [0.55, 0.2, 0.4, 0.5] },
        { rows: left, at: [0.05, 0.2, 0.4, 0.6] },
      ],
    });
    expect(textsOf(asTwo)).toEqual(expected);
    const empty = ['', '', '', ''];
    const asOne = gradebookOf({
      tables: [{ rows: left.map((row, index) => [...row, '', ...(right[index] ?? empty)]) }],
    });
    expect(textsOf(asOne)).toEqual(expected);
    expect([asTwo.warnings, asOne.warnings]).toEqual([[], []]);
  });

  it.each([
    ['misread marks', ['1', 'Haddad Amel', 'IS,s', 'te', '9']],
    ['a remark that is also a heading', ['1', 'Haddad Amel', 'obs', 'Remarque', '12']],
  ])('begin with the first pupil directly under the headings, with %s', (_, first) => {
    const gradebook = gradebookOf({
      tables: [
        {
          entities: { 0: 'COLUMN_HEADER', 1: 'COLUMN_HEADER' },
          rows: [
            ['N°', 'Nom et prénom', 'Devoir', 'Cahier', 'Composition'],
            first,
            ['2', 'Kaci Ines', '8', '12', '7'],
            ['3', 'Toumi Rayan', '12', '14', '11'],
            ['4', 'Saidi Lina', '14', '9', '10'],
          ],
        },
      ],
    });
    expect(gradebook.rows).toHaveLength(4);
    expect(gradebook.rows[0]?.cells[1]?.text).toBe('Haddad Amel');
  });

  it('begin with a pupil of the class list, although nothing else of the row could be read', () => {
    const rows = [
      ['Nom et prénom', 'Devoir', 'Composition'],
      ['Haddad Amel', 'note', 'IS'],
      ['Kaci Ines', '8', '7'],
      ['Toumi Rayan', '12', '11'],
    ];
    const page: TestPage = {
      tables: [{ rows, entities: { 0: 'COLUMN_HEADER', 1: 'COLUMN_HEADER' } }],
    };
    const pupils = ['Haddad Amel', 'Kaci Ines', 'Toumi Rayan'].map((fullName) => ({ fullName }));
    const listed = gradebookOf(page, {
      classLists: { source: 'classes.xlsx', classes: [{ name: '4M2', pupils }] },
    });
    expect(listed.rows.map(({ pupil }) => pupil)).toEqual([0, 1, 2]);
  });

  it('are shown to the teacher where a part of the name, or all of it, could not be read', () => {
    const rows = half(1, ['Haddad Amel', 'Kaci Ines', 'Toumi Rayan', 'Petit Lea']);
    const lost = rows.map((row, index) =>
      row.map((text, place) =>
        (index === 2 && place === 1) || (index === 3 && place < 3 && place > 0) ? '' : text,
      ),
    );
    const doubts = findDoubts(gradebookOf({ tables: [{ rows: lost }] }));
    const names = doubts.filter(({ column }) => column === 1);
    expect(names.map(({ row, reasons }) => `${row} ${reasons.join()}`)).toEqual([
      '1 unsure',
      '2 unsure',
    ]);
  });

  it('begin with a pupil whose absence was misread as a heading of remarks', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          rows: [
            ['Surname', 'articipation', 'Exam'],
            ['Haddad', 'obs', '4.5'],
            ['Kaci', '6', '7'],
            ['Toumi', '5.5', '5'],
            ['Petit', '7.25', '6.5'],
          ],
        },
      ],
    });
    expect(textsOf(gradebook)[0]).toBe('Haddad|obs|4.5');
  });

  it('continue in a table that begins again without headings', () => {
    const [heading = [], ...rows] = half(1, [
      'Haddad Amel',
      'Kaci Ines',
      'Toumi Rayan',
      'Petit Lea',
    ]);
    const gradebook = gradebookOf({
      tables: [
        { rows: [heading, ...rows.slice(0, 2)], at: [0.1, 0.1, 0.8, 0.3] },
        { rows: rows.slice(2), at: [0.1, 0.5, 0.8, 0.2] },
      ],
    });
    expect(textsOf(gradebook).map((row) => row[0])).toEqual(['1', '2', '3', '4']);
  });

  it.each([true, false])(
    'come from the table of marks, and the page says if one is left out',
    (isLong) => {
      const gradebook = gradebookOf({
        tables: [
          {
            at: [0.1, 0.02, 0.3, 0.05],
            rows: [
              ['Établissement', 'CEM Ibn Badis'],
              ['Matière', 'Physique'],
              ...(isLong ? [['Classe', '4AM2']] : []),
            ],
          },
          { rows: half(1, ['Haddad Amel', 'Kaci Ines', 'Toumi Rayan']) },
        ],
      });
      expect(gradebook.rows).toHaveLength(3);
      expect(gradebook.warnings).toEqual(isLong ? ['tables-left-out'] : []);
    },
  );

  it('keep their place when cells are missing, and so do columns', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          rows: [
            ['N°', 'Nom et prénom', 'Devoir', 'Composition'],
            ['1', 'Haddad Amel', undefined, '12'],
            [undefined, 'Kaci Ines', '13', undefined],
            [undefined, undefined, undefined, '8,5'],
            ['4', 'Petit Manon', '16', '15'],
          ],
        },
      ],
    });
    expect(textsOf(gradebook)).toEqual([
      '1|Haddad Amel||12',
      '|Kaci Ines|13|',
      '|||8,5',
      '4|Petit Manon|16|15',
    ]);
    expect(gradebook.rows[0]?.cells[2]).toEqual({
      text: '',
      confidence: 0,
      box: [5000, 3400, 2000, 1400],
    });
  });

  it('stay when they are unreadable in the middle, and unused lines are dropped', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          rows: [
            ['N°', 'Nom et prénom', 'Devoir'],
            ['1', 'Haddad Amel', '12'],
            ['', '', ''],
            ['3', 'Petit Manon', '16'],
            ['', '', ''],
            ['', '', ''],
          ],
        },
      ],
    });
    expect(textsOf(gradebook)).toEqual(['1|Haddad Amel|12', '2||', '3|Petit Manon|16']);
    expect(gradebook.rows[1]?.cells[0]).toMatchObject({ text: '2', read: '' });
  });

  it('get their number corrected between two that fit, and keep what was read', () => {
    const gradebook = gradebookOf({
      tables: [
        { fromRight: true, rows: ['١', '٢', 'ب', '٤', '٥'].map((n) => [n, 'حداد سلمى', '١٢']) },
      ],
    });
    expect(gradebook.rows.map(({ cells }) => cells[0]?.text)).toEqual(['١', '٢', '٣', '٤', '٥']);
    expect(gradebook.rows[2]?.cells[0]).toMatchObject({ text: '٣', read: 'ب' });
  });

  it('below the pupils join their merged cells, and do not count as pupils', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          merged: [[4, 0, 1, 2]],
          rows: [
            ['N°', 'Nom et prénom', 'Devoir'],
            ['1', 'Haddad Amel', '12'],
            ['2', 'Kaci Ines', '14'],
            ['3', 'Toumi Rayan', '10'],
            ['Moyenne', 'de la classe', '12'],
          ],
        },
      ],
    });
    expect(textsOf(gradebook).at(-1)).toBe('Σ|Moyenne de la classe||12');
  });

  it('with class averages are recognised by their values, whatever their name', () => {
    const rows = [
      ['N°', 'Nom et prénom', 'Devoir', 'Composition'],
      ['1', 'Haddad Amel', '12', '14'],
      ['2', 'Kaci Ines', '10', '16'],
      ['3', 'Toumi Rayan', '8', 'abs'],
      ['4', 'Petit Manon', '15,5', '12'],
      ['5', 'Saidi Lina', '9', '13,5'],
    ];
    const textsWith = (row: readonly string[]): string[] =>
      textsOf(gradebookOf({ tables: [{ rows: [...rows, row] }] }));
    expect(textsWith(['', 'jl--o', '10,9', '13,88']).at(-1)).toBe('Σ||jl--o|10,9|13,88');
    expect(textsWith(['', 'Girard Noe', '10,5', '15']).at(-1)).toBe('|Girard Noe|10,5|15');
    expect(textsWith(['', '', '10,9', '']).at(-1)).toBe('Σ|||10,9|');
    expect(textsWith(['', '', '10,5', '']).at(-1)).toBe('||10,5|');
    expect(textsWith(['', 'Girard Noe', '10,9', '']).at(-1)).toBe('|Girard Noe|10,9|');
    expect(textsWith(['6', 'Girard Noe', '10,9', '13,88']).at(-1)).toBe('6|Girard Noe|10,9|13,88');
  });

  it('of pupils are not mistaken for a summary, and marks not for dates', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          rows: [
            ['Nom et prénom', 'Note'],
            ['Meziane Sara', '5.75/10'],
            ['Max Petit', '8.5/10'],
            ['Total', '7.13'],
          ],
        },
      ],
    });
    expect(textsOf(gradebook)).toEqual([
      'Meziane Sara|5.75/10',
      'Max Petit|8.5/10',
      'Σ|Total|7.13',
    ]);
    expect(gradebook.columns[1]).toMatchObject({ kind: 'mark', scale: 10 });
  });
});
