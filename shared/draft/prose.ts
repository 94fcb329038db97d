import { isTooLargeFormula } from './formula-size.ts';

/** A part of a draft's text: words, or a formula in LaTeX. */
export type ProsePart = { readonly kind: 'text' | 'formula'; readonly value: string };

/** An escaped dollar sign, or a formula between two on one line (or between two pairs, as models write). */
const DOLLARS = /\\\$|\$\$((?:\\.|[^$\\\n])+)\$\$|\$((?:\\.|[^$\\\n])+)\$/gu;

/**
 * Commands that define commands. School formulas do not need them; nested ones can expand a line to a page, and in
 * systems that typeset a page as a whole they change other formulas.
 */
const DEFINES =
  /\\(?:[egx]?def|let|futurelet|global|long|providecommand|(?:re)?new(?:command|environment)|DeclareMathOperator)(?![a-z])/iu;

/**
 * Splits a draft's text into words and formulas. A single dollar sign is text; so is a formula that defines commands or
 * is too large for a sheet.
 */
export function proseParts(prose: string): ProsePart[] {
  const parts: ProsePart[] = [];
  const add = (kind: ProsePart['kind'], value: string): void => {
    const last = parts.at(-1);
    if (last?.kind === 'text' && kind === 'text') {
      parts[parts.length - 1] = { kind, value: last.value + value };
    } else if (value !== '') parts.push({ kind, value });
  };
  let end = 0;
  for (const match of prose.matchAll(DOLLARS)) {
    add('text', prose.slice(end, match.index));
    const formula = (match[1] ?? match[2])?.trim();
    if (formula && !DEFINES.test(formula) && !isTooLargeFormula(formula)) add('formula', formula);
    else add('text', match[0] === '\\$' ? '$' : match[0]);
    end = match.index + match[0].length;
  }
  add('text', prose.slice(end));
  return parts;
}
