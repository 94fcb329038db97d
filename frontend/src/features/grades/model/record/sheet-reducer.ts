import type { Doubt, DoubtReason } from '#shared/page/doubts.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import { doubtsOf } from '../gradebook/per-book.ts';
import { writeCell } from '../gradebook/edit-cells.ts';
import { settleRole } from '../gradebook/describe-column.ts';
import type { CellPosition } from '../gradebook/edit-gradebook.ts';
import { firstMark, isSameCell, menuColumn } from '../grid/grid-cells.ts';
import {
  focusCell,
  reduceGrid,
  type CellAction,
  type GridAction,
  type GridState,
  type Outcome,
} from '../grid/grid-reducer.ts';

/** A typed mark is wrong only if it is none, or above the full mark. */
const WRONG: ReadonlySet<DoubtReason> = new Set(['unreadable', 'off-scale']);

/** The marks that cannot be right. */
export const wrongMarks = (book: Gradebook): readonly Doubt[] =>
  doubtsOf(book).filter(({ reasons }) => reasons.some((reason) => WRONG.has(reason)));

const kindAt = (book: Gradebook, { column }: CellPosition) => book.columns[column]?.kind;

/** Whether the cell can be typed into. */
export const isOpen = (book: Gradebook, cell: CellPosition): boolean =>
  cell.row >= 0 && ['mark', 'remark'].includes(kindAt(book, cell) ?? '');

/** The index of a cell's column among those of marks; 0 for numbers and names. */
export const markIndex = ({ columns }: Gradebook, { column }: CellPosition): number =>
  columns.slice(0, column).filter(({ kind }) => kind === 'mark').length;

/** Opens on the first mark that is missing. */
export const startSheet = (book: Gradebook): GridState => {
  const columns = [...book.columns.keys()].filter(
    (column) => book.columns[column]?.kind === 'mark',
  );
  const missing = columns.flatMap((column) => {
    const row = book.rows.findIndex(
      ({ cells }) => parseMark(cells[column]?.text ?? '').kind === 'blank',
    );
    return row < 0 ? [] : [{ row, column }];
  });
  return {
    cell: missing[0] ?? firstMark(book),
    asked: 0,
    typed: undefined,
    opened: undefined,
  };
};

/** The cell below, or at the end of a column the first one of the next; the last cell stays. */
const below = (book: Gradebook, { row, column }: CellPosition): CellPosition => {
  if (row < book.rows.length - 1) return { row: row + 1, column };
  return isOpen(book, { row, column: column + 1 })
    ? { row: 0, column: column + 1 }
    : { row, column };
};
/** The cell above, or at the top of a column the last one of the column before. */
const above = (book: Gradebook, { row, column }: CellPosition): CellPosition => {
  if (row > 0) return { row: row - 1, column };
  return isOpen(book, { row: 0, column: column - 1 })
    ? { row: book.rows.length - 1, column: column - 1 }
    : { row, column };
};

/** Writes the typed text; a text that cannot be a mark keeps the focus, because the cell shows why. */
const write = (state: GridState, book: Gradebook, to: CellPosition): Outcome<GridState> => {
  if (!state.typed) return { state: focusCell(state, to) };
  const edit = writeCell(state.cell, state.typed.text);
  const isWrong = wrongMarks(edit(book)).some((mark) => isSameCell(mark, state.cell));
  return { state: focusCell(state, isWrong ? state.cell : to), edit };
};

/** The last column of the sheet: it has no menu of rows. */
const keepInSheet = (book: Gradebook, outcome: Outcome<GridState>): Outcome<GridState> => {
  const { cell } = outcome.state;
  const last = menuColumn(book) - 1;
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
  book: Gradebook,
  level: SchoolLevel | undefined,
): Outcome<GridState> => {
  if (isTyping(action) && !isOpen(book, state.cell)) return { state };
  switch (action.do) {
    case 'accept':
      return { state: focusCell(state, below(book, state.cell)) };
    case 'back':
      return { state: focusCell(state, above(book, state.cell)) };
    case 'leave':
      if (action.how === 'on') return write(state, book, below(book, state.cell));
      if (action.how === 'back') return write(state, book, above(book, state.cell));
      return keepInSheet(book, reduceGrid(state, { do: 'leave', how: action.how }, book));
    case 'menu':
      return openColumn(state, book, state.cell);
    case 'open-menu':
      return openColumn(focusCell(state, action.cell), book, action.cell);
    case 'describe-column': {
      const { index, description } = action;
      return {
        state: { ...focusCell(state, state.cell), opened: undefined },
        edit: settleRole(index, description, level),
      };
    }
    // They belong to a page that was read.
    case 'take-other':
    case 'choose-pupil':
      return { state };
    default:
      return keepInSheet(book, reduceGrid(state, action satisfies CellAction, book));
  }
};

/** Only columns of marks have settings. */
const openColumn = (state: GridState, book: Gradebook, cell: CellPosition): Outcome<GridState> =>
  cell.row < 0 && kindAt(book, cell) === 'mark'
    ? { state: { ...state, opened: { of: 'column', index: cell.column } } }
    : { state };
