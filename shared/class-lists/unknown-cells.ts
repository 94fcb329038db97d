import type { Header } from '../spreadsheet/find-header.ts';
import { textOf } from '../spreadsheet/list-rows.ts';
import {
  isUnknown,
  type Cell,
  type Sheet,
  type SheetRow,
  type UnknownCell,
} from '../spreadsheet/sheet.ts';
import { describeCells } from '../spreadsheet/workbook/cell-address.ts';
import { classColumns } from './class-columns.ts';
import { listLines } from './list-lines.ts';
import { isAverage, type MarkColumn } from './mark-columns.ts';
import { fatal, notice } from './problems.ts';
import { sideBySide } from './side-by-side.ts';
import type { ReadingProblem } from './workbook-reading.ts';

/** The most columns that a message names. */
const MOST_COLUMNS = 4;

/** An unknown cell that the reading would have used, and the heading of its column. */
interface Found {
  readonly cell: UnknownCell;
  readonly heading: string;
  /** Without the cell there is no list, or another one. */
  readonly needed: boolean;
}

/** Why unknown cells make a sheet unusable, or what was not taken because of them. */
export interface UnknownCells {
  readonly problem?: ReadingProblem;
  readonly notices: readonly ReadingProblem[];
}

const lacksResult = (cell: Cell): boolean => isUnknown(cell) && cell.error === undefined;

/** Whether a column has formulas without results, so that it is not read. */
export const isUnreadable = (
  { column }: Pick<MarkColumn, 'column'>,
  lines: readonly { readonly cells: readonly Cell[] }[],
): boolean => lines.some(({ cells }) => lacksResult(cells[column]));

/** `C2:C6 (الفرض /20), D4`, and what program shows there if it is an error. */
function said(found: readonly Found[]): string {
  const groups = [...Map.groupBy(found, ({ heading, cell }) => `${heading}\n${cell.error ?? ''}`)];
  const texts = groups.slice(0, MOST_COLUMNS).map(([key, ofColumn]) => {
    const [heading = '', error = ''] = key.split('\n');
    const cells = describeCells(ofColumn.map(({ cell }) => cell.at));
    const about = [heading && `\u2068${heading}\u2069`, error].filter((text) => text !== '');
    return about.length > 0 ? `${cells} (${about.join(', ')})` : cells;
  });
  return [...texts, ...(groups.length > MOST_COLUMNS ? ['…'] : [])].join(', ');
}

function reportOf(sheet: string, found: readonly Found[]): UnknownCells {
  const missing = found.filter(({ cell }) => cell.error === undefined);
  const wrong = found.filter(({ cell }) => cell.error !== undefined);
  const needed = missing.filter((one) => one.needed);
  const others = missing.filter((one) => !one.needed);
  const params = (cells: readonly Found[]) => ({ sheet, cells: said(cells) });
  return {
    ...(needed.length > 0 && { problem: fatal('formulas-without-results', params(needed)) }),
    notices: [
      ...(others.length > 0 ? [notice('formulas-left-out', params(others))] : []),
      ...(wrong.length > 0 ? [notice('formula-errors', params(wrong))] : []),
    ],
  };
}

const unknownIn = ({ cells }: SheetRow): [number, UnknownCell][] =>
  [...cells.entries()].flatMap(([column, cell]) => (isUnknown(cell) ? [[column, cell]] : []));

/** The unknown cells of a sheet without a list. */
export const unknownInSheet = ({ name, rows }: Sheet, needed: boolean): UnknownCells =>
  reportOf(
    name,
    rows.flatMap((row) =>
      unknownIn(row).flatMap(([, cell]) =>
        cell.error === undefined ? [{ cell, heading: '', needed }] : [],
      ),
    ),
  );

function foundInList(list: Sheet, layout: Header, marks: readonly MarkColumn[]): Found[] {
  const rowsOfLines = new Set(listLines(list, layout).map(({ row }) => row));
  const lastLine = Math.max(0, ...rowsOfLines);
  const names = new Set(layout.nameColumns);
  const fields = new Set(
    (['registrationNumber', 'dateOfBirth', 'gender'] as const)
      .flatMap((field) => layout.columns.get(field) ?? [])
      .concat(classColumns(list, layout)),
  );
  const markOf = new Map(marks.map((mark) => [mark.column, mark]));
  const headingOf = (column: number): string =>
    markOf.get(column)?.heading ??
    list.rows
      .filter(({ number }) => number >= layout.firstRow && number <= layout.lastRow)
      .map(({ cells }) => textOf(cells[column]))
      .find((text) => text !== '') ??
    '';
  return list.rows
    .filter(({ number }) => number >= layout.firstRow)
    .flatMap((row) => {
      const unknown = unknownIn(row);
      const isFilled = row.cells.some((cell) => cell !== undefined && !isUnknown(cell));
      const mayBePupil =
        unknown.some(([column]) => names.has(column)) && (row.number <= lastLine || isFilled);
      const isLine = rowsOfLines.has(row.number) || mayBePupil;
      return unknown.flatMap(([column, cell]): Found[] => {
        const mark = markOf.get(column);
        const heading = headingOf(column);
        const needed = { cell, heading, needed: true };
        if (row.number <= layout.lastRow) return [needed];
        if (!isLine) return [];
        if (names.has(column) || fields.has(column)) return [needed];
        if (!mark) return [];
        return [{ ...needed, needed: mark.kind === 'mark' && !isAverage(mark) }];
      });
    });
}

/**
 * The unknown cells that a list would have used. It is unusable if a heading, a mark, or what identifies a pupil is
 * among them; averages and remarks are left out.
 * @param marks the columns of marks that are read
 * @param titleIsNeeded whether an unknown cell above the headings would have named the class or the school
 */
export function unknownInList(
  sheet: Sheet,
  layout: Header,
  marks: readonly MarkColumn[],
  titleIsNeeded: boolean,
): UnknownCells {
  if (!sheet.rows.some((row) => unknownIn(row).length > 0)) return { notices: [] };
  const titles = sheet.rows.filter(({ number }) => number < layout.firstRow);
  return reportOf(sheet.name, [
    ...titles.flatMap(unknownIn).map(([, cell]) => ({ cell, heading: '', needed: titleIsNeeded })),
    ...sideBySide(sheet, layout).flatMap((list) => foundInList(list, layout, marks)),
  ]);
}
