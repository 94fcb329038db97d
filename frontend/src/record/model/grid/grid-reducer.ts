import { HEADINGS, lastCell, nearestCell } from './grid-cells.ts';
import type { CellCommand, GridCommand, Move } from './grid-keys.ts';
import {
  cellAt,
  writeAt,
  type CellPosition,
  type ColumnDescription,
  type MarkTable,
  type TableEdit,
} from './mark-table.ts';

/** The text being typed into the focused cell. */
export interface TypedText {
  readonly text: string;
  /** Whether it replaces the old text: then arrow keys leave the cell instead of moving within the text. */
  readonly replaces: boolean;
}

/** An open dialog or menu of the table, with the index of its column or row. */
export type OpenOverlay =
  | { readonly of: 'column' | 'row'; readonly index: number }
  | { readonly of: 'pupil'; readonly index: number; readonly sought: string };

/** What undo or redo has made of a cell. */
export interface Step {
  readonly before: string;
  readonly after: string;
}

/** What a grid of marks shows besides the marks. */
export interface GridState {
  readonly cell: CellPosition;
  /** Rises whenever the grid should focus `cell`. */
  readonly asked: number;
  readonly typed: TypedText | undefined;
  /** The last step of undo or redo; the grid shows its cell. Gone once the focus moves. */
  readonly step?: Step | undefined;
  /** Whether a key was not taken, because the cell cannot be typed into. Gone once the focus moves. */
  readonly isRefused?: boolean | undefined;
  readonly opened: OpenOverlay | undefined;
}

/** How typing ends: accepted and on to the next cell, back to the last one, stay, or an arrow's direction. */
export type Leaving = 'on' | 'back' | 'stay' | Move;

/** An action that the grid carries out itself. */
export type CellAction =
  | CellCommand
  | { readonly do: 'focus' | 'open-menu'; readonly cell: CellPosition }
  | { readonly do: 'open'; readonly overlay: OpenOverlay }
  | { readonly do: 'close' | 'cancel' }
  /** Changes the text being typed. */
  | { readonly do: 'retype'; readonly text: string }
  | { readonly do: 'leave'; readonly how: 'stay' | Move }
  /** Writes a text into a cell, and focuses it. */
  | { readonly do: 'write-cell'; readonly cell: CellPosition; readonly text: string }
  /** Edits the table, then focuses a cell. */
  | { readonly do: 'change'; readonly edit: TableEdit; readonly cell?: CellPosition };

/** Everything that a grid asks for; its owner decides what follows an accepted cell. */
export type GridAction =
  | CellAction
  | GridCommand
  | { readonly do: 'leave'; readonly how: Leaving }
  | {
      readonly do: 'describe-column';
      readonly index: number;
      readonly description: ColumnDescription;
    };

/** The state after an action, and the edit that it makes. */
export interface Outcome<S, E = TableEdit> {
  readonly state: S;
  readonly edit?: E | undefined;
}

export const focusCell = <S extends GridState>(state: S, cell: CellPosition): S => ({
  ...state,
  cell,
  asked: state.asked + 1,
  typed: undefined,
  step: undefined,
  isRefused: undefined,
});

const openMenu = <S extends GridState>(state: S, { row, column }: CellPosition): S => ({
  ...state,
  opened: row === HEADINGS ? { of: 'column', index: column } : { of: 'row', index: row },
});

/** Begins editing: opens the search for names of the class list, else types into the cell. */
const begin = <S extends GridState>(state: S, table: MarkTable, typed: TypedText): S =>
  table.columns[state.cell.column]?.kind === 'name' && table.hasClassList
    ? {
        ...state,
        opened: {
          of: 'pupil',
          index: state.cell.row,
          sought: typed.replaces ? typed.text : '',
        },
      }
    : { ...state, typed };

/** Carries out an action in a grid whose focused cell exists. */
export const reduceGrid = <S extends GridState>(
  state: S,
  action: CellAction,
  table: MarkTable,
): Outcome<S> => {
  const here = state.cell;
  const cell = cellAt(table, here);
  const focus = (to: CellPosition) => ({ state: focusCell(state, nearestCell(to, table)) });
  // The cell may be in a row or column that the edit adds.
  const change = (to: CellPosition, edit: TableEdit | undefined) => ({
    state: { ...focusCell(state, to), opened: undefined },
    edit,
  });
  switch (action.do) {
    case 'move':
      return focus({ row: here.row + action.dy, column: here.column + action.dx });
    case 'row-start':
      return focus({ ...here, column: 0 });
    case 'row-end':
      return focus({ ...here, column: lastCell(table).column });
    case 'first':
      return focus({ row: 0, column: 0 });
    case 'last':
      return focus(lastCell(table));
    case 'focus':
      return focus(action.cell);
    case 'cancel':
      return focus(here);
    case 'close':
      return { state: { ...focusCell(state, here), opened: undefined } };
    case 'menu':
      return { state: openMenu(state, here) };
    case 'open-menu':
      return { state: openMenu(focusCell(state, action.cell), action.cell) };
    case 'open':
      return { state: { ...state, opened: action.overlay } };
    case 'edit':
      return { state: cell ? begin(state, table, { text: cell.text, replaces: false }) : state };
    case 'type':
      return { state: cell ? begin(state, table, { text: action.text, replaces: true }) : state };
    case 'retype':
      return {
        state: { ...state, typed: state.typed && { ...state.typed, text: action.text } },
      };
    case 'clear':
      return { state, edit: cell && writeAt(table, here, '') };
    case 'leave':
      if (!state.typed) return { state };
      return {
        state:
          action.how === 'stay'
            ? { ...state, typed: undefined }
            : reduceGrid(state, action.how, table).state,
        edit: writeAt(table, here, state.typed.text),
      };
    case 'write-cell':
      return change(action.cell, writeAt(table, action.cell, action.text));
    case 'change':
      return action.cell ? change(action.cell, action.edit) : { state, edit: action.edit };
  }
};
