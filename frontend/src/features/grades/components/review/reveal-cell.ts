/** Height of the bar that stays at the top of the screen, in pixels. */
const TOP_BAR = 64;
/** What is left free around the cell, so that its outline shows. */
const ROOM = 4;

/**
 * Scrolls the page so that nothing covers the cell that has the focus.
 * @param above what stays above the table, if anything
 */
export const revealCell = (workplace: HTMLElement, above: HTMLElement | null): void => {
  const cell = workplace.querySelector('[data-review-grid] [data-here]');
  if (!cell) return;
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { top, bottom } = cell.getBoundingClientRect();
  const keys = document.querySelector('[data-keypad]')?.getBoundingClientRect().top;
  const highest = Math.max(TOP_BAR, above?.getBoundingClientRect().bottom ?? 0) + ROOM;
  const lowest = (keys ?? window.innerHeight) - ROOM;
  const page = document.documentElement;
  if (bottom > lowest) page.scrollTop += bottom - lowest;
  else if (top < highest) page.scrollTop += top - highest;
};
