import { useEffect, useEffectEvent, useRef } from 'react';
import type { Step } from '../../model/grid/grid-reducer.ts';

/** On a cell that undo has changed; it flashes once. */
const FLASH = 'data-flash';

/**
 * A table whose current cell has `data-here`: its focused row stays clear of headings with several lines.
 * @param asked the current cell gets the focus when this rises
 * @param step when it changes, the current cell is shown and flashes; the focus goes there only from another cell
 * @param onFocused called after that
 */
export const useGridTable = (asked: number, step: Step | undefined, onFocused: () => void) => {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const headings = table.current?.tHead;
    const grid = table.current?.parentElement;
    if (!headings || !grid || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      grid.style.setProperty('--headings', `${headings.offsetHeight}px`),
    );
    observer.observe(headings);
    return () => observer.disconnect();
  }, []);
  const focus = useEffectEvent(() => {
    table.current?.querySelector<HTMLElement>('[data-here]')?.focus();
    onFocused();
  });
  useEffect(() => {
    // Not on arrival, when the page sets the focus.
    if (asked > 0) focus();
  }, [asked]);
  const show = useEffectEvent(() => {
    const cell = table.current?.querySelector<HTMLElement>('[data-here]');
    if (!cell) return;
    // A button stays the one that is pressed again.
    if (table.current?.contains(document.activeElement)) cell.focus();
    else cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    onFocused();
    cell.removeAttribute(FLASH);
    // Otherwise the same cell would not begin anew.
    void cell.offsetWidth;
    cell.setAttribute(FLASH, '');
  });
  useEffect(() => {
    if (step) show();
  }, [step]);
  return table;
};
