import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * A table whose current cell has `data-here`: its focused row stays clear of headings with several lines.
 * @param asked the current cell gets the focus when this rises
 * @param onFocused called after that
 */
export const useGridTable = (asked: number, onFocused: () => void) => {
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
  return table;
};
