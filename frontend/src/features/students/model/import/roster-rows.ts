import { correctedNames, rolesOfNames } from '#shared/class-lists/column-roles.ts';
import { limits } from '#shared/model/limits.ts';
import { findHeader, headerAt, type Header } from '#shared/spreadsheet/find-header.ts';
import { findListWithoutHeadings } from '#shared/spreadsheet/list-without-headings.ts';
import { fieldOfHeading, isOfOtherPerson } from '#shared/spreadsheet/heading-terms.ts';
import { listRows, textOf, type ListLayout } from '#shared/spreadsheet/list-rows.ts';
import { formulasWithoutResults } from '#shared/spreadsheet/formulas-without-results.ts';
import type { Cell, Sheet } from '#shared/spreadsheet/sheet.ts';
import { isEmail } from '#frontend/lib/forms/validators.ts';
import {
  choiceOfSheet,
  type Choices,
  type FileKind,
  type SheetAsRead,
  type SheetChoice,
} from '#frontend/record/model/preview/corrections.ts';

/** What a column of a list of students may hold. */
const rosterRoles = ['name', 'surname', 'given-name', 'email', 'left-out'] as const;
export type RosterRole = (typeof rosterRoles)[number];

/** Lists of students with their addresses. */
export const studentLists: FileKind<RosterRole> = {
  name: 'student-columns',
  roles: rosterRoles,
  ends: new Set(['given-name', 'email']),
  textOf: (role) => `preview.role.${role}`,
};

/** A row of a list with the values under its headings, valid or not. */
export interface ListRow {
  /** The name of the sheet; empty if there is only one. */
  readonly sheet: string;
  /** The row number in the spreadsheet, from 1. */
  readonly row: number;
  readonly fullName: string;
  readonly email: string;
  readonly isHidden?: boolean | undefined;
}

/** The address in a cell, also from `mailto:…` or `Amina <amina@…>`. */
const addressOf = (cell: Cell): string =>
  textOf(cell)
    .replace(/^.*<([^<>]*)>$/, '$1')
    .replace(/^mailto:/i, '')
    .trim();

const isAddress = (cell: Cell): boolean => isEmail(addressOf(cell));

/** The column with the most addresses, regardless of its heading, if at least half of its cells are addresses. */
const columnOfAddresses = ({ rows }: Sheet): number | undefined => {
  const filled = new Map<number, number>();
  const addresses = new Map<number, number>();
  const count = (counts: Map<number, number>, column: number) =>
    counts.set(column, (counts.get(column) ?? 0) + 1);
  for (const { cells } of rows) {
    cells.forEach((cell, column) => {
      if (cell !== undefined) count(filled, column);
      if (isAddress(cell)) count(addresses, column);
    });
  }
  const [best] = [...addresses]
    .filter(([column, found]) => found * 2 >= (filled.get(column) ?? 0))
    .toSorted(([, a], [, b]) => b - a);
  return best?.[0];
};

const removeColumn = (sheet: Sheet, column: number): Sheet => ({
  ...sheet,
  rows: sheet.rows.map(({ number, cells }) => ({
    number,
    cells: cells.map((cell, index) => (index === column ? undefined : cell)),
  })),
});

interface RosterSheet {
  readonly sheet: Sheet;
  readonly layout: ListLayout;
  /** Missing without headings. */
  readonly header: Header | undefined;
}

/** Whether the heading of a column names somebody else than the student: `Email du père`. */
const isHeadedForOthers = ({ rows }: Sheet, header: Header | undefined, column: number): boolean =>
  header !== undefined &&
  rows.some(
    ({ number, cells }) =>
      number >= header.firstRow &&
      number <= header.lastRow &&
      isOfOtherPerson(textOf(cells[column])),
  );

/** Where the names and addresses of a sheet are; the teacher's word comes first. Undefined if it is no list. */
function rosterSheet(sheet: Sheet, choice: SheetChoice<RosterRole>): RosterSheet | undefined {
  const { headingRow, columns = [], leftOut } = choice;
  const said = new Map(columns.map(({ column, role }) => [column, role]));
  const header = headingRow === undefined ? findHeader(sheet) : headerAt(sheet, headingRow);
  const found = header?.columns.get('email') ?? columnOfAddresses(sheet);
  // Addresses of parents or teachers are shown, and taken if the teacher says so.
  const isOfOther = found !== undefined && isHeadedForOthers(sheet, header, found);
  const email =
    columns.find(({ role }) => role === 'email')?.column ??
    (found === undefined || isOfOther || said.has(found) ? undefined : found);
  if (leftOut || (email === undefined && columns.length === 0 && !isOfOther)) return undefined;
  const layout = header ??
    findListWithoutHeadings(email === undefined ? sheet : removeColumn(sheet, email)) ?? {
      ...{ lastRow: 0, nameColumns: [], columns: new Map() },
    };
  const fields = new Map(layout.columns);
  fields.delete('email');
  if (email !== undefined) fields.set('email', email);
  const nameColumns = correctedNames(layout, said);
  return { sheet, header, layout: { ...layout, nameColumns, columns: fields } };
}

/** Formulas without results where the names and addresses are; without headings, any column may be the names. */
const unknownCells = ({ sheet, layout: { nameColumns, columns }, header }: RosterSheet): string =>
  formulasWithoutResults([sheet], header && new Set([...nameColumns, columns.get('email') ?? -1]));

const rowsOf = ({ sheet, layout }: RosterSheet, name: string): ListRow[] =>
  listRows(sheet, layout)
    .map(({ number, names, at }) => ({
      sheet: name,
      row: number,
      fullName: names.join(' '),
      email: addressOf(at('email')),
      ...(sheet.hiddenRows?.includes(number) && { isHidden: true }),
    }))
    // Printed pages may repeat the headings.
    .filter((row) => (row.fullName || row.email) && fieldOfHeading(row.email) !== 'email');

/** How a sheet was read; `list` is missing if it is none. */
function readingOf(sheet: Sheet, list: RosterSheet | undefined): SheetAsRead<RosterRole> {
  const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length));
  const names = list && rolesOfNames(list.layout);
  const roleOf = (column: number): RosterRole =>
    column === list?.layout.columns.get('email') ? 'email' : (names?.get(column) ?? 'left-out');
  const { firstRow, lastRow } = list?.header ?? {};
  return {
    ...{ sheet: sheet.name, borders: [] },
    columns: Array.from({ length: width }, (_, column) => ({ column, role: roleOf(column) })),
    taken: list ? rowsOf(list, '').map(({ row }) => row) : [],
    ...(firstRow && lastRow && { headings: { first: firstRow, last: lastRow } }),
  };
}

/** Why no student of a file can be added, and the cells that this is about. */
export interface ListProblem {
  readonly problem: 'empty' | 'no-columns' | 'too-many' | 'formulas';
  readonly cells?: string;
}

/** The students of a file, and how its sheets were read. */
export interface Roster {
  readonly rows: readonly ListRow[];
  readonly readings: readonly SheetAsRead<RosterRole>[];
  readonly problem?: ListProblem;
}

/** The students in the sheets of a file: every sheet with a column of addresses is a list, and what a teacher says is one. */
export function rosterOf(sheets: readonly Sheet[], choices: Choices<RosterRole>): Roster {
  const read = sheets
    .filter(({ rows }) => rows.length > 0)
    .map((sheet) => ({ sheet, list: rosterSheet(sheet, choiceOfSheet(choices, sheet.name)) }));
  const readings = read.map(({ sheet, list }) => readingOf(sheet, list));
  const none = (problem: ListProblem): Roster => ({ rows: [], readings, problem });
  if (read.length === 0) return none({ problem: 'empty' });
  const lists = read.flatMap(({ list }) => list ?? []);
  if (lists.length === 0) {
    const cells = formulasWithoutResults(read.map(({ sheet }) => sheet));
    return none({ problem: 'no-columns', cells });
  }
  const cells = lists.map(unknownCells).find(Boolean);
  if (cells) return none({ problem: 'formulas', cells });
  const rows = lists.flatMap((list) => rowsOf(list, lists.length > 1 ? list.sheet.name : ''));
  if (rows.length === 0) return none({ problem: 'empty' });
  if (rows.length > limits.importedStudents) return none({ problem: 'too-many' });
  return { rows, readings };
}
