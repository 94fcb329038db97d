import type { IncomingColumn, IncomingMarks, Target } from '../../model/added-marks.ts';
import type { AverageRule } from '../../model/average-rule.ts';
import type { MarkSheetContent } from '../../model/mark-sheet.ts';
import type { SavedPupil } from '../../model/saved-class.ts';
import { namesAdvice } from '../marks/mark-headings.ts';
import type { TextKind } from '../sheet/edit-sheet.ts';
import { pupilsOfRows, type KnownPupils } from '../names/pupils-of-rows.ts';
import { fits, proposeTargets } from './propose-targets.ts';

/** Where a column goes: into a column of the sheet, a new one, the remarks, the advice, or nowhere. */
export type Destination = Target | TextKind;
export const isText = (to: Destination | undefined): to is TextKind =>
  to === 'remarks' || to === 'advice';

export interface TableColumn extends IncomingColumn {
  /** The cell of each row, as written. */
  readonly texts: readonly string[];
  readonly kind: 'mark' | 'remark' | 'other';
  /** Whether its heading does not say that it has marks. */
  readonly isUnknown?: boolean;
}

/** Marks of pupils from elsewhere, in rows. */
export interface IncomingTable {
  readonly columns: readonly TableColumn[];
  /** What each row says about its pupil; empty names if it says nothing. */
  readonly rows: readonly {
    readonly fullName: string;
    readonly registrationNumber?: string;
    /** The pupil's id in the saved class, if the row was printed with it. */
    readonly id?: string;
  }[];
  readonly averages?: AverageRule | undefined;
}

type Pupils = readonly (string | undefined)[];

/** The id of each row's pupil: as printed, or else by registration number or name. */
export const pupilsByName = ({ rows }: IncomingTable, kept: KnownPupils): Pupils => {
  const isPrinted = rows.some(({ id }) => kept.pupils.some((pupil) => pupil.id === id));
  if (isPrinted) return rows.map(({ id }) => kept.pupils.find((pupil) => pupil.id === id)?.id);
  const named = [...rows.entries()].filter(([, { fullName }]) => fullName !== '');
  const found = pupilsOfRows(
    kept,
    named.map(([, row]) => row),
  );
  const byRow = new Map(named.map(([row], index) => [row, found[index]?.id]));
  return rows.map((_, row) => byRow.get(row));
};

/** The id of each row's pupil, counted from a pupil of the class on. */
export const pupilsByOrder = (
  { rows }: IncomingTable,
  pupils: readonly SavedPupil[],
  from: number,
): Pupils => rows.map((_, row) => pupils[from + row]?.id);

/**
 * Proposes where each column goes: by its id or heading, or else into the columns of the sheet from one on.
 * @param from the index of the sheet's column that takes the first one without a heading
 */
export function proposeDestinations(
  { columns }: IncomingTable,
  content: MarkSheetContent,
  from = 0,
): readonly Destination[] {
  const marks = columns.filter(({ kind }) => kind === 'mark');
  const headed = marks.some(({ heading, id }) => heading !== '' || id !== undefined);
  const rest = content.columns.slice(from);
  const targets = headed
    ? proposeTargets(content, marks).map((target, index): Target =>
        // It may be an age, a rank or absences, so the teacher decides.
        target === 'new' && marks.length > 1 && marks[index]?.isUnknown ? 'none' : target,
      )
    : marks.map((column, index): Target => {
        const to = rest[index];
        return to && fits(column, to) ? { to: to.id } : 'none';
      });
  const taken = new Set<TextKind>();
  return columns.map((column) => {
    if (column.kind === 'mark') return targets[marks.indexOf(column)] ?? 'none';
    if (column.kind === 'other') return 'none';
    const to = namesAdvice(column.heading) ? 'advice' : 'remarks';
    if (taken.has(to)) return 'none';
    taken.add(to);
    return to;
  });
}

/** The marks of the rows whose pupil is known, and where they go. */
export function incomingOf(
  { columns, rows, averages }: IncomingTable,
  pupils: Pupils,
  destinations: readonly Destination[],
): { readonly incoming: IncomingMarks; readonly targets: readonly Target[] } {
  const remarks = columns[destinations.indexOf('remarks')]?.texts;
  const advice = columns[destinations.indexOf('advice')]?.texts;
  return {
    incoming: {
      columns: columns.map(({ id, heading, role, scale }) => ({ id, heading, role, scale })),
      rows: rows.flatMap((_, row) => {
        const pupil = pupils[row];
        if (pupil === undefined) return [];
        const marks = columns.map(({ texts }) => texts[row] ?? '');
        return [{ pupil, marks, remark: remarks?.[row], ...(advice && { advice: advice[row] }) }];
      }),
      averages,
    },
    targets: columns.map((_, column) => {
      const to = destinations[column] ?? 'none';
      return isText(to) ? 'none' : to;
    }),
  };
}

/** How well a class fits a table: the share of its rows that name a pupil of the class. */
export const likenessOf = (table: IncomingTable, kept: KnownPupils): number =>
  table.rows.length === 0
    ? 0
    : pupilsByName(table, kept).filter((pupil) => pupil !== undefined).length / table.rows.length;
