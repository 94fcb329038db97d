import { useEffect, useState, type RefObject } from 'react';

/** Longer lists render only their visible rows. */
const WINDOWED_FROM = 100;
/** Extra rows beyond each edge of the screen, so that the Tab key can reach the next one. */
const MARGIN = 12;
const SMALLEST_SCREEN_ROWS = 30;

export interface RowWindow {
  /** Whether only a part is rendered; every row then has `rowHeight`. */
  readonly windowed: boolean;
  /** The rows to render: from `first` up to, but excluding, `end`. */
  readonly first: number;
  readonly end: number;
  /** The heights of the spaces above and below, in pixels. */
  readonly before: number;
  readonly after: number;
}

/** The visible rows of `container` as the page scrolls; all rows have the same height in pixels. */
export const useRowWindow = (
  container: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow => {
  const [range, setRange] = useState({ first: 0, size: SMALLEST_SCREEN_ROWS + 2 * MARGIN });
  const windowed = count > WINDOWED_FROM;

  useEffect(() => {
    if (!windowed) return undefined;
    const measure = () => {
      const top = -(container.current?.getBoundingClientRect().top ?? 0);
      // Rounded to the margin, so that most scrolling renders nothing new.
      const first = Math.max(0, Math.floor(top / rowHeight / MARGIN) * MARGIN - MARGIN);
      const size = Math.ceil(window.innerHeight / rowHeight) + 3 * MARGIN;
      setRange((old) => (old.first === first && old.size === size ? old : { first, size }));
    };
    // The page may have scrolled since the last measurement.
    const frame = requestAnimationFrame(measure);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [container, windowed, rowHeight]);

  if (!windowed) {
    return { windowed, first: 0, end: count, before: 0, after: 0 };
  }
  const first = Math.min(range.first, Math.max(0, count - range.size));
  const end = Math.min(count, first + range.size);
  return {
    windowed,
    first,
    end,
    before: first * rowHeight,
    after: (count - end) * rowHeight,
  };
};
