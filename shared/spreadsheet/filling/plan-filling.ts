import { isOtherClass } from '../../gradebook/other-class.ts';
import { identityOf } from '../../gradebook/row-identity.ts';
import type { RowIdentity } from '../../gradebook/match-pupils.ts';
import type { Gradebook, GradebookRow } from '../../model/gradebook.ts';
import type { Cell, Sheet } from '../sheet.ts';
import type { CellFill } from './fill-cells.ts';
import type { FillableSheet, FillableWorkbook } from './fillable-workbook.ts';
import type { Filling } from './fill-workbook.ts';
import { markFormOf } from './mark-form.ts';
import type { MarkColumn } from '../../class-lists/mark-columns.ts';
import type { MarkList, SheetPupil } from './mark-list.ts';
import { countAlike, matchRows } from './match-rows.ts';
import { cellName, columnName, planCell, shownAt, type CellOutcome } from './plan-cell.ts';
import { proposeColumns } from './propose-columns.ts';

/** What a teacher has chosen otherwise than it was proposed. */
export interface FillingChoices {
  /** Which of the workbook's sheets, from 0. */
  readonly sheet?: number;
  /** For a column of the sheet, from 0, the ids of the gradebook's columns whose mean goes into it; none to leave it. */
  readonly columns?: ReadonlyMap<number, readonly string[]>;
  /** For a row of the gradebook, by its id, the row of the sheet; `undefined` for none. */
  readonly pupils?: ReadonlyMap<string, number | undefined>;
  /** What is filled already and gives way: cells (`E10`) and whole columns (`E`). */
  readonly overwrite?: ReadonlySet<string>;
}

/** A column of the sheet that may be filled, and from which columns of the gradebook it will be. */
export interface PlannedColumn extends MarkColumn {
  readonly sources: readonly string[];
}

/** What becomes of one mark of the gradebook. */
export type PlannedCell = CellOutcome & {
  /** Of the workbook, `E10`. */
  readonly cell: string;
  readonly column: number;
  readonly pupil: SheetPupil;
  /** The gradebook's row, by its id. */
  readonly source: string;
  /** What the workbook shows there now. */
  readonly there: string;
};

/** A row of the gradebook, and whose it is in the sheet, if anybody's. */
export interface PlannedRow {
  readonly id: string;
  readonly name: string;
  readonly pupil: SheetPupil | undefined;
  /** The teacher has said so. */
  readonly chosen: boolean;
}

/** What filling a workbook would do, to be looked at before it is done. */
export interface FillingPlan extends Filling {
  /** The sheets, and on how many rows of the gradebook each has a pupil of that name or number. */
  readonly sheets: readonly { readonly name: string; readonly alike: number }[];
  readonly columns: readonly PlannedColumn[];
  /** One for each mark that has a place, in the sheet's order. */
  readonly cells: readonly PlannedCell[];
  readonly rows: readonly PlannedRow[];
  readonly pupils: readonly SheetPupil[];
  /** Set where so few of the page's named rows are pupils of the sheet that it may be of another class. */
  readonly otherClass?: { readonly found: number; readonly rows: number };
  /** Pupils of the sheet who have no row in the gradebook. */
  readonly unmatchedPupils: readonly SheetPupil[];
  /** Whether the sheet computes something, which is another only once it is computed again. */
  readonly computes: boolean;
}

/** A row of the gradebook and whose it is. */
interface PageRow {
  readonly row: GradebookRow;
  readonly identity: RowIdentity;
}

/** The sheet that has most of the page's pupils; of names that were misread, by those that are nearly alike. */
function bestSheet(lists: readonly MarkList[], rows: readonly RowIdentity[]): number {
  const placeOfMost = (counts: readonly number[]): number => counts.indexOf(Math.max(...counts));
  const alike = lists.map(({ pupils }) => countAlike(rows, pupils));
  if (alike.some((count) => count > 1)) return placeOfMost(alike);
  return placeOfMost(
    lists.map(({ pupils }) => matchRows(rows, pupils).filter((pupil) => pupil).length),
  );
}

/** Whose each row is: as it was chosen, or else as it was found among the pupils nobody chose. */
function pupilsOfRows(
  rows: readonly PageRow[],
  { pupils }: MarkList,
  chosen: FillingChoices['pupils'] = new Map(),
): ReadonlyMap<GradebookRow, SheetPupil> {
  const byRow = new Map(pupils.map((pupil) => [pupil.row, pupil]));
  const taken = new Set(chosen.values());
  const open = rows.filter(({ row }) => !chosen.has(row.id));
  const found = matchRows(
    open.map(({ identity }) => identity),
    pupils.filter(({ row }) => !taken.has(row)),
  );
  const pairs = [
    ...open.map(({ row }, index) => [row, found[index]] as const),
    ...rows
      .filter(({ row }) => chosen.has(row.id))
      .map(({ row }) => [row, byRow.get(chosen.get(row.id) ?? 0)] as const),
  ];
  return new Map(pairs.flatMap(([row, pupil]) => (pupil ? [[row, pupil] as const] : [])));
}

/** The rows that have a name, and those of them whose pupil is in the sheet, where these are few. */
function otherClass(
  rows: readonly PageRow[],
  pupils: ReadonlyMap<GradebookRow, SheetPupil>,
): FillingPlan['otherClass'] {
  const named = rows.filter(({ identity }) => identity.name !== '');
  const found = named.filter(({ row }) => pupils.has(row)).length;
  const unknown = named.length - found;
  return isOtherClass(unknown, named.length) ? { found, rows: named.length } : undefined;
}

/** What the columns of marks hold in the rows of pupils. */
function heldBy({ rows }: Sheet, { pupils, columns }: MarkList): ReadonlyMap<number, Cell[]> {
  const ofPupils = new Set(pupils.map(({ row }) => row));
  const held = rows.filter(({ number }) => ofPupils.has(number));
  return new Map(
    columns
      .filter(({ kind }) => kind === 'mark')
      .map(({ column }) => [column, held.map(({ cells }) => cells[column])]),
  );
}

function planCells(
  gradebook: Gradebook,
  workbook: FillableWorkbook,
  { sheet, written }: FillableSheet,
  list: MarkList,
  {
    columns,
    pupils,
    overwrite = new Set(),
  }: {
    readonly columns: readonly PlannedColumn[];
    readonly pupils: ReadonlyMap<GradebookRow, SheetPupil>;
    readonly overwrite: ReadonlySet<string> | undefined;
  },
): PlannedCell[] {
  const held = heldBy(sheet, list);
  const all = [...held.values()].flat();
  return columns.flatMap((target) => {
    const places = gradebook.columns.flatMap((column, place) =>
      target.sources.includes(column.id) ? [{ column, place }] : [],
    );
    if (places.length === 0) return [];
    const form = markFormOf(held.get(target.column) ?? [], all);
    return [...pupils].flatMap(([row, pupil]): PlannedCell[] => {
      const at = { row: pupil.row, column: target.column };
      const cell = cellName(at);
      const outcome = planCell(workbook, written(), at, {
        sources: places.map(({ column, place }) => ({
          column,
          text: row.cells[place]?.text ?? '',
        })),
        ...{ target, form },
        overwrite: overwrite.has(cell) || overwrite.has(columnName(target.column)),
      });
      const there = shownAt(written(), workbook.strings, at);
      return outcome
        ? [{ ...outcome, cell, column: target.column, pupil, source: row.id, there }]
        : [];
    });
  });
}

/**
 * What filling a workbook with a gradebook's marks would do: which sheet, which column into which, whose marks where,
 * what is there already and stays, and what cannot be written. Nothing that is there is overwritten unless chosen.
 *
 * @throws {FillingError} `unusual`
 * @throws {WorkbookError} `damaged`
 */
export function planFilling(
  workbook: FillableWorkbook,
  gradebook: Gradebook,
  choices: FillingChoices = {},
): FillingPlan {
  const lists = workbook.sheets.map(({ list }) => list());
  const rows = gradebook.rows
    .filter(({ summary }) => !summary)
    .map((row) => ({ row, identity: identityOf(gradebook, row) }));
  const identities = rows.map(({ identity }) => identity);
  const index = choices.sheet ?? bestSheet(lists, identities);
  const chosen = workbook.sheets[index];
  const list = lists[index] ?? { pupils: [], columns: [] };

  const proposed = proposeColumns(gradebook.columns, list.columns);
  const columns = list.columns.map((column): PlannedColumn => {
    const sources = choices.columns?.get(column.column) ?? proposed.get(column.column) ?? [];
    return { ...column, sources };
  });
  const pupils = pupilsOfRows(rows, list, choices.pupils);
  const found = new Set(pupils.values());
  const doubt = list.pupils.length > 0 ? otherClass(rows, pupils) : undefined;
  const cells = chosen
    ? planCells(gradebook, workbook, chosen, list, {
        ...{ columns, pupils },
        overwrite: choices.overwrite,
      })
    : [];
  return {
    sheet: index,
    fills: cells.flatMap((cell): CellFill[] =>
      cell.state === 'write' || cell.state === 'overwrite'
        ? [{ row: cell.pupil.row, column: cell.column, value: cell.value }]
        : [],
    ),
    sheets: workbook.sheets.map(({ sheet: { name } }, place) => ({
      name,
      alike: countAlike(identities, lists[place]?.pupils ?? []),
    })),
    columns,
    cells: cells.toSorted(
      (one, other) => one.pupil.row - other.pupil.row || one.column - other.column,
    ),
    pupils: list.pupils,
    ...(doubt && { otherClass: doubt }),
    rows: rows.map(({ row, identity }) => ({
      id: row.id,
      name: identity.name,
      pupil: pupils.get(row),
      chosen: choices.pupils?.has(row.id) === true,
    })),
    unmatchedPupils: list.pupils.filter((pupil) => !found.has(pupil)),
    computes: [...(chosen?.written().rows.values() ?? [])].some((row) =>
      row.cells.some(({ formula }) => formula),
    ),
  };
}
