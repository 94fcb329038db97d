/** Gives the focus to an element when what had it has gone from the page; also as a `ref`. */
export const focusIfLost = (element: HTMLElement | null): void => {
  if (document.activeElement === null || document.activeElement === document.body) element?.focus();
};
