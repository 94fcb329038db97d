import type { KeyboardEvent, MouseEvent } from 'react';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { CellPosition } from '../../model/gradebook/edit-gradebook.ts';
import { HEADINGS, isSameCell, menuColumn } from '../../model/grid/grid-cells.ts';
import { gridCommand } from '../../model/grid/grid-keys.ts';
import type { GridAction, TypedText } from '../../model/grid/grid-reducer.ts';

interface Grid {
  readonly book: Gradebook;
  /** The focused cell. */
  readonly cell: CellPosition;
  readonly typed: TypedText | undefined;
  /** Whether the page has its own keypad for marks. */
  readonly hasKeypad: boolean;
  readonly dispatch: (action: GridAction) => void;
}

/** The cell in which an event occurred. */
const cellOf = (target: EventTarget): CellPosition | undefined => {
  const element = target instanceof Element ? target.closest('[data-place]') : null;
  const [row, column] = (element?.getAttribute('data-place') ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
};

/** What keys, clicks and taps do in the table. */
export const gridEvents = ({ book, cell, typed, hasKeypad, dispatch }: Grid) => ({
  onKeyDown: (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const command = gridCommand(event, book.language === 'ar');
    if (!command) return;
    event.preventDefault();
    dispatch(command);
  },
  onClick: ({ target }: MouseEvent): void => {
    const to = cellOf(target);
    if (!to || (typed && isSameCell(to, cell))) return;
    if (to.row === HEADINGS || to.column === menuColumn(book))
      return dispatch({ do: 'open-menu', cell: to });
    // With a mouse, a quick second click edits; on touch screens, any second tap.
    dispatch(hasKeypad && isSameCell(to, cell) ? { do: 'edit' } : { do: 'focus', cell: to });
  },
  onDoubleClick: (): void => dispatch({ do: 'edit' }),
  onContextMenu: (event: MouseEvent): void => {
    const to = cellOf(event.target);
    if (!to || typed) return;
    event.preventDefault();
    dispatch({ do: 'open-menu', cell: to });
  },
});
