import { scaleOf } from '#shared/record/averages/averages.ts';
import { parseMark, wrongMark, wrongTyped } from '#shared/record/marks/parse-mark.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import { isMarkColumn, typedText } from '#frontend/record/model/table/typed-text.ts';
import { firstMark, menuColumn } from '#frontend/record/model/grid/grid-cells.ts';
import {
  focusCell,
  reduceGrid,
  type CellAction,
  type GridAction,
  type GridState,
  type Outcome,
} from '#frontend/record/model/grid/grid-reducer.ts';
import {
  presentRows,
  writeAt,
  type CellPosition,
  type MarkTable,
} from '#frontend/record/model/grid/mark-table.ts';

/** The marks that cannot be right: they are none, or above the full mark. */
export const wrongMarks = ({ columns, rows }: MarkTable): readonly CellPosition[] =>
  rows.flatMap(({ cell }, row) =>
    columns.flatMap((column, index) =>
      isMarkColumn(column) && wrongMark(cell(column.id)?.text ?? '', scaleOf(column))
        ? [{ row, column: index }]
        : [],
    ),
  );

const kindAt = ({ columns }: MarkTable, { column }: CellPosition) => columns[column]?.kind;

/** Whether the cell can be typed into. */
export const isOpen = (table: MarkTable, cell: CellPosition): boolean =>
  cell.row >= 0 &&
  table.rows[cell.row]?.leftOn === undefined &&
  ['mark', 'remark'].includes(kindAt(table, cell) ?? '');

/** Why a key is not taken in a cell that cannot be typed into. */
export const refusalOf = (table: MarkTable, cell: CellPosition) => {
  if (table.rows[cell.row]?.leftOn !== undefined) return 'record.refused.left';
  const kind = kindAt(table, cell);
  if (kind === 'name') return 'record.refused.name';
  const isWorked = kind === 'average' || (kind === undefined && cell.row >= 0);
  return isWorked ? 'record.refused.worked' : 'record.refused.fixed';
};

/** The index of a cell's column among those of marks; 0 for numbers and names. */
export const markIndex = ({ columns }: MarkTable, { column }: CellPosition): number =>
  columns.slice(0, column).filter(({ kind }) => kind === 'mark').length;

/** Opens on the first mark that is missing. */
export const startSheet = (table: MarkTable): GridState => {
  const columns = [...table.columns.keys()].filter(
    (column) => table.columns[column]?.kind === 'mark',
  );
  const missing = columns.flatMap((column) => {
    const id = table.columns[column]?.id ?? '';
    const row = presentRows(table).findIndex(
      ({ cell }) => parseMark(cell(id)?.text ?? '').kind === 'blank',
    );
    return row < 0 ? [] : [{ row, column }];
  });
  return {
    cell: missing[0] ?? firstMark(table),
    asked: 0,
    typed: undefined,
    opened: undefined,
  };
};

/** The cell below, or at the end of a column the first one of the next; the last cell stays. */
const below = (table: MarkTable, { row, column }: CellPosition): CellPosition => {
  if (row < presentRows(table).length - 1) return { row: row + 1, column };
  return isOpen(table, { row, column: column + 1 })
    ? { row: 0, column: column + 1 }
    : { row, column };
};
/** The cell above, or at the top of a column the last one of the column before. */
const above = (table: MarkTable, { row, column }: CellPosition): CellPosition => {
  if (row > 0) return { row: row - 1, column };
  return isOpen(table, { row: 0, column: column - 1 })
    ? { row: presentRows(table).length - 1, column: column - 1 }
    : { row, column };
};

/** Writes the typed text; a text that cannot be a mark keeps the focus, because the cell shows why. */
const write = (state: GridState, table: MarkTable, to: CellPosition): Outcome<GridState> => {
  if (!state.typed) return { state: focusCell(state, to) };
  const { text } = state.typed;
  const column = table.columns[state.cell.column];
  const isWrong =
    column?.kind === 'mark' && wrongTyped(typedText(text, column, table), scaleOf(column));
  return {
    state: focusCell(state, isWrong ? state.cell : to),
    edit: writeAt(table, state.cell, text),
  };
};

/** The last column of the sheet: it has no menu of rows. */
const keepInSheet = (table: MarkTable, outcome: Outcome<GridState>): Outcome<GridState> => {
  const { cell } = outcome.state;
  const last = menuColumn(table) - 1;
  if (cell.column <= last) return outcome;
  return { ...outcome, state: { ...outcome.state, cell: { ...cell, column: last } } };
};

const isTyping = (action: GridAction): boolean => ['type', 'edit', 'clear'].includes(action.do);

/**
 * Carries out an action in the grid of a mark sheet. Enter goes down; numbers, names and averages cannot be typed.
 * @param level the school level, whose usual rule calculates the averages once the columns allow it
 */
export const reduceSheet = (
  state: GridState,
  action: GridAction,
  table: MarkTable,
  level: SchoolLevel | undefined,
): Outcome<GridState> => {
  if (isTyping(action) && !isOpen(table, state.cell))
    return { state: { ...state, isRefused: true, step: undefined } };
  switch (action.do) {
    case 'accept':
      return { state: focusCell(state, below(table, state.cell)) };
    case 'back':
      return { state: focusCell(state, above(table, state.cell)) };
    case 'leave':
      if (action.how === 'on') return write(state, table, below(table, state.cell));
      if (action.how === 'back') return write(state, table, above(table, state.cell));
      return keepInSheet(table, reduceGrid(state, { do: 'leave', how: action.how }, table));
    case 'menu':
      return openColumn(state, table, state.cell);
    case 'open-menu':
      return openColumn(focusCell(state, action.cell), table, action.cell);
    case 'describe-column': {
      const { index, description } = action;
      const column = table.columns[index]?.id;
      return {
        state: { ...focusCell(state, state.cell), opened: undefined },
        edit:
          column === undefined ? column : { edit: 'describe-column', column, description, level },
      };
    }
    // It belongs to a page that was read.
    case 'take-other':
      return { state };
    default:
      return keepInSheet(table, reduceGrid(state, action satisfies CellAction, table));
  }
};

/** Only columns of marks have settings. */
const openColumn = (state: GridState, table: MarkTable, cell: CellPosition): Outcome<GridState> =>
  cell.row < 0 && kindAt(table, cell) === 'mark'
    ? { state: { ...state, opened: { of: 'column', index: cell.column } } }
    : { state };
