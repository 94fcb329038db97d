import type { Term } from '../model/term.ts';
import type { Header } from '../spreadsheet/find-header.ts';
import type { Sheet } from '../spreadsheet/sheet.ts';
import { classReader, repeatsPupils, subjectColumn } from './class-columns.ts';
import { rolesOf } from './column-roles.ts';
import type { ListPart } from './list-parts.ts';
import type { MarkColumn } from './mark-columns.ts';
import { headingsWithoutNames } from './name-layout.ts';
import { sideBySide } from './side-by-side.ts';
import type { SheetReading } from './workbook-reading.ts';

interface ReadSheet {
  readonly sheet: Sheet;
  readonly header: Header | undefined;
  /** Missing if the sheet is no list. */
  readonly layout: Header | undefined;
  readonly marks?: readonly MarkColumn[];
  /** The columns of numbers that were not read. */
  readonly numbers?: readonly number[];
  readonly perhapsMarks?: readonly number[];
  readonly fullMarks?: SheetReading['fullMarks'];
  readonly parts?: readonly ListPart[];
  readonly term?: Term | undefined;
}

/** The rows with which a class begins after another, if neither a column nor the place beside another list says it. */
export function bordersIn(sheet: Sheet, layout: Header, parts: readonly ListPart[]): number[] {
  const isBySubject = subjectColumn(sheet, layout) !== undefined && repeatsPupils(sheet, layout);
  if (isBySubject || classReader(sheet, layout) || sideBySide(sheet, layout).length > 1) return [];
  // A class whose list comes again for another term has no border there.
  const classOf = (index: number): number =>
    parts.findLastIndex(({ isAgain }, at) => at <= index && !isAgain);
  const rows = parts
    .flatMap(({ lines }, index) => lines.map(({ row }) => ({ row, index: classOf(index) })))
    .toSorted((one, other) => one.row - other.row);
  return rows.flatMap(({ row, index }, at) =>
    at > 0 && rows[at - 1]?.index !== index ? [row] : [],
  );
}

/** How a sheet was read, for the page that shows it and for corrections. */
export function readingOf({ sheet, header, layout, ...read }: ReadSheet): SheetReading {
  const { marks = [], numbers = [], perhapsMarks = [], fullMarks = [], parts = [], term } = read;
  const above = layout ?? header;
  const first = above ? above.firstRow : headingsWithoutNames(sheet)?.number;
  const last = above ? above.lastRow : first;
  return {
    sheet: sheet.name,
    ...(first && last && { headings: { first, last } }),
    columns: rolesOf(sheet, layout, marks).map(([column, role]) => ({ column, role })),
    numbers: [...numbers],
    perhapsMarks: [...perhapsMarks],
    fullMarks: [...fullMarks],
    pupils: parts
      .flatMap(({ lines }) => lines.map(({ row }) => row))
      .toSorted((one, other) => one - other),
    borders: layout ? bordersIn(sheet, layout, parts) : [],
    ...(term && { term }),
  };
}
