import fs from 'node:fs';
import { createRequire } from 'node:module';
import { builtinEnvironments } from 'vitest/runtime';
import { askedStyles } from './asked-styles.ts';

/** The rules of a style sheet, with only the declarations that tests read. */
const keepAskedStyles = (sheet: string): string =>
  sheet
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/([^{}]+)\{([^{}]*)\}/g, (_, selectors: string, declarations: string) => {
      const isAsked = (declaration: string) =>
        askedStyles.has(declaration.slice(0, declaration.indexOf(':')).trim());
      const asked = declarations.split(';').filter(isAsked);
      return asked.length > 0 ? `${selectors}{${asked.join(';')}}` : '';
    });

const { readFileSync } = fs;
const readWithoutOthers = (...call: Parameters<typeof readFileSync>) => {
  const content = readFileSync(...call);
  return String(call[0]).endsWith('default-stylesheet.css')
    ? keepAskedStyles(String(content))
    : content;
};
Object.assign(fs, { readFileSync: readWithoutOthers });
createRequire(import.meta.url)('jsdom');
Object.assign(fs, { readFileSync });

/** jsdom, whose own style sheet has only the declarations that tests read. */
export default builtinEnvironments.jsdom;
