import { limits } from '#shared/model/limits.ts';
import { findHeader } from '#shared/spreadsheet/find-header.ts';
import { findListWithoutHeadings } from '#shared/spreadsheet/list-without-headings.ts';
import { fieldOfHeading } from '#shared/spreadsheet/heading-terms.ts';
import { listRows, textOf, type ListLayout } from '#shared/spreadsheet/list-rows.ts';
import { formulasWithoutResults } from '#shared/spreadsheet/formulas-without-results.ts';
import type { Cell, Sheet } from '#shared/spreadsheet/sheet.ts';
import { isEmail } from '#frontend/lib/forms/validators.ts';
import { ListError } from './list-problem.ts';

/** A row of a list with the values under its headings, valid or not. */
export interface ListRow {
  /** The name of the sheet; empty if there is only one. */
  readonly sheet: string;
  /** The row number in the spreadsheet, from 1. */
  readonly row: number;
  readonly fullName: string;
  readonly email: string;
  /** Whether the spreadsheet hides the row. */
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

const layoutOf = (sheet: Sheet): ListLayout | undefined => {
  const header = findHeader(sheet);
  const email = header?.columns.get('email') ?? columnOfAddresses(sheet);
  if (email === undefined) return undefined;
  const layout = header ?? findListWithoutHeadings(removeColumn(sheet, email));
  return layout && { ...layout, columns: new Map(layout.columns).set('email', email) };
};

const refuseUnknown = (sheet: Sheet, { nameColumns, columns }: ListLayout): void => {
  const email = columns.get('email') ?? -1;
  // Without headings, a column of formulas may be the names.
  const cells = formulasWithoutResults(
    [sheet],
    findHeader(sheet) && new Set([...nameColumns, email]),
  );
  if (cells !== '') throw new ListError('formulas', { cells });
};

const rowsOf = (sheet: Sheet, layout: ListLayout, name: string): ListRow[] =>
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

/**
 * The students in a workbook, from every sheet with a name column (one or two) and an address column.
 *
 * @throws ListError `empty`, `no-columns`, `too-many`, `formulas`
 */
export const rosterRows = (sheets: readonly Sheet[]): ListRow[] => {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new ListError('empty');
  const lists = filled.flatMap((sheet) => {
    const layout = layoutOf(sheet);
    return layout ? [{ sheet, layout }] : [];
  });
  if (lists.length === 0)
    throw new ListError('no-columns', { cells: formulasWithoutResults(filled) });
  for (const { sheet, layout } of lists) refuseUnknown(sheet, layout);
  const rows = lists.flatMap(({ sheet, layout }) =>
    rowsOf(sheet, layout, lists.length > 1 ? sheet.name : ''),
  );
  if (rows.length === 0) throw new ListError('empty');
  if (rows.length > limits.importedStudents) throw new ListError('too-many');
  return rows;
};
