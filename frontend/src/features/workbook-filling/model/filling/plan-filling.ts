import { isOtherClass } from '#shared/page/other-class.ts';
import { identityOf } from '#shared/page/row-identity.ts';
import type { RowIdentity } from '#shared/page/match-pupils.ts';
import type { Gradebook, GradebookRow } from '#shared/model/gradebook.ts';
import type { Term } from '#shared/model/term.ts';
import type { Cell, Sheet } from '#shared/spreadsheet/sheet.ts';
import type { FillableSheet, FillableWorkbook } from './fillable-workbook.ts';
import { dependentOn } from './derived/forget-derived.ts';
import { changedBy, type Filling } from './fill-workbook.ts';
import { markFormOf } from './mark-form.ts';
import { isNoMark, type MarkColumn } from '#shared/class-lists/mark-columns.ts';
import type { TextKind } from '#shared/record/sheet/edit-sheet.ts';
import { sheetColumns } from '#shared/record/sheet/sheet-book.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { MarkList, SheetPupil } from './mark-list.ts';
import { countAlike, matchRows } from './match-rows.ts';
import {
  cellName,
  columnName,
  planCell,
  planRemark,
  shownAt,
  type CellOutcome,
} from './plan-cell.ts';
import { proposeColumns, textSource, type FillableColumn } from './propose-columns.ts';
import { offeredAt, textRule } from './text-rules.ts';

/** For texts that drop-down lists lack, what is written instead. */
export type ListedTexts = ReadonlyMap<string, string>;

/** The teacher's choices that differ from the proposal. */
export interface FillingChoices {
  /** The index of the workbook's sheet. */
  readonly sheet?: number;
  /** Columns of other terms are left out. */
  readonly term?: Term | undefined;
  /** For a column of the sheet (from 0), the ids of gradebook columns whose mean goes into it; none to skip it. */
  readonly columns?: ReadonlyMap<number, readonly string[]>;
  /** For a row of the gradebook, by id, the row of the sheet; `undefined` for none. */
  readonly pupils?: ReadonlyMap<string, number | undefined>;
  /** What to overwrite: cells (`E10`) and whole columns (`E`). */
  readonly overwrite?: ReadonlySet<string>;
  readonly listed?: ListedTexts;
}

/** A column of the sheet that may be filled, and the gradebook columns that fill it. */
export interface PlannedColumn extends FillableColumn {
  readonly sources: readonly string[];
  /** The texts of the record that the column's drop-down list lacks, and what it offers. */
  readonly list?: { readonly offered: readonly string[]; readonly lacking: readonly string[] };
}

/** What happens to one mark of the gradebook. */
export type PlannedCell = CellOutcome & {
  /** Reference in the workbook, such as `E10`. */
  readonly cell: string;
  readonly column: number;
  readonly pupil: SheetPupil;
  /** The id of the gradebook's row. */
  readonly source: string;
  /** What the workbook shows in the cell now, and what the gradebook has for it, as written. */
  readonly there: string;
  readonly here: string;
};

/** A row of the gradebook and its pupil in the sheet, if any. */
export interface PlannedRow {
  readonly id: string;
  readonly name: string;
  readonly pupil: SheetPupil | undefined;
  /** True if the teacher chose the pupil. */
  readonly chosen: boolean;
}

/** What filling a workbook would change, for review beforehand. */
export interface FillingPlan extends Filling {
  /** The sheets, and how many rows of the gradebook exactly match a pupil of each. */
  readonly sheets: readonly { readonly name: string; readonly alike: number }[];
  readonly columns: readonly PlannedColumn[];
  /** One for each mark that has a cell, in the sheet's order. */
  readonly cells: readonly PlannedCell[];
  readonly rows: readonly PlannedRow[];
  readonly pupils: readonly SheetPupil[];
  /** Set if so few named rows match pupils of the sheet that it may be of another class. */
  readonly otherClass?: { readonly found: number; readonly rows: number };
  /** Pupils of the sheet without a row in the gradebook. */
  readonly unmatchedPupils: readonly SheetPupil[];
  /** Texts that the record has and no column takes: the sheet has none for them, or several. */
  readonly unplaced: readonly TextKind[];
  /** Formulas without results where the sheet's pupils are: which pupils it lists is not known. */
  readonly unknown?: string | undefined;
  /** Whether formulas depend on the marks: they have no results until a spreadsheet program computes them. */
  readonly computes: boolean;
}

/** A row of the gradebook with the identity of its pupil. */
interface PageRow {
  readonly row: GradebookRow;
  readonly identity: RowIdentity;
}

/** How many remarks a plan writes; the other cells are marks. */
export const countRemarks = ({
  columns,
  fills,
}: Pick<FillingPlan, 'columns' | 'fills'>): number => {
  const remarks = columns.flatMap(({ kind, column }) => (kind === 'remark' ? [column] : []));
  return fills.filter(({ column }) => remarks.includes(column)).length;
};

/** The sheet with most of the page's pupils; if exact matches are too few, by similar names. */
function bestSheet(lists: readonly MarkList[], rows: readonly RowIdentity[]): number {
  const indexOfMost = (counts: readonly number[]): number => counts.indexOf(Math.max(...counts));
  const alike = lists.map(({ pupils }) => countAlike(rows, pupils));
  if (alike.some((count) => count > 1)) return indexOfMost(alike);
  return indexOfMost(
    lists.map(({ pupils }) => matchRows(rows, pupils).filter((pupil) => pupil).length),
  );
}

/** The pupil of each row: the teacher's choice, or a match among the other pupils. */
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

/** Counts named rows and those matched to the sheet, if so few match that the sheet may be of another class. */
function otherClass(
  rows: readonly PageRow[],
  pupils: ReadonlyMap<GradebookRow, SheetPupil>,
): FillingPlan['otherClass'] {
  const named = rows.filter(({ identity }) => identity.name !== '');
  const found = named.filter(({ row }) => pupils.has(row)).length;
  const unknown = named.length - found;
  return isOtherClass(unknown, named.length) ? { found, rows: named.length } : undefined;
}

/** The cells of each column of marks in the pupils' rows. */
function heldBy({ rows }: Sheet, { pupils, columns }: MarkList): ReadonlyMap<number, Cell[]> {
  const pupilRows = new Set(pupils.map(({ row }) => row));
  const held = rows.filter(({ number }) => pupilRows.has(number));
  return new Map(
    columns
      .filter(({ kind }) => kind === 'mark')
      .map(({ column }) => [column, held.map(({ cells }) => cells[column])]),
  );
}

function planCells(
  gradebook: Gradebook,
  workbook: FillableWorkbook,
  fillable: FillableSheet,
  list: MarkList,
  {
    columns,
    pupils,
    overwrite = new Set(),
    listed = new Map(),
  }: {
    readonly columns: readonly PlannedColumn[];
    readonly pupils: ReadonlyMap<GradebookRow, SheetPupil>;
    readonly overwrite: ReadonlySet<string> | undefined;
    readonly listed: FillingChoices['listed'];
  },
): PlannedCell[] {
  const { sheet, written } = fillable;
  const rowsOfPupils = new Set(list.pupils.map(({ row }) => row));
  const held = heldBy(sheet, list);
  const all = [...held.values()].flat();
  return columns.flatMap((target) => {
    const sources = gradebook.columns.flatMap((column, index) =>
      target.sources.includes(column.id) ? [{ column, index }] : [],
    );
    if (sources.length === 0) return [];
    const form = markFormOf(held.get(target.column) ?? [], all);
    return [...pupils].flatMap(([row, pupil]): PlannedCell[] => {
      const at = { row: pupil.row, column: target.column };
      const cell = cellName(at);
      const isOverwritten = overwrite.has(cell) || overwrite.has(columnName(target.column));
      const texts = sources.map(({ column, index }) => ({
        column,
        text: row.cells[index]?.text ?? '',
      }));
      const outcome =
        target.kind === 'remark'
          ? planRemark(workbook, written(), at, {
              remark: texts[0]?.text ?? '',
              instead: listed.get(texts[0]?.text ?? ''),
              rule: textRule(workbook, fillable, at.row, at.column),
              ...{ overwrite: isOverwritten, pupils: rowsOfPupils },
            })
          : planCell(workbook, written(), at, {
              ...{ sources: texts, target, form },
              ...{ overwrite: isOverwritten, pupils: rowsOfPupils },
            });
      const there = shownAt(workbook, written(), at);
      return outcome
        ? [
            {
              ...{ ...outcome, cell, column: target.column, pupil, source: row.id, there },
              here: texts.map(({ text }) => text || '—').join(' + '),
            },
          ]
        : [];
    });
  });
}

/** The mark columns of a gradebook that no column of the workbook takes. */
export function unusedColumns(
  { columns: own }: Gradebook,
  { columns }: Pick<FillingPlan, 'columns'>,
): Gradebook['columns'] {
  const used = new Set(columns.flatMap(({ sources }) => sources));
  return own.filter(({ kind, id }) => kind === 'mark' && !used.has(id));
}

/** The texts of the record for which there is neither a chosen column nor a hidden one. */
const unplacedTexts = (
  { columns: own, rows }: Gradebook,
  columns: readonly PlannedColumn[],
): FillingPlan['unplaced'] =>
  (
    [
      ['remarks', sheetColumns.remark],
      ['advice', sheetColumns.advice],
    ] as const
  ).flatMap(([kind, { id }]) => {
    const at = own.findIndex((column) => column.id === id);
    const isTyped = rows.some(({ cells }) => cells[at]?.text);
    const isPlaced = columns.some(
      (column) =>
        column.sources.includes(id) ||
        (column.kind === 'remark' && column.isHidden && textSource(column).id === id),
    );
    return isTyped && !isPlaced ? [kind] : [];
  });

/** A column with what its drop-down list offers, and the texts of the record that it lacks, if there are any. */
function withList(
  workbook: FillableWorkbook,
  sheet: FillableSheet,
  column: PlannedColumn,
  { gradebook, cells }: { readonly gradebook: Gradebook; readonly cells: readonly PlannedCell[] },
): PlannedColumn {
  const own = cells.filter((cell) => cell.column === column.column && cell.state !== 'same');
  const [first] = column.kind === 'remark' ? own : [];
  const offered = first && offeredAt(workbook, sheet, first.pupil.row, column.column);
  if (!offered) return column;
  const at = gradebook.columns.findIndex(({ id }) => column.sources.includes(id));
  const texts = new Map(gradebook.rows.map(({ id, cells: row }) => [id, row[at]?.text ?? '']));
  const known = new Set(offered.map(foldText));
  const lacking = new Set(own.map(({ source }) => texts.get(source) ?? ''));
  const list = { offered, lacking: [...lacking].filter((text) => !known.has(foldText(text))) };
  return list.lacking.length > 0 ? { ...column, list } : column;
}

/**
 * Plans how to fill a workbook with a gradebook's marks: the sheet, the columns, the pupils, which existing values
 * stay, and which marks cannot be written. Existing values are overwritten only by choice.
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
  const { pupils: listed = [], columns: all = [], unknown } = lists[index] ?? {};
  const isOfTerm = ({ term = choices.term }: MarkColumn): boolean =>
    choices.term === undefined || term === choices.term;
  const hidden = new Set(chosen?.sheet.hiddenColumns);
  const list = {
    pupils: listed,
    columns: all
      .filter(isOfTerm)
      .map((one) => ({ ...one, ...(hidden.has(one.column) && { isHidden: true }) })),
  };

  const proposed = proposeColumns(gradebook.columns, list.columns);
  // A form with a column for absences beside each mark asks for marks only, unless the record has such a column too.
  const isAsked = ({ heading }: { readonly heading: string }): boolean =>
    !isNoMark(heading) || gradebook.columns.some((own) => isNoMark(own.heading));
  const columns = list.columns.filter(isAsked).map((column): PlannedColumn => {
    const sources = choices.columns?.get(column.column) ?? proposed.get(column.column) ?? [];
    return { ...column, sources };
  });
  const pupils = pupilsOfRows(rows, list, choices.pupils);
  const found = new Set(pupils.values());
  const doubt = list.pupils.length > 0 ? otherClass(rows, pupils) : undefined;
  const cells = chosen
    ? planCells(gradebook, workbook, chosen, list, {
        ...{ columns, pupils },
        ...{ overwrite: choices.overwrite, listed: choices.listed },
      })
    : [];
  const fills = cells.flatMap((cell): Filling['fills'][number][] =>
    cell.state === 'write' || cell.state === 'overwrite'
      ? [
          {
            ...{ row: cell.pupil.row, column: cell.column, value: cell.value },
            ...(cell.needsPlainFormat && { needsPlainFormat: true }),
          },
        ]
      : [],
  );
  return {
    sheet: index,
    fills,
    sheets: workbook.sheets.map(({ sheet: { name } }, sheetIndex) => ({
      name,
      alike: countAlike(identities, lists[sheetIndex]?.pupils ?? []),
    })),
    columns: chosen
      ? columns.map((column) => withList(workbook, chosen, column, { gradebook, cells }))
      : columns,
    cells: cells.toSorted(
      (one, other) => one.pupil.row - other.pupil.row || one.column - other.column,
    ),
    pupils: list.pupils,
    unplaced: unplacedTexts(gradebook, columns),
    ...(doubt && { otherClass: doubt }),
    ...(unknown && { unknown }),
    rows: rows.map(({ row, identity }) => ({
      id: row.id,
      name: identity.name,
      pupil: pupils.get(row),
      chosen: choices.pupils?.has(row.id) === true,
    })),
    unmatchedPupils: list.pupils.filter((pupil) => !found.has(pupil)),
    computes:
      fills.length > 0 &&
      dependentOn(workbook.formulas(), changedBy(workbook, [{ sheet: index, fills }])).dependent
        .size > 0,
  };
}
