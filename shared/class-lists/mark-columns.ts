import { markHeading, scaleOfHeading } from '../gradebook/mark-headings.ts';
import { termIn } from '../gradebook/term-words.ts';
import type { MarkRole } from '../model/mark-role.ts';
import type { Term } from '../model/term.ts';
import type { Header } from '../spreadsheet/find-header.ts';
import { fieldOfHeading } from '../spreadsheet/heading-terms.ts';
import { listRows, textOf } from '../spreadsheet/list-rows.ts';
import type { Sheet, SheetRow } from '../spreadsheet/sheet.ts';

/** A column next to the pupils' names. */
export interface MarkColumn {
  /** From 0. */
  readonly column: number;
  /** As written, without the ministry's machine keys if there is other text. */
  readonly heading: string;
  /** What the column contains; `other` if its heading does not say. */
  readonly kind: 'mark' | 'average' | 'remark' | 'other';
  readonly role?: MarkRole;
  /** The full mark in the heading. */
  readonly scale?: number;
  /** The term in the heading, or in the heading above it. */
  readonly term?: Term;
}

/** A term's own average counts as an average, not as a mark of the year. */
export const isAverage = ({ kind, role }: Pick<MarkColumn, 'kind' | 'role'>): boolean =>
  kind === 'average' || role === 'term';

/** The ministry's keys of its mark columns; the last is the exam. */
const MACHINE_KEY = /^0\d$/;
const EXAM_KEY = '09';

/** A longer text above the headings does not name a term. */
const LONGEST_TERM = 30;

function columnOf(
  column: number,
  texts: readonly string[],
  above: Term | undefined,
): MarkColumn | undefined {
  const key = texts.find((text) => MACHINE_KEY.test(text));
  const heading = texts.filter((text) => text !== key).join(' ') || (key ?? '');
  if (heading === '') return undefined;
  const meant = texts.map(markHeading).find((found) => found !== undefined);
  const scale = texts.map(scaleOfHeading).find((found) => found !== undefined);
  const role = meant?.role ?? (key === EXAM_KEY ? 'exam' : undefined);
  const isMark = key !== undefined || scale !== undefined;
  const term = above ?? termIn(heading);
  return {
    ...{ column, heading },
    kind: meant?.kind ?? (isMark ? 'mark' : 'other'),
    ...(role && { role }),
    ...(scale !== undefined && { scale }),
    ...(term && { term }),
  };
}

/** Adds the row below the headings if it has headings of marks and no pupil. */
export function addSecondHeadingRow(sheet: Sheet, header: Header): Header {
  const below = sheet.rows.find(({ number }) => number === header.lastRow + 1);
  if (!below) return header;
  const [named] = listRows({ ...sheet, rows: [below] }, header);
  const headed = below.cells.some((cell) => typeof cell === 'string' && markHeading(cell));
  return headed && named?.names.length === 0 ? { ...header, lastRow: below.number } : header;
}

/** For each column, the term of the heading above it, which applies until the next one in its row. */
function termsAbove({ cells }: SheetRow, from: number): readonly (Term | undefined)[] {
  let current: Term | undefined;
  return Array.from({ length: cells.length }, (_, column) => {
    const text = textOf(cells[column]);
    if (text !== '') {
      const isTerm = column >= from && text.length <= LONGEST_TERM;
      current = isTerm && markHeading(text)?.kind !== 'average' ? termIn(text) : undefined;
    }
    return current;
  });
}

/** Columns with a heading, except those with a pupil's name, number, date, gender or class. */
export function markColumns(sheet: Sheet, layout: Header): MarkColumn[] {
  const taken = new Set([...layout.nameColumns, ...layout.columns.values()]);
  const from = Math.max(-1, ...layout.nameColumns) + 1;
  const [top, ...rows] = sheet.rows.filter(
    ({ number }) => number >= layout.firstRow - 1 && number <= layout.lastRow,
  );
  if (!top) return [];
  // The row above the headings may name terms, but not columns.
  const headings = top.number < layout.firstRow ? rows : [top, ...rows];
  const lowest = headings.at(-1);
  const groups = [top, ...rows]
    .filter((row) => row !== lowest)
    .map((row) => ({ row, terms: termsAbove(row, from) }));
  const width = Math.max(
    0,
    ...headings.map(({ cells }) => cells.length),
    ...groups.map(({ terms }) => terms.length),
  );
  return Array.from({ length: width }, (_, column) => column).flatMap((column) => {
    if (taken.has(column)) return [];
    const below = textOf(lowest?.cells[column]) !== '';
    const group = below ? groups.findLast(({ terms }) => terms[column] !== undefined) : undefined;
    const texts = headings
      .filter((row) => row !== group?.row)
      .map(({ cells }) => textOf(cells[column]))
      .filter((text) => text !== '' && fieldOfHeading(text) === undefined);
    return columnOf(column, texts, group?.terms[column]) ?? [];
  });
}
