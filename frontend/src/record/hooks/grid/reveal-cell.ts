/** The space in pixels around the cell, so that its outline is visible. */
const ROOM = 4;

/** The visible part of the page, without the top bar, the sticky area and the keypad. */
const freePart = (above: HTMLElement | null) => {
  const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
  const keys = document.querySelector('[data-keypad]')?.getBoundingClientRect().top;
  return {
    highest: Math.max(0, bottomOf(document.querySelector('header')), bottomOf(above)) + ROOM,
    lowest: (keys ?? window.innerHeight) - ROOM,
  };
};

/** Scrolls the page so that an element is in the free part. */
const reveal = (
  { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>,
  { highest, lowest }: ReturnType<typeof freePart>,
): void => {
  const page = document.documentElement;
  if (bottom > lowest) page.scrollTop += bottom - lowest;
  else if (top < highest) page.scrollTop += top - highest;
};

const cellIn = (workplace: HTMLElement): Element | null =>
  workplace.querySelector('[data-review-grid] [data-here]');

/**
 * Scrolls the page so that nothing covers the focused cell.
 * @param above the sticky area above the table, if any
 * @param question the question about the cell, if it scrolls with the table: it is made visible as well
 */
export const revealCell = (
  workplace: HTMLElement,
  above: HTMLElement | null,
  question: HTMLElement | null,
): void => {
  const cell = cellIn(workplace);
  if (!cell) return;
  // With the cell at the top of the table, it is nearest to its question.
  cell.scrollIntoView({ block: question ? 'start' : 'nearest', inline: 'nearest' });
  const area = cell.getBoundingClientRect();
  const free = freePart(above);
  if (!question) return reveal(area, free);
  document.documentElement.scrollTop += Math.max(
    area.bottom - free.lowest,
    question.getBoundingClientRect().top - free.highest,
  );
};

/** Scrolls the page so that nothing covers the focused cell, nor the rest of the table where that has room. */
export const revealTable = (workplace: HTMLElement): void => {
  const cell = cellIn(workplace);
  if (!cell) return;
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const free = freePart(null);
  const whole = workplace.getBoundingClientRect();
  const hasRoom = whole.height <= free.lowest - free.highest;
  reveal(hasRoom ? whole : cell.getBoundingClientRect(), free);
};
