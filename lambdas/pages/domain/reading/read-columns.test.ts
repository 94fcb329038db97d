import { describe, expect, it } from 'vitest';
import { findDoubts } from '#shared/page/doubts.ts';
import { ARABIC_PAGE, columnsOf, gradebookOf, textsOf } from '#test/support/gradebook-reading.ts';

describe('the columns of a page', () => {
  it('are recognised on half a page by their content', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          rows: [
            ['21', 'Haddad Amel', '12', '13,5', 'Bien'],
            ['22', 'Kaci Ines', '8,25', 'abs', 'Insuffisant'],
            ['23', 'Toumi Rayan', '15', '16', 'Très bien'],
          ],
        },
      ],
    });
    expect(columnsOf(gradebook)).toEqual([
      'ordinal “”',
      'name “”',
      'mark “”',
      'mark “”',
      'remark “”',
    ]);
    expect(gradebook.rows).toHaveLength(3);
  });

  it('of signs are said to hold no marks, count as nothing, and every cell is asked about', () => {
    const tick = (text = '?') => ({ text, confidence: 60, tick: true }) as const;
    const pupils = ['Haddad Amel', 'Kaci Ines', 'Toumi Rayan', 'Saidi Lina', 'Petit Manon'];
    const signs = [tick(), tick('1'), tick(), tick(), { text: '15', confidence: 60 }];
    const gradebook = gradebookOf({
      tables: [
        {
          rows: [
            ['Nom et prénom', 'Cahier', 'Devoir', 'Composition'],
            ...pupils.map((name, row) => [
              name,
              signs[row],
              ['12', '9', '17', '8', '11'][row],
              ['7', '14', '10', '6', '13'][row],
            ]),
          ],
        },
      ],
    });
    expect(columnsOf(gradebook)).toEqual([
      'name “Nom et prénom”',
      'mark “Cahier”',
      'mark test “Devoir”',
      'mark exam “Composition”',
    ]);
    expect(gradebook.columns.map(({ ticks }) => ticks)).toEqual([
      undefined,
      true,
      undefined,
      undefined,
    ]);
    const doubts = findDoubts(gradebook).filter(({ column }) => column === 1);
    expect(doubts.map(({ row, reasons }) => `${row} ${reasons[0]}`)).toEqual([
      '-1 ticks',
      '0 unsure',
      '1 unsure',
      '2 unsure',
      '3 unsure',
      '4 unsure',
    ]);
  });

  it('of names are recognised although their heading mentions marks', () => {
    const rows = ['Haddad Amel', 'Kaci Ines', 'Toumi Rayan'].map((text) => [
      { text, confidence: 60 },
      '12',
      '13,5',
    ]);
    const tables = [{ rows: [['Notes', 'Devoir', 'Composition'], ...rows] }];
    expect(columnsOf(gradebookOf({ tables }))).toEqual([
      'name “Notes”',
      'mark test “Devoir”',
      'mark exam “Composition”',
    ]);
  });

  it('of first and last names are joined when their headings are unreadable', () => {
    const rows = [
      ['Nr', 'Last nom e', 'Gwen KAME', 'Test'],
      ['1', 'Brown', 'Youssef', '12'],
      ['2', 'Carter', 'Walid', '9'],
      ['3', 'Farouk', 'Nadia', '15'],
      ['4', 'Walker', 'Omar', '7,5'],
    ];
    const gradebook = gradebookOf({ tables: [{ rows }] });
    expect(textsOf(gradebook)[0]).toBe('1|Brown Youssef|12');
    expect(gradebook.columns.map(({ kind }) => kind)).toEqual(['ordinal', 'name', 'mark']);
  });

  it('that are empty beside marks are for marks, unless their heading says otherwise', () => {
    const kindsWith = (...headings: readonly string[]) => {
      const rows = ['Haddad Amel', 'Kaci Ines', 'Toumi Rayan'].map((name) => [name, '12', '', '']);
      const page = { rows: [['Nom et prénom', 'Devoir', ...headings], ...rows] };
      return gradebookOf({ tables: [page] }).columns.map(({ kind }) => kind);
    };
    expect(kindsWith('r-/ äsloll', 'Observations')).toEqual(['name', 'mark', 'mark', 'remark']);
    expect(kindsWith('Observations', '3x-')).toEqual(['name', 'mark', 'remark', 'other']);
  });

  it('do not include the paper’s edges, but may contain only ones', () => {
    const names = ['Haddad Amel', 'Kaci Ines', 'Toumi Rayan', 'Petit Manon'];
    const rows = names.map((name, index) => [
      '1',
      `${index + 1}`,
      name,
      '12,5',
      '1',
      index ? '|' : '',
    ]);
    const heading = ['', 'N°', 'Nom et prénom', 'Devoir', 'Participation', ''];
    const gradebook = gradebookOf({ tables: [{ rows: [heading, ...rows] }] });
    expect(columnsOf(gradebook)).toEqual([
      'ordinal “N°”',
      'name “Nom et prénom”',
      'mark test “Devoir”',
      'mark activities “Participation”',
    ]);
    expect(textsOf(gradebook)[0]).toBe('1|Haddad Amel|12,5|1');
  });

  it('of marks get their scale from the marks when no heading gives it', () => {
    const scalesOf = (marks: readonly (readonly string[])[]) =>
      gradebookOf({
        tables: [
          {
            rows: [
              ['Nom', 'Devoir M0', 'Composition'],
              ...marks.map((row, index) => [`${'ABCDEFG'[index]}nom Prénom`, ...row]),
            ],
          },
        ],
      }).columns.map(({ scale }) => scale);
    const large = ['12', '35,5', '28', '9', '31', '40', '17'];
    expect(scalesOf(large.map((mark) => [mark, '15']))).toEqual([undefined, 40, undefined]);
    expect(scalesOf(large.map((mark) => [mark, '65,25']))).toEqual([undefined, 100, 100]);
    expect(scalesOf(large.map((mark, row) => [row === 0 ? '1275' : mark, '15']))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(scalesOf(['12', '35', '8', '9', '11', '10', '17'].map((mark) => [mark, '15']))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('of averages are found from the numbers, with the roles that only one rule gives', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          rows: [
            ['Ncm et prenom', '~', 'l)', 'Cx', 'Mq'],
            ['Haddad Amel', '12', '14', '11', '11,67'],
            ['Kaci Ines', '10', '16', '15', '14,33'],
            ['Toumi Rayan', '8', '9', '7', '7,5'],
          ],
        },
      ],
    });
    expect(gradebook.columns.map(({ kind, role }) => role ?? kind)).toEqual([
      'name',
      // Equal parts of one rule, so that the teacher is asked.
      'mark',
      'mark',
      'exam',
      'average',
    ]);
    expect(gradebook.averages).toBeUndefined();
  });

  it('of marks get a role by the averages and by their place between others', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          rows: [
            ['Nom et prénom', 'Cahier', 'Devoir 1', '~', 'Composition', 'Moyenne'],
            ['Haddad Amel', '12', '14', '13', '11', '11,67'],
            ['Kaci Ines', '10', '16', '13', '15', '14,33'],
            ['Toumi Rayan', '8', '9', '10', '7', '7,67'],
          ],
        },
      ],
    });
    expect(gradebook.columns[3]).toMatchObject({ kind: 'mark', role: 'test' });
  });

  it('of averages show the rule behind them, or use the usual rule of the level', () => {
    expect(gradebookOf(ARABIC_PAGE).averages).toBeUndefined();
    expect(gradebookOf(ARABIC_PAGE, { level: 'Middle' }).averages?.preset).toBe('middle-2022');
    const rows = [
      ['Nom et prénom', 'Éval. continue', 'Devoir', 'Composition', 'Moyenne'],
      ['Haddad Amel', '12', '14', '11', '11,67'],
      ['Kaci Ines', '10', '16', '15', '14,33'],
      ['Toumi Rayan', '8', '9', '7', '7,5'],
    ];
    expect(gradebookOf({ tables: [{ rows }] }).averages).toEqual({
      preset: 'middle-2022',
      scale: 20,
      parts: [
        { roles: ['activities', 'test'], weight: 1 },
        { roles: ['exam'], weight: 2 },
      ],
    });
  });

  it('are uncertain when a third of them cannot be read', () => {
    const marks = ['12', 'V,VO', '14', 'IF,O', '', 'lE', '9,5', '13'];
    const rows = marks.map((mark, index) => [`${index + 1}`, `Nom${index}b Prénom`, mark, '12']);
    const gradebook = gradebookOf({ tables: [{ rows, confidence: 99 }] });
    expect(gradebook.rows.map(({ cells }) => cells[2]?.confidence)).toEqual(marks.map(() => 90));
    expect(gradebook.rows.map(({ cells }) => cells[3]?.confidence)).toEqual(marks.map(() => 99));
  });
});
