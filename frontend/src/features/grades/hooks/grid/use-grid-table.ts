import { useEffect, useRef } from 'react';

/**
 * A table whose current cell has `data-here`: its focused row stays clear of headings with several lines.
 * @param asked the current cell gets the focus when this rises
 */
export const useGridTable = (asked: number) => {
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
  useEffect(() => {
    // Not on arrival, when the page sets the focus.
    if (asked > 0) table.current?.querySelector<HTMLElement>('[data-here]')?.focus();
  }, [asked]);
  return table;
};
