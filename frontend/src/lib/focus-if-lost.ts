/** Focuses an element when the focused element has left the page; also usable as a `ref`. */
export const focusIfLost = (element: HTMLElement | null): void => {
  if (document.activeElement === null || document.activeElement === document.body) element?.focus();
};
