import createCache, { type StylisElement, type StylisPlugin } from '@emotion/cache';
import { askedStyles } from './asked-styles.ts';

const isAsked = (element: StylisElement): boolean => {
  if (typeof element.children === 'string') {
    return element.type === 'decl' && askedStyles.has(String(element.props));
  }
  element.children = element.children.filter(isAsked);
  return element.children.length > 0;
};

const leaveOutOthers: StylisPlugin = (element) => {
  if (!isAsked(element)) element.type = 'comm';
};

/** Keeps only the declarations of the site that tests read. */
export const styleCache = createCache({ key: 'test', stylisPlugins: [leaveOutOthers] });
