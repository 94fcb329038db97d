import type { KeyboardEvent, MouseEvent } from 'react';
import type { CellPosition } from '../../model/grid/mark-table.ts';
import { HEADINGS, isSameCell, menuColumn } from '../../model/grid/grid-cells.ts';
import { gridCommand } from '../../model/grid/grid-keys.ts';
import { cellNow, type GridView } from '../../hooks/grid/grid-context.ts';

/** The cell in which an event occurred. */
const cellOf = (target: EventTarget): CellPosition | undefined => {
  const element = target instanceof Element ? target.closest('[data-place]') : null;
  const [row, column] = (element?.getAttribute('data-place') ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
};

/**
 * What keys, clicks and taps do in the table.
 * @param hasKeypad whether the page has its own keypad for marks
 */
export const gridEvents = (grid: GridView, hasKeypad: boolean) => ({
  onKeyDown: (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const command = gridCommand(event, grid.table.language === 'ar');
    if (!command) return;
    event.preventDefault();
    grid.dispatch(command);
  },
  onClick: ({ target }: MouseEvent): void => {
    const to = cellOf(target);
    const isHere = to && isSameCell(to, cellNow(grid));
    if (!to || (isHere && grid.state.get().typed)) return;
    if (to.row === HEADINGS || to.column === menuColumn(grid.table))
      return grid.dispatch({ do: 'open-menu', cell: to });
    // With a mouse, a quick second click edits; on touch screens, any second tap.
    grid.dispatch(hasKeypad && isHere ? { do: 'edit' } : { do: 'focus', cell: to });
  },
  onDoubleClick: (): void => grid.dispatch({ do: 'edit' }),
  onContextMenu: (event: MouseEvent): void => {
    const to = cellOf(event.target);
    if (!to || grid.state.get().typed) return;
    event.preventDefault();
    grid.dispatch({ do: 'open-menu', cell: to });
  },
});
