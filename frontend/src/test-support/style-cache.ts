import createCache, { type StylisElement, type StylisPlugin } from '@emotion/cache';

/** What is asked of a style where nothing is laid out: whether something is there, and whether it can be pressed. */
const asked = new Set(['display', 'visibility', 'pointer-events', 'white-space']);

const isAsked = (element: StylisElement): boolean => {
  if (typeof element.children === 'string') {
    return element.type === 'decl' && asked.has(String(element.props));
  }
  element.children = element.children.filter(isAsked);
  return element.children.length > 0;
};

const leaveOutOthers: StylisPlugin = (element) => {
  if (!isAsked(element)) element.type = 'comm';
};

/**
 * Keeps of a sheet only what a test may ask for. jsdom gathers every declaration of every rule again for each element
 * whose role or name is looked for: a fifth of the work of a test of a large form.
 */
export const styleCache = createCache({ key: 'test', stylisPlugins: [leaveOutOthers] });
