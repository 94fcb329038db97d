import { fieldOfHeading, isGirlsName, isNombre, type HeadingField } from './heading-terms.ts';
import { textOf, type ListLayout } from './list-rows.ts';
import { readRegistrationNumber } from './registration-number.ts';
import type { Cell, Sheet, SheetRow } from './sheet.ts';

/** Headings are in the first rows with a value; on a ministry sheet in rows six to ten. */
const ROWS_SEARCHED = 40;

/** The position of a list with headings. */
export interface Header extends ListLayout {
  /** The first row of the headings. */
  readonly firstRow: number;
  /** The columns of the class and of the subject, if the teacher named them; none and -1 if there is none. */
  readonly classColumns?: readonly number[];
  readonly subjectColumn?: number;
}

/** The field of each cell in a row. */
type RowFields = readonly (HeadingField | undefined)[];
type Fields = ReadonlyMap<HeadingField, number>;

const fieldOf = (cell: Cell): HeadingField | undefined =>
  typeof cell === 'string' ? fieldOfHeading(cell) : undefined;

/** The fields of a row with their columns; the first column if a list repeats them in two scripts. */
function headingFields(row: RowFields): Fields {
  const fields = new Map<HeadingField, number>();
  row.forEach((field, column) => {
    if (field && !fields.has(field)) fields.set(field, column);
  });
  return fields;
}

/** The order of name parts; a plain `name` next to a surname or given name is the other part. */
const NAME_ORDER: readonly (HeadingField | undefined)[] = ['surname', 'name', 'givenName'];

/** The columns of the name: two adjacent parts, else the full name, else the only part. */
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

/** A heading merged over several columns, such as `اللقب والاسم` over two, applies to all of them that have cells. */
const spread = (columns: readonly number[], row: number, sheet: Sheet): number[] => {
  const [only, ...others] = columns;
  if (only === undefined || others.length > 0) return [...columns];
  const wide = sheet.mergedCells.find((cell) => cell.row === row && cell.column === only);
  const below = sheet.rows.filter(({ number }) => number > row);
  return Array.from({ length: Math.min(wide?.width ?? 1, 3) }, (_, index) => only + index).filter(
    (column) => column === only || below.some(({ cells }) => (cells[column] ?? '') !== ''),
  );
};

/** `أسماء` without other known headings is a pupil's name. */
const isPupil = ({ cells }: SheetRow, fields: Fields): boolean =>
  fields.size === 1 && cells.some((cell) => typeof cell === 'string' && isGirlsName(cell));

/** Numbers of rows are smaller than this. */
const MOST_ROWS = 100_000;

/**
 * `رقم التلميذ` heads the numbers of rows, or else the pupils' own: codes with letters, or long numbers.
 * @param numbered the columns with such a heading
 */
function withPupilNumbers(
  sheet: Sheet,
  { lastRow, numbered }: { readonly lastRow: number; readonly numbered: readonly number[] },
  columns: Map<HeadingField, number>,
): void {
  const below = sheet.rows.filter(({ number }) => number > lastRow).slice(0, ROWS_SEARCHED);
  const ofPupils = numbered.find((column) => {
    const said = below.map(({ cells }) => readRegistrationNumber(cells[column])).filter(Boolean);
    return said.filter((text = '') => !(Number(text) < MOST_ROWS)).length > said.length / 2;
  });
  if (ofPupils === undefined) return;
  if (columns.get('ordinal') === ofPupils) columns.delete('ordinal');
  columns.set('registrationNumber', ofPupils);
}

/**
 * Of columns side by side with the same part of a name, the fuller one: `Nom de famille` beside `Nom d'usage`, which few
 * pupils have.
 */
function fullest(sheet: Sheet, said: RowFields, column: number, lastRow: number): number {
  let [from, to] = [column, column];
  while (from > 0 && said[from - 1] === said[column]) from -= 1;
  while (said[to + 1] !== undefined && said[to + 1] === said[column]) to += 1;
  const filled = (at: number): number =>
    sheet.rows.filter(({ number, cells }) => number > lastRow && cells[at] !== undefined).length;
  const alike = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return alike.reduce((best, at) => (filled(at) > filled(best) ? at : best), column);
}

const readRow = (row: SheetRow) => {
  const own = row.cells.map(fieldOf);
  const said = own.includes('surname')
    ? own.map(
        (field, column) => field ?? (isNombre(textOf(row.cells[column])) ? 'givenName' : field),
      )
    : own;
  const fields = headingFields(said);
  return { row, said, fields, names: nameColumns(said, fields) };
};

/** Whether a row has a name where the headings say so, whatever else it says: `طالب` in each row of a column of kinds. */
const hasName = ({ row, said }: ReturnType<typeof readRow>, columns: readonly number[]): boolean =>
  columns.some((column) => typeof row.cells[column] === 'string' && said[column] === undefined);

/** The headings that begin with a row. Rows directly after it that head a name belong to it. */
function headerFrom(sheet: Sheet, first: ReturnType<typeof readRow>): Header {
  let lastRow = first.row.number;
  const columns = new Map(first.fields);
  for (const row of sheet.rows.slice(sheet.rows.indexOf(first.row) + 1, ROWS_SEARCHED)) {
    const read = readRow(row);
    const { fields, names } = read;
    if (row.number > lastRow + 1 || names.length === 0 || isPupil(row, fields)) break;
    if (hasName(read, first.names)) break;
    lastRow = row.number;
    for (const [field, column] of fields) if (!columns.has(field)) columns.set(field, column);
  }
  const numbered = first.said.flatMap((field, column) => (field === 'ordinal' ? [column] : []));
  withPupilNumbers(sheet, { lastRow, numbered }, columns);
  return {
    firstRow: first.row.number,
    lastRow,
    nameColumns: spread(
      first.names.map((column) => fullest(sheet, first.said, column, lastRow)),
      first.row.number,
      sheet,
    ),
    columns,
  };
}

/**
 * Finds the heading row by content: the row with the most fields, including a name. Heading rows directly after it
 * belong to it (the ministry has machine keys, then Arabic).
 */
export function findHeader(sheet: Sheet): Header | undefined {
  const rows = sheet.rows.slice(0, ROWS_SEARCHED).map(readRow);
  const named = rows.filter(({ row, fields, names }) => names.length > 0 && !isPupil(row, fields));
  const most = Math.max(0, ...named.map(({ fields }) => fields.size));
  const first = named.find(({ fields }) => fields.size === most);
  return first && headerFrom(sheet, first);
}

/** The headings of the row that a teacher named. None of them may be of a name. */
export function headerAt(sheet: Sheet, number: number): Header | undefined {
  const row = sheet.rows.find((one) => one.number === number);
  return row && headerFrom(sheet, readRow(row));
}
