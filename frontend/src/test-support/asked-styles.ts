/**
 * The style properties that tests read without layout: whether an element is visible, and whether it can be pressed.
 * For each query by role or name, jsdom collects all declarations again, which took a third of a page's test.
 */
export const askedStyles = new Set(['display', 'visibility', 'pointer-events', 'white-space']);
