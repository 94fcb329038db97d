import { limits } from '../model/limits.ts';
import type { PlannedLesson } from '../model/annual-distribution.ts';
import { readDate } from '../spreadsheet/date-cell.ts';
import { textOf } from '../spreadsheet/list-rows.ts';
import { numberIn, type Cell, type Sheet } from '../spreadsheet/sheet.ts';
import { clipText } from '../text/clean-text.ts';
import { asciiDigits, foldText } from '../text/fold-text.ts';
import { kindOfHeading, type ColumnKind } from './column-kinds.ts';

const EXAMPLES = 3;
/** A smaller number in a column of weeks is the number of a week, a larger one a date. */
const FIRST_DATE = 10_000;

interface Column {
  /** From 0. */
  readonly column: number;
  /** Empty without headings. */
  readonly heading: string;
  readonly examples: readonly string[];
  /** What its heading says; undefined if it is not clear, or if another column has a heading like it. */
  readonly kind: ColumnKind | undefined;
}

export interface DistributionTable {
  /** The name of its sheet; empty for a pasted table. */
  readonly sheet: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

type Kinds = ReadonlyMap<number, ColumnKind>;

/** The text of a cell; a date as `YYYY-MM-DD`. */
function dateOrText(cell: Cell, date1904: boolean): string {
  const isDate = (numberIn(cell) ?? 0) >= FIRST_DATE;
  return (isDate ? readDate(cell, date1904) : undefined) ?? textOf(cell);
}

const textsOf = ({ rows, date1904 }: Sheet): string[][] =>
  rows.map(({ cells }) => Array.from(cells, (cell: Cell) => dateOrText(cell, date1904)));

const kindsOf = (row: readonly string[]): Kinds =>
  new Map(
    row.flatMap((text, column) => {
      const kind = text === '' ? undefined : kindOfHeading(text);
      return kind ? [[column, kind] as const] : [];
    }),
  );

/** Two different kinds make a row of headings; one may be a cell of a lesson. */
const isHeading = (kinds: Kinds): boolean => new Set(kinds.values()).size >= 2;

interface Part {
  headings: Map<number, string>;
  kinds: Map<number, ColumnKind>;
  rows: (readonly string[])[];
}

const isSame = (one: Kinds, other: Kinds): boolean =>
  one.size === other.size && [...one].every(([column, kind]) => other.get(column) === kind);

/** Divides rows at their headings; headings that are repeated on a later page begin no new part. */
function partsOf(rows: readonly (readonly string[])[]): Part[] {
  const parts: Part[] = [];
  for (const row of rows) {
    const kinds = kindsOf(row);
    const last = parts.at(-1);
    if (!isHeading(kinds)) {
      last?.rows.push(row);
      continue;
    }
    if (last && last.rows.length > 0 && isSame(last.kinds, kinds)) continue;
    const headings = new Map([...row.entries()].filter(([, text]) => text !== ''));
    if (last?.rows.length === 0) {
      // A second row of headings, below those that it divides.
      last.headings = new Map([...last.headings, ...headings]);
      last.kinds = new Map([...last.kinds, ...kinds]);
    } else parts.push({ headings, kinds: new Map(kinds), rows: [] });
  }
  if (parts.length === 0) return [{ headings: new Map(), kinds: new Map(), rows: [...rows] }];
  return parts.filter((part) => part.rows.length > 0);
}

const isUnique = (kinds: Kinds, kind: ColumnKind): boolean =>
  [...kinds.values()].filter((one) => one === kind).length === 1;

function tableOf(sheet: string, { headings, kinds, rows }: Part): DistributionTable {
  const width = Math.max(
    ...rows.map((row) => row.length),
    ...[...headings.keys()].map((at) => at + 1),
  );
  const columns = Array.from({ length: width }, (_, column): Column => {
    const filled = rows.flatMap((row) => row[column] || []);
    const kind = kinds.get(column);
    return {
      column,
      heading: headings.get(column) ?? '',
      examples: [...new Set(filled)].slice(0, EXAMPLES),
      kind: kind && isUnique(kinds, kind) ? kind : undefined,
    };
  });
  return { sheet, rows, columns: columns.filter(({ examples }) => examples.length > 0) };
}

/** The tables in sheets or in a pasted range, which is a sheet without a name. */
export const findTables = (sheets: readonly Sheet[]): DistributionTable[] =>
  sheets
    .flatMap((sheet) => partsOf(textsOf(sheet)).map((part) => tableOf(sheet.name, part)))
    .filter(({ columns }) => columns.length > 0);

export const sheetOfRange = (range: readonly (readonly string[])[]): Sheet => ({
  name: '',
  rows: range
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== '')),
  mergedCells: [],
  date1904: false,
});

/** `2`, `2 حصص`, `حصتان` */
function sessionsIn(text: string): number | undefined {
  const folded = foldText(text);
  const count = /^حصت(?:ان|ين)$/.test(folded) ? 2 : Number(/^\D*(\d{1,2})\D*$/.exec(folded)?.[1]);
  return count >= 1 && count <= limits.lessonSessions ? count : undefined;
}

const HOURS =
  /^(\d+(?:[.,٫]\d+)?) ?(?:h|heures?|hours?|سا|س|ساعة|ساعه|ساعات)?\.? ?(\d{2})?(?: ?(?:min|mn|د))?$/;

/** `2`, `1,5`, `1h30`, `2 سا`, `ساعتان` */
function hoursIn(text: string): number | undefined {
  const folded = foldText(text);
  if (/^ساعت(?:ان|ين)$/.test(folded)) return 2;
  if (folded === 'ساعه') return 1;
  const [, whole, minutes = '0'] = HOURS.exec(asciiDigits(text).toLowerCase()) ?? [];
  const hours = Number(whole?.replace(/[,٫]/, '.')) + Number(minutes) / 60;
  const isRead = hours >= 0.25 && hours <= limits.lessonSessions && hours % 0.25 === 0;
  return isRead ? hours : undefined;
}

/** The lessons of a table, and what is different from the table. */
export interface ReadLessons {
  readonly lessons: readonly PlannedLesson[];
  /** Texts that were too long and are cut. */
  readonly cut: number;
  /** Cells of sessions and hours that are not understood, and left out. */
  readonly unread: number;
}

/** Kinds whose empty cells repeat the one above, as in merged cells. */
const repeated = ['month', 'week', 'field', 'sequence', 'competence'] as const;

/**
 * Reads the lessons of a table. An empty cell of a field, sequence, competence, month or week repeats the one above it;
 * a new field ends the sequence and competence before it, and a new month the week.
 * @param kinds what each column says, by its number
 */
export function readLessons({ rows }: DistributionTable, kinds: Kinds): ReadLessons {
  const columnOf = new Map([...kinds].map(([column, kind]) => [kind, column]));
  const above = new Map<ColumnKind, string>();
  let cut = 0;
  let unread = 0;
  const clip = (text: string, most: number): string => {
    if (text.length > most) cut += 1;
    return clipText(text, most);
  };
  const number = (text: string, read: (text: string) => number | undefined) => {
    const value = text === '' ? undefined : read(text);
    if (text !== '' && value === undefined) unread += 1;
    return value;
  };
  const lessons = rows.flatMap((row): PlannedLesson[] => {
    const at = (kind: ColumnKind): string => row[columnOf.get(kind) ?? -1] ?? '';
    const isTitle = row.filter((text) => text !== '').length === 1;
    // A line across the table, such as a term or holidays, belongs to no field.
    if (isTitle && at('lesson') === '') return [];
    if (at('field') !== '')
      for (const kind of ['sequence', 'competence'] as const) above.delete(kind);
    if (at('month') !== '') above.delete('week');
    for (const kind of repeated) if (at(kind) !== '') above.set(kind, at(kind));
    if (at('lesson') === '') return [];
    const field = above.get('field');
    const sequence = above.get('sequence');
    const competence = above.get('competence');
    const sessions = number(at('sessions'), sessionsIn);
    const hours = number(at('hours'), hoursIn);
    const week = [above.get('month'), above.get('week')].filter(Boolean).join(' · ');
    return [
      {
        lesson: clip(at('lesson'), limits.textLength),
        ...(field && { field: clip(field, limits.textLength) }),
        ...(sequence && { sequence: clip(sequence, limits.textLength) }),
        ...(competence && { competence: clip(competence, limits.competenceLength) }),
        ...(sessions && { sessions }),
        ...(hours && { hours }),
        ...(week && { week: clip(week, limits.weekLength) }),
      },
    ];
  });
  return { lessons, cut, unread };
}
