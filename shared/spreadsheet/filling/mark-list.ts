import { markHeading, scaleOfHeading } from '../../gradebook/mark-headings.ts';
import type { MarkRole } from '../../model/gradebook.ts';
import { findHeader } from '../find-header.ts';
import { fieldOfHeading } from '../heading-terms.ts';
import { listRows, textOf, type ListLayout } from '../list-rows.ts';
import { readRegistrationNumber } from '../registration-number.ts';
import type { Sheet } from '../sheet.ts';

/** A column of a workbook that may be filled. */
export interface MarkColumn {
  /** From 0. */
  readonly column: number;
  /** As it is written, without the ministry's machine keys where there is more. */
  readonly heading: string;
  /** What it is for; `other` where the heading does not say. */
  readonly kind: 'mark' | 'average' | 'other';
  readonly role?: MarkRole;
  /** The full mark that the heading says. */
  readonly scale?: number;
}

/** A pupil of a workbook. */
export interface SheetPupil {
  /** As the spreadsheet shows it, from 1. */
  readonly row: number;
  readonly name: string;
  readonly registrationNumber?: string;
}

/** The pupils of a sheet and the columns beside them. */
export interface MarkList {
  readonly pupils: readonly SheetPupil[];
  readonly columns: readonly MarkColumn[];
}

/** The ministry's names of its columns of marks; of these the last is the exam's. */
const MACHINE_KEY = /^0\d$/;
const EXAM_KEY = '09';

/** Under this share of rows that have something beside the name, the others may be pupils too. */
const MOSTLY = 0.8;

function columnOf(column: number, texts: readonly string[]): MarkColumn | undefined {
  const key = texts.find((text) => MACHINE_KEY.test(text));
  const heading = texts.filter((text) => text !== key).join(' ') || (key ?? '');
  if (heading === '') return undefined;
  const meant = texts.map(markHeading).find((found) => found !== undefined);
  if (meant?.kind === 'remark') return undefined;
  const scale = texts.map(scaleOfHeading).find((found) => found !== undefined);
  const role = meant?.role ?? (key === EXAM_KEY ? 'exam' : undefined);
  const isMark = key !== undefined || scale !== undefined;
  return {
    column,
    heading,
    kind: meant?.kind ?? (isMark ? 'mark' : 'other'),
    ...(role && { role }),
    ...(scale !== undefined && { scale }),
  };
}

/** The columns that have a heading and are not of a pupil's name, number, date or gender. */
function markColumns(sheet: Sheet, firstRow: number, layout: ListLayout): MarkColumn[] {
  const taken = new Set([...layout.nameColumns, ...layout.columns.values()]);
  const headings = sheet.rows.filter(
    ({ number }) => number >= firstRow && number <= layout.lastRow,
  );
  const width = Math.max(0, ...headings.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, column) => column).flatMap((column) => {
    const texts = headings
      .map(({ cells }) => textOf(cells[column]))
      .filter((text) => text !== '' && fieldOfHeading(text) === undefined);
    return taken.has(column) ? [] : (columnOf(column, texts) ?? []);
  });
}

/** The rows of pupils. Where nearly all have a number, a date or a rank, one that has none is a signature or a total. */
function pupilsOf(sheet: Sheet, layout: ListLayout): SheetPupil[] {
  const rows = listRows(sheet, layout)
    .map(({ number, names, at }) => ({
      known: (['registrationNumber', 'dateOfBirth', 'ordinal'] as const).some(
        (field) => textOf(at(field)) !== '',
      ),
      name: names.join(' '),
      row: number,
      registrationNumber: readRegistrationNumber(at('registrationNumber')),
    }))
    .filter(({ name }) => /\p{L}/u.test(name) && fieldOfHeading(name) === undefined);
  const known = rows.filter((row) => row.known);
  return (known.length >= rows.length * MOSTLY ? known : rows).map(
    ({ row, name, registrationNumber }) => ({
      ...{ row, name },
      ...(registrationNumber && { registrationNumber }),
    }),
  );
}

/** Headings in two rows, of which the lower names parts of the upper: the row under the last, if nobody stands in it. */
function withSecondRow(sheet: Sheet, layout: ListLayout): ListLayout {
  const below = sheet.rows.find(({ number }) => number === layout.lastRow + 1);
  if (!below) return layout;
  const [named] = listRows({ ...sheet, rows: [below] }, layout);
  const headed = below.cells.some((cell) => typeof cell === 'string' && markHeading(cell));
  return headed && named?.names.length === 0 ? { ...layout, lastRow: below.number } : layout;
}

/** The pupils of a sheet and its columns for marks, wherever they stand; none if it is no list with headings. */
export function readMarkList(sheet: Sheet): MarkList {
  const header = findHeader(sheet);
  if (!header) return { pupils: [], columns: [] };
  const layout = withSecondRow(sheet, header);
  return {
    pupils: pupilsOf(sheet, layout),
    columns: markColumns(sheet, header.firstRow, layout),
  };
}
