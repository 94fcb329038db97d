import { fieldOfHeading, type HeadingField } from './heading-terms.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** Headings stand among the first rows with a value; a ministry sheet has them in the sixth to tenth. */
const ROWS_SEARCHED = 40;

/** Where a sheet's columns are (from 0), and the first and last row of its headings. */
export interface Header {
  readonly firstRow: number;
  readonly lastRow: number;
  /** The columns whose texts, joined by a space, make a pupil's name: surname first. */
  readonly nameColumns: readonly number[];
  readonly columns: ReadonlyMap<HeadingField, number>;
}

/** Which fields a row names, and the column of each (the first, when a list repeats them in two scripts). */
export const headingFields = ({ cells }: SheetRow): Map<HeadingField, number> => {
  const fields = new Map<HeadingField, number>();
  cells.forEach((cell, column) => {
    const field = typeof cell === 'string' ? fieldOfHeading(cell) : undefined;
    if (field && !fields.has(field)) fields.set(field, column);
  });
  return fields;
};

const defined = (columns: readonly (number | undefined)[]): number[] =>
  columns.filter((column) => column !== undefined);

function nameColumns(fields: ReadonlyMap<HeadingField, number>): number[] {
  const name = fields.get('name');
  const surname = fields.get('surname') ?? (fields.has('givenName') ? name : undefined);
  const given = fields.get('givenName') ?? (fields.has('surname') ? name : undefined);
  if (surname !== undefined && given !== undefined) return [surname, given];
  const full = fields.get('fullName') ?? name;
  return full === undefined ? defined([surname, given]) : [full];
}

/** A heading merged over several columns, as `اللقب والاسم` over two, heads them all. */
const spread = (columns: readonly number[], row: number, sheet: Sheet): number[] => {
  const [only, ...others] = columns;
  if (only === undefined || others.length > 0) return [...columns];
  const wide = sheet.wideCells.find((cell) => cell.row === row && cell.column === only);
  return Array.from({ length: Math.min(wide?.width ?? 1, 3) }, (_, index) => only + index);
};

/**
 * Finds the headings by content, wherever they stand: the row that names most fields, with a name among them.
 * Rows of headings that follow it at once (the ministry has machine keys, then Arabic) belong to it.
 */
export function findHeader(sheet: Sheet): Header | undefined {
  const rows = sheet.rows
    .slice(0, ROWS_SEARCHED)
    .map((row) => ({ row, fields: headingFields(row) }));
  const candidates = rows.filter(({ fields }) => nameColumns(fields).length > 0);
  const most = Math.max(0, ...candidates.map(({ fields }) => fields.size));
  const start = rows.findIndex(
    ({ fields }) => fields.size === most && nameColumns(fields).length > 0,
  );
  const first = rows[start];
  if (!first) return undefined;

  let lastRow = first.row.number;
  const columns = new Map(first.fields);
  for (const { row, fields } of rows.slice(start + 1)) {
    if (nameColumns(fields).length === 0 || row.number > lastRow + 1) break;
    lastRow = row.number;
    for (const [field, column] of fields) if (!columns.has(field)) columns.set(field, column);
  }
  return {
    firstRow: first.row.number,
    lastRow,
    nameColumns: spread(nameColumns(first.fields), first.row.number, sheet),
    columns,
  };
}
