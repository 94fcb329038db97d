import { matchPupils, nameKey } from '#shared/classes/diff.ts';
import { scaleOf } from '#shared/gradebook/averages.ts';
import { markHeading, removeScale, scaleOfHeading } from '#shared/gradebook/mark-headings.ts';
import { parseMark } from '#shared/gradebook/parse-mark.ts';
import type { AverageRule, Gradebook } from '#shared/model/gradebook.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass, SavedPupil } from '#shared/model/saved-class.ts';
import {
  fits,
  proposeTargets,
  type IncomingColumn,
  type IncomingMarks,
  type Target,
} from '#frontend/lib/classes/merge-marks.ts';
import { nameOfRow } from '../gradebook/edit-pupils.ts';

/** A copied range: rows of cells, each row as long as the others. */
export type Range = readonly (readonly string[])[];

/** Where a column goes: into a column of the sheet, a new one, the remarks, or nowhere. */
export type Destination = Target | 'remarks';

interface TableColumn extends IncomingColumn {
  /** The cell of each row, as written. */
  readonly texts: readonly string[];
  readonly kind: 'mark' | 'remark' | 'other';
}

/** Marks of pupils from elsewhere, in rows. */
export interface MarkTable {
  readonly columns: readonly TableColumn[];
  /** What each row says about its pupil; empty names if it says nothing. */
  readonly rows: readonly { readonly fullName: string; readonly registrationNumber?: string }[];
  readonly averages?: AverageRule | undefined;
}

type Pupils = readonly (string | undefined)[];

/** The id of each row's pupil, by registration number or name. */
export const pupilsByName = ({ rows }: MarkTable, pupils: readonly SavedPupil[]): Pupils => {
  const named = [...rows.entries()].filter(([, { fullName }]) => fullName !== '');
  const found = matchPupils(
    pupils.map(({ fullName, registrationNumber }) => ({
      fullName,
      ...(registrationNumber !== undefined && { registrationNumber }),
    })),
    named.map(([, row]) => row),
  );
  const byRow = new Map(named.map(([row], index) => [row, pupils[found[index] ?? -1]?.id]));
  return rows.map((_, row) => byRow.get(row));
};

/** The id of each row's pupil, counted from a pupil of the class on. */
export const pupilsByOrder = (
  { rows }: MarkTable,
  pupils: readonly SavedPupil[],
  from: number,
): Pupils => rows.map((_, row) => pupils[from + row]?.id);

/** The marks of the page that was read. Rows with figures of the class are left out. */
export function tableOfPage(book: Gradebook): MarkTable {
  const rows = book.rows.filter(({ summary }) => !summary);
  const numbers = book.classList?.pupils;
  return {
    rows: rows.map((row) => {
      const { registrationNumber } = numbers?.[row.pupil ?? -1] ?? {};
      return {
        fullName: nameOfRow(book, row),
        ...(registrationNumber !== undefined && { registrationNumber }),
      };
    }),
    columns: book.columns.flatMap((column, index): TableColumn[] => {
      const { kind, heading, role } = column;
      if (kind !== 'mark' && kind !== 'remark') return [];
      const texts = rows.map(({ cells }) => cells[index]?.text ?? '');
      const scale = kind === 'mark' ? scaleOf(column) : undefined;
      return [{ kind, heading, role, scale, texts }];
    }),
    averages: book.averages,
  };
}

const isNumber = (text: string): boolean => parseMark(text).kind === 'mark';
/** A mark above 100 is a year or a registration number. */
const isMark = (text: string): boolean => {
  const mark = parseMark(text);
  return mark.kind === 'absent' || (mark.kind === 'mark' && mark.value <= 100);
};

const share = (texts: readonly string[], holds: (text: string) => boolean): number => {
  const filled = texts.filter((text) => parseMark(text).kind !== 'blank');
  return filled.length === 0 ? 0 : filled.filter(holds).length / filled.length;
};

/** How many rows above the first pupil may be headings. */
const MOST_HEADINGS = 6;
/** At least this share of the rows must name pupils of the class. */
const ENOUGH_NAMES = 0.3;

/** How many rows at the top name no pupil and have words instead of marks. */
function countHeadings(range: Range, isName: (text: string) => boolean): number {
  const first = range.findIndex((row) => {
    const words = row.filter(
      (text) =>
        parseMark(text).kind === 'unreadable' && (/\p{L}{2}/u.test(text) || markHeading(text)),
    );
    return words.length === 0 || row.some(isNumber) || words.some(isName);
  });
  return first > MOST_HEADINGS ? 0 : Math.max(first, 0);
}

/** The columns that together name the pupils best: one, or surname and given name. */
function findNames(rows: Range, isName: (text: string) => boolean): readonly number[] {
  const found = (rows[0] ?? []).flatMap((_, column) =>
    [[column], [column, column + 1]].map((columns) => ({
      columns,
      count: rows.filter((row) => isName(columns.map((at) => row[at] ?? '').join(' '))).length,
    })),
  );
  const most = Math.max(0, ...found.map(({ count }) => count));
  const best = found.find(({ count }) => count === most);
  return best && most > 0 && most >= rows.length * ENOUGH_NAMES ? best.columns : [];
}

const isOrdinals = (texts: readonly string[]): boolean =>
  texts.length > 2 && texts.every((text, row) => Number(text) === Number(texts[0]) + row);

/** The marks of a copied range. Numbers of rows, names and empty columns are left out. */
export function tableOfRange(range: Range, pupils: readonly SavedPupil[]): MarkTable {
  const known = new Set(pupils.map(({ fullName }) => nameKey(fullName)));
  const isName = (text: string): boolean => known.has(nameKey(text));
  const headings = countHeadings(range, isName);
  const rows = range.slice(headings);
  const names = findNames(rows, isName);
  const columns = (range[0] ?? []).flatMap((_, column): TableColumn[] => {
    const texts = rows.map((row) => row[column] ?? '');
    const written =
      range
        .slice(0, headings)
        .findLast((row) => row[column])
        ?.at(column) ?? '';
    if (names.includes(column) || texts.every((text) => text === '')) return [];
    const meaning = markHeading(written);
    // With names beside it, a column of 1, 2, 3 … counts the rows.
    if (names.length > 0 && !meaning && isOrdinals(texts)) return [];
    const isRemark = meaning?.kind === 'remark';
    const isAverage = meaning?.kind === 'average';
    const looksLikeMarks =
      !isAverage && (meaning !== undefined || names.length === 0 || share(texts, isMark) >= 0.5);
    return [
      {
        kind: isRemark ? 'remark' : looksLikeMarks ? 'mark' : 'other',
        heading: removeScale(written),
        ...{ role: meaning?.role, scale: scaleOfHeading(written), texts },
      },
    ];
  });
  const nameOf = (row: readonly string[]): string =>
    names
      .map((column) => row[column] ?? '')
      .join(' ')
      .trim();
  return { columns, rows: rows.map((row) => ({ fullName: nameOf(row) })) };
}

/**
 * Proposes where each column goes: by its heading, or else into the columns of the sheet from one on.
 * @param from the index of the sheet's column that takes the first one without a heading
 */
export function proposeDestinations(
  { columns }: MarkTable,
  content: MarkSheetContent,
  from = 0,
): readonly Destination[] {
  const marks = columns.filter(({ kind }) => kind === 'mark');
  const headed = marks.some(({ heading }) => heading !== '');
  const rest = content.columns.slice(from);
  const targets = headed
    ? proposeTargets(content, marks)
    : marks.map((column, index): Target => {
        const to = rest[index];
        return to && fits(column, to) ? { to: to.id } : 'none';
      });
  let remarks = 0;
  return columns.map((column) => {
    if (column.kind === 'mark') return targets[marks.indexOf(column)] ?? 'none';
    if (column.kind === 'other') return 'none';
    remarks += 1;
    return remarks === 1 ? 'remarks' : 'none';
  });
}

/** The marks of the rows whose pupil is known, and where they go. */
export function incomingOf(
  { columns, rows, averages }: MarkTable,
  pupils: Pupils,
  destinations: readonly Destination[],
): { readonly incoming: IncomingMarks; readonly targets: readonly Target[] } {
  const remarks = columns[destinations.indexOf('remarks')]?.texts;
  return {
    incoming: {
      columns,
      rows: rows.flatMap((_, row) => {
        const pupil = pupils[row];
        if (pupil === undefined) return [];
        const marks = columns.map(({ texts }) => texts[row] ?? '');
        return [{ pupil, marks, remark: remarks?.[row] }];
      }),
      averages,
    },
    targets: columns.map((_, column) => {
      const to = destinations[column] ?? 'none';
      return to === 'remarks' ? 'none' : to;
    }),
  };
}

/** How well a class fits a table: the share of its rows that name a pupil of the class. */
export const likenessOf = (table: MarkTable, { pupils }: Pick<SavedClass, 'pupils'>): number =>
  table.rows.length === 0
    ? 0
    : pupilsByName(table, pupils).filter((pupil) => pupil !== undefined).length / table.rows.length;
