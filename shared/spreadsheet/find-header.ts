import { foldText } from './fold-text.ts';
import { fieldOfHeading, type HeadingField } from './heading-terms.ts';
import type { ListLayout } from './list-rows.ts';
import type { Cell, Sheet, SheetRow } from './sheet.ts';

/** Headings stand among the first rows with a value; a ministry sheet has them in the sixth to tenth. */
const ROWS_SEARCHED = 40;

/** Where a list with headings is. */
export interface Header extends ListLayout {
  /** The first row of the headings. */
  readonly firstRow: number;
}

/** What each cell of a row names. */
type RowFields = readonly (HeadingField | undefined)[];
type Fields = ReadonlyMap<HeadingField, number>;

const fieldOf = (cell: Cell): HeadingField | undefined =>
  typeof cell === 'string' ? fieldOfHeading(cell) : undefined;

/** Which fields a row names, and the column of each: the first, when a list repeats them in two scripts. */
function headingFields(row: RowFields): Fields {
  const fields = new Map<HeadingField, number>();
  row.forEach((field, column) => {
    if (field && !fields.has(field)) fields.set(field, column);
  });
  return fields;
}

/** Which of two headings side by side comes first in a name: a bare `name` is what the other is not. */
const NAME_ORDER: readonly (HeadingField | undefined)[] = ['surname', 'name', 'givenName'];

/** The columns of the name: the first two parts side by side, or else the full name, or the only part there is. */
function nameColumns(row: RowFields, fields: Fields): number[] {
  const parts = row
    .map((field, column) => ({ column, rank: NAME_ORDER.indexOf(field) }))
    .filter(({ rank }) => rank >= 0);
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    if (next && next.rank !== part.rank) {
      return [part, next].toSorted((a, b) => a.rank - b.rank).map(({ column }) => column);
    }
  }
  const only = fields.get('fullName') ?? parts[0]?.column;
  return only === undefined ? [] : [only];
}

/** A heading merged over several columns, as `اللقب والاسم` over two, heads them all. */
const spread = (columns: readonly number[], row: number, sheet: Sheet): number[] => {
  const [only, ...others] = columns;
  if (only === undefined || others.length > 0) return [...columns];
  const wide = sheet.wideCells.find((cell) => cell.row === row && cell.column === only);
  return Array.from({ length: Math.min(wide?.width ?? 1, 3) }, (_, index) => only + index);
};

/** `الأسماء` heads a column of names; `أسماء`, with nothing known beside it, is a pupil. */
const isPupil = ({ cells }: SheetRow, fields: Fields): boolean =>
  fields.size === 1 && cells.some((cell) => typeof cell === 'string' && foldText(cell) === 'اسماء');

/**
 * Finds the headings by content, wherever they stand: the row that names most fields, with a name among them.
 * Rows of headings that follow it at once (the ministry has machine keys, then Arabic) belong to it.
 */
export function findHeader(sheet: Sheet): Header | undefined {
  const rows = sheet.rows.slice(0, ROWS_SEARCHED).map((row) => {
    const said = row.cells.map(fieldOf);
    const fields = headingFields(said);
    return { row, fields, names: nameColumns(said, fields) };
  });
  const named = rows.filter(({ row, fields, names }) => names.length > 0 && !isPupil(row, fields));
  const most = Math.max(0, ...named.map(({ fields }) => fields.size));
  const first = named.find(({ fields }) => fields.size === most);
  if (!first) return undefined;

  let lastRow = first.row.number;
  const columns = new Map(first.fields);
  for (const { row, fields } of named.slice(named.indexOf(first) + 1)) {
    if (row.number > lastRow + 1) break;
    lastRow = row.number;
    for (const [field, column] of fields) if (!columns.has(field)) columns.set(field, column);
  }
  return {
    firstRow: first.row.number,
    lastRow,
    nameColumns: spread(first.names, first.row.number, sheet),
    columns,
  };
}
