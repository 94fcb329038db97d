import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell, Sheet } from '#shared/spreadsheet/sheet.ts';
import { rosterOf } from './roster-rows.ts';

const sheet = (rows: readonly (readonly Cell[])[], name = 'S'): Sheet => ({
  name,
  mergedCells: [],
  date1904: false,
  rows: rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== undefined)),
});
const rosterRows = (sheets: readonly Sheet[]) => rosterOf(sheets, []).rows;
const cellsOf = (...sheets: Sheet[]) => {
  const { problem, cells } = rosterOf(sheets, []).problem ?? {};
  return [problem, cells];
};
const listed = (...sheets: Sheet[]) =>
  rosterRows(sheets).map(({ fullName, email }) => `${fullName} <${email}>`);
const problem = (...sheets: Sheet[]) => rosterOf(sheets, []).problem?.problem;

const amina = 'Amina Benali <amina@school.dz>';

describe('rosterOf', () => {
  it.each([
    ['Full name', 'Email'],
    ['Nom et prénom', 'Adresse électronique'],
    ['الاسم واللقب', 'البريد الإلكتروني'],
    ['Name', 'E-mail'],
    ['Élève', 'Courriel'],
    ['Full name', 'Contact'],
    ['Full name', 'School email'],
    ['Full name', 'Address'],
  ])('finds %s and %s', (name, email) => {
    const rows = [['2M3'], [], ['N°', name, email], [1, 'Amina Benali', 'amina@school.dz']];
    expect(listed(sheet(rows))).toEqual([amina]);
  });

  it.each([
    [['Surname', 'First name', 'Email'], ['Benali', 'Amina', 'amina@school.dz'], 'Benali Amina'],
    [['Prénom', 'Nom', 'Mail'], ['Amina', 'Benali', 'amina@school.dz'], 'Benali Amina'],
    [['الإيميل', 'الاسم', 'اللقب'], ['amina@school.dz', 'أمينة', 'بن علي'], 'بن علي أمينة'],
  ])('joins a name split into two columns: %j', (headings, row, name) => {
    expect(listed(sheet([headings, row]))).toEqual([`${name} <amina@school.dz>`]);
  });

  it('reads a list without headings', () => {
    const rows = [
      ['Amina Benali', 'amina@school.dz'],
      ['Sofiane Mebarki', 'sofiane@school.dz'],
      ['Lina Haddad', 'lina@school.dz'],
    ];
    expect(listed(sheet(rows))).toHaveLength(3);
    expect(listed(sheet(rows))[0]).toBe(amina);
  });

  it.each([
    'mailto:amina@school.dz',
    'Amina <amina@school.dz>',
    ' amina@school.dz\u200f ',
    '\u202aamina@school.dz\u202c',
  ])('finds the address in %j', (email) => {
    expect(
      listed(
        sheet([
          ['Full name', 'Email'],
          ['Amina  Benali', email],
        ]),
      ),
    ).toEqual([amina]);
  });

  it.each(['Email du père', 'بريد الولي', 'Teacher email', "Email de l'enseignant"])(
    'takes no address of somebody else unless the teacher says so: %s',
    (heading) => {
      const rows = [
        ['Nom et prénom', heading],
        ['Amina Benali', 'amina@school.dz'],
      ];
      expect(listed(sheet(rows))).toEqual(['Amina Benali <>']);
      const columns = [{ column: 1, role: 'email' as const }];
      const said = rosterOf([sheet(rows)], [{ sheet: 'S', columns }]).rows;
      expect(said.map(({ email }) => email)).toEqual(['amina@school.dz']);
      const own = rows.map((row, n) => [...row, n === 0 ? 'Email élève' : 'own@school.dz']);
      expect(listed(sheet(own))).toEqual(['Amina Benali <own@school.dz>']);
    },
  );

  it('keeps incomplete rows for the teacher, with their line numbers', () => {
    const rows = [['Full name', 'Email'], ['Amina', undefined], [], [undefined, 'x@y.dz']];
    expect(rosterRows([sheet(rows)])).toEqual([
      { sheet: '', row: 2, fullName: 'Amina', email: '' },
      { sheet: '', row: 4, fullName: '', email: 'x@y.dz' },
    ]);
  });

  it('reads every sheet that is a list, and skips repeated headings', () => {
    const list = [
      ['Full name', 'Email'],
      ['Amina Benali', 'a@b.dz'],
      ['Full name', 'Email'],
    ];
    const rows = rosterRows([sheet(list, '2م3'), sheet([['Notes']], 'x'), sheet(list, '2م4')]);
    expect(rows.map((row) => row.sheet)).toEqual(['2م3', '2م4']);
  });

  it('names what is wrong with the other rows', () => {
    expect(problem()).toBe('empty');
    expect(problem(sheet([['Full name', 'Email']]))).toBe('empty');
    expect(problem(sheet([['Full name'], ['Amina Benali']]))).toBe('no-columns');
    const many = Array.from({ length: 2_001 }, (_, n) => [`Pupil ${n}`, `p${n}@b.dz`]);
    expect(problem(sheet([['Full name', 'Email'], ...many]))).toBe('too-many');
  });

  it('never fails on any table', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.double(),
      fc.constantFrom(undefined, 'Email', 'Nom', 'الاسم', 'a@b.dz'),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 12 }), (rows) => {
        expect(['empty', 'no-columns', undefined]).toContain(problem(sheet(rows)));
      }),
    );
  });

  it('names the formulas without results, and takes nothing', () => {
    const made = { at: 'C2' };
    const head = ['N°', 'Name', 'Email', 'Age'];
    const cells = '\u2068S\u2069 C2';
    expect(cellsOf(sheet([head, [1, 'Amina Benali', made, 12]]))).toEqual(['formulas', cells]);
    expect(cellsOf(sheet([head, [1, made, 'amina@school.dz', 12]]))).toEqual(['formulas', cells]);
    const unnamed = sheet([
      [made, 'Email', 'Notes'],
      ['Amina', 'amina@school.dz', 'Ali Kaci'],
    ]);
    expect(cellsOf(unnamed)).toEqual(['formulas', cells]);
    expect(
      cellsOf(
        sheet([
          ['Name', made],
          ['Amina', 'x'],
        ]),
      ),
    ).toEqual(['no-columns', cells]);
    expect(listed(sheet([head, [made, 'Amina Benali', 'amina@school.dz', made]]))).toEqual([amina]);
  });
});

it('rows that the spreadsheet hides are read, and known to be hidden', () => {
  const list = sheet([
    ['Full name', 'Email'],
    ['Amina Benali', 'amina@school.dz'],
    ['Yacine Haddad', 'yacine@school.dz'],
  ]);
  const rows = rosterRows([{ ...list, hiddenRows: [3] }]);
  expect(rows.map(({ row, isHidden = false }) => [row, isHidden])).toEqual([
    [2, false],
    [3, true],
  ]);
});

describe('what a teacher says of a list', () => {
  const strange = sheet([
    ['Réf', 'Zzz', 'Yyy', 'Contact'],
    ['7X', 'Benali', 'Amina', 'amina@school.dz'],
    ['8X', 'Haddad', 'Lina', 'lina@school.dz'],
  ]);
  const rolesUnder = (...choices: Parameters<typeof rosterOf>[1]) =>
    rosterOf([strange], choices).readings[0]?.columns.map(({ role }) => role);
  const underChoices = (...choices: Parameters<typeof rosterOf>[1]) =>
    rosterOf([strange], choices).rows.map(({ row, fullName, email }) => [row, fullName, email]);

  it('names what every column was read as, and asks for names that were not found', () => {
    const unnamed = sheet([
      ['Mark', 'Email'],
      [12, 'a@b.dz'],
    ]);
    const { rows, readings } = rosterOf([unnamed], []);
    expect(rows).toEqual([{ sheet: '', row: 2, fullName: '', email: 'a@b.dz' }]);
    expect(readings[0]?.columns.map(({ role }) => role)).toEqual(['left-out', 'email']);
  });

  it('is the row of headings and the columns of names and addresses', () => {
    const said = underChoices({
      ...{ sheet: 'S', headingRow: 1 },
      columns: [
        { column: 1, role: 'surname' },
        { column: 2, role: 'given-name' },
      ],
    });
    expect(said).toEqual([
      [2, 'Benali Amina', 'amina@school.dz'],
      [3, 'Haddad Lina', 'lina@school.dz'],
    ]);
    expect(rolesUnder({ sheet: 'S', columns: [{ column: 3, role: 'left-out' }] })).not.toContain(
      'email',
    );
    expect(rolesUnder({ sheet: 'S', leftOut: true })).toEqual(Array(4).fill('left-out'));
  });

  it('changes nothing where it agrees with the reading', () => {
    fc.assert(
      fc.property(fc.constantFrom('Nom', 'Name', 'Zzz'), fc.nat(4), (heading, count) => {
        const rows = Array.from({ length: count }, (_, n) => [`Amina ${heading}`, `p${n}@b.dz`]);
        const list = sheet([[heading, 'Email'], ...rows]);
        const before = rosterOf([list], []);
        const [reading] = before.readings;
        const columns = [...(reading?.columns ?? [])];
        const headingRow = reading?.headings?.first ?? 0;
        expect(rosterOf([list], [{ sheet: 'S', columns, headingRow }]).rows).toEqual(before.rows);
      }),
    );
  });
});
