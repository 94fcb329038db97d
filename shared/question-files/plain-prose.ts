import { proseParts } from '../draft/prose.ts';
import type { ReadProse } from './found-question.ts';

const DELIMITER = /\\[()[\]]|\$\$|\n/g;
const CLOSING: Readonly<Record<string, string>> = { '\\(': '\\)', '\\[': '\\]', $$: '$$' };
const escapedDollars = (text: string): string => text.replaceAll('$', '\\$');

/** Writes the formulas of learning systems between dollar signs; other dollar signs are words. */
export function withFormulas(text: string): string {
  let end = 0;
  let written = '';
  let open: { readonly sign: string; readonly at: number } | undefined;
  for (const { 0: sign, index } of text.matchAll(DELIMITER)) {
    if (open && CLOSING[open.sign] === sign) {
      const formula = text.slice(open.at + 2, index).trim();
      const isFormula = formula !== '' && !formula.includes('$');
      const before = text.slice(end, open.at);
      if (isFormula) written += `${escapedDollars(before)}$${formula}$`;
      end = isFormula ? index + 2 : end;
      open = undefined;
    } else if (sign === '\n') open = undefined;
    else if (!open && sign in CLOSING) open = { sign, at: index };
  }
  return written + escapedDollars(text.slice(end));
}

/** Marks of direction belong to a page and not to its words. */
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** A text without spaces that do not count and without marks of direction. */
export const tidy = (text: string): string =>
  text
    .replace(DIRECTION, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();

/** Reads a text without markup, whose lines count. */
export const proseOfText = (text: string): ReadProse => ({
  text: withFormulas(tidy(text.replaceAll('\r', ''))),
  doubts: [],
});

/** A formula whose signs are on lines of their own. */
const DISPLAYED = /(\\\[|\$\$)[^\S\n]*\n([^\n]+)\n[^\S\n]*(\\\]|\$\$)/g;

/** Reads words of a chat or a document, whose formulas may be between single dollar signs as well. */
export const proseOfWords = (text: string): ReadProse =>
  proseOfText(
    proseParts(
      text.replace(DISPLAYED, (_, open: string, formula: string, close: string) =>
        [open, formula.trim(), close].join(''),
      ),
    )
      .map(({ kind, value }) => (kind === 'formula' ? `\\(${value}\\)` : value))
      .join(''),
  );
