/** What is left free around the cell, so that its outline shows. */
const ROOM = 4;

/** What of the page is seen under the bar at its top, what stays below that, and the keys. */
const freePart = (above: HTMLElement | null) => {
  const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
  const keys = document.querySelector('[data-keypad]')?.getBoundingClientRect().top;
  return {
    highest: Math.max(0, bottomOf(document.querySelector('header')), bottomOf(above)) + ROOM,
    lowest: (keys ?? window.innerHeight) - ROOM,
  };
};

/**
 * Scrolls the page so that nothing covers the cell that has the focus.
 * @param above what stays above the table, if anything
 * @param question what is asked about the cell, where it scrolls with the table: it is shown as well
 */
export const revealCell = (
  workplace: HTMLElement,
  above: HTMLElement | null,
  question: HTMLElement | null,
): void => {
  const cell = workplace.querySelector('[data-review-grid] [data-here]');
  if (!cell) return;
  // At the top of the table the cell is nearest to its question.
  cell.scrollIntoView({ block: question ? 'start' : 'nearest', inline: 'nearest' });
  const { top, bottom } = cell.getBoundingClientRect();
  const { highest, lowest } = freePart(above);
  const page = document.documentElement;
  if (question)
    page.scrollTop += Math.max(bottom - lowest, question.getBoundingClientRect().top - highest);
  else if (bottom > lowest) page.scrollTop += bottom - lowest;
  else if (top < highest) page.scrollTop += top - highest;
};
