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
  const cell = workplace.querySelector('[data-review-grid] [data-here]');
  if (!cell) return;
  // With the cell at the top of the table, it is nearest to its question.
  cell.scrollIntoView({ block: question ? 'start' : 'nearest', inline: 'nearest' });
  const { top, bottom } = cell.getBoundingClientRect();
  const { highest, lowest } = freePart(above);
  const page = document.documentElement;
  if (question)
    page.scrollTop += Math.max(bottom - lowest, question.getBoundingClientRect().top - highest);
  else if (bottom > lowest) page.scrollTop += bottom - lowest;
  else if (top < highest) page.scrollTop += top - highest;
};
