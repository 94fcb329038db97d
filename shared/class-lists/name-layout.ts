import { markHeading } from '../gradebook/mark-headings.ts';
import type { Header } from '../spreadsheet/find-header.ts';
import { fieldOfHeading, type HeadingField } from '../spreadsheet/heading-terms.ts';
import { textOf } from '../spreadsheet/list-rows.ts';
import { listsWithoutHeadings, possibleNameColumns } from '../spreadsheet/list-without-headings.ts';
import type { Sheet, SheetRow } from '../spreadsheet/sheet.ts';
import { levelOfCode } from './class-code.ts';
import { addSecondHeadingRow } from './mark-columns.ts';
import type { NameQuestion } from './workbook-reading.ts';

/** Headings stand among the first rows with a value. */
const ROWS_SEARCHED = 40;
/** So many known headings make a row of them. */
const FEWEST_HEADINGS = 2;
const EXAMPLES = 3;
/** Columns that are asked about at most. */
const MOST_COLUMNS = 6;

/** Where the pupils of a sheet are, or what has to be asked; neither for a sheet that holds something else. */
export interface NameLayout {
  /** `firstRow` and `lastRow` are 0 for a list without headings. */
  readonly layout?: Header;
  readonly question?: NameQuestion;
}

type Names = Pick<Header, 'nameColumns' | 'columns'>;

/** The row that has most known headings, of marks as well, though none of a name. */
function headingsWithoutNames(sheet: Sheet): SheetRow | undefined {
  const known = ({ cells }: SheetRow): number =>
    cells.filter((cell) => typeof cell === 'string' && (fieldOfHeading(cell) ?? markHeading(cell)))
      .length;
  const rows = sheet.rows.slice(0, ROWS_SEARCHED);
  const most = Math.max(0, ...rows.map(known));
  return most >= FEWEST_HEADINGS ? rows.find((row) => known(row) === most) : undefined;
}

function fieldsOf({ cells }: SheetRow): Map<HeadingField, number> {
  const fields = new Map<HeadingField, number>();
  cells.forEach((cell, column) => {
    const field = typeof cell === 'string' ? fieldOfHeading(cell) : undefined;
    if (field && !fields.has(field)) fields.set(field, column);
  });
  return fields;
}

/** A list of these names, with what headings say of the other columns. */
function layoutWith(sheet: Sheet, { nameColumns, columns }: Names): Header {
  const headings = headingsWithoutNames(sheet);
  if (!headings) return { firstRow: 0, lastRow: 0, nameColumns, columns };
  const at = { firstRow: headings.number, lastRow: headings.number };
  return addSecondHeadingRow(sheet, { ...at, nameColumns, columns: fieldsOf(headings) });
}

/** The list with the names where a teacher says they are. */
function chosenLayout(
  sheet: Sheet,
  header: Header | undefined,
  nameColumns: readonly number[],
): Header {
  if (header) return addSecondHeadingRow(sheet, { ...header, nameColumns });
  const columns = listsWithoutHeadings(sheet)[0]?.columns ?? new Map();
  return layoutWith(sheet, { nameColumns, columns });
}

function questionOf(sheet: Sheet, proposed: readonly number[]): NameQuestion | undefined {
  const headings = headingsWithoutNames(sheet);
  const below = {
    ...sheet,
    rows: sheet.rows.filter(({ number }) => number > (headings?.number ?? 0)),
  };
  const possible = possibleNameColumns(below).slice(0, MOST_COLUMNS);
  if (possible.length === 0) return undefined;
  const filled = ({ cells }: SheetRow): number =>
    possible.filter((column) => textOf(cells[column]) !== '').length;
  const most = Math.max(...below.rows.map(filled));
  const shown = below.rows.filter((row) => filled(row) === most).slice(0, EXAMPLES);
  return {
    kind: 'name-columns',
    sheet: sheet.name,
    columns: possible.map((column) => {
      const heading = textOf(headings?.cells[column]);
      const examples = shown.map(({ cells }) => textOf(cells[column]));
      return { column, ...(heading && { heading }), examples };
    }),
    proposed: proposed.length > 0 ? [...proposed] : possible.slice(0, 1),
  };
}

/** A sheet that is called as a class is, or says that it is one's, is asked about even among others with headings. */
const isOfClass = (sheet: Sheet, isClassSheet: boolean): boolean =>
  isClassSheet || levelOfCode(sheet.name) !== undefined;

/**
 * Finds the pupils of a sheet: by its headings, as the teacher says, or without headings where that makes sense in
 * exactly one way. Where it does in several or in none, and it may be a list, there is a question.
 *
 * @param options its headings, whether the sheet says that it is a class's, whether others have headings, and what was chosen
 */
export function nameLayout(
  sheet: Sheet,
  {
    header,
    isClassSheet,
    strict,
    nameColumns,
  }: {
    readonly header: Header | undefined;
    readonly isClassSheet: boolean;
    readonly strict: boolean;
    readonly nameColumns?: readonly number[] | undefined;
  },
): NameLayout {
  if (nameColumns) return { layout: chosenLayout(sheet, header, nameColumns) };
  if (header) return { layout: addSecondHeadingRow(sheet, header) };
  const lists = isClassSheet ? [] : listsWithoutHeadings(sheet, strict);
  const [only] = lists;
  // Headings there may be, though none that says which column has the names.
  if (only && lists.length === 1) return { layout: layoutWith(sheet, only) };
  if (strict && lists.length === 0 && !isOfClass(sheet, isClassSheet)) return {};
  const question = questionOf(sheet, only?.nameColumns ?? []);
  return question ? { question } : {};
}
