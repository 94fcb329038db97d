import { isTooLargeFormula } from './formula-size.ts';

/** A stretch of a draft's text: words, or a formula in LaTeX. */
export type ProsePart = { readonly kind: 'text' | 'formula'; readonly value: string };

/** A dollar sign that stands for itself, or a formula between two on one line (or between two pairs, as models write). */
const DOLLARS = /\\\$|\$\$((?:\\.|[^$\\\n])+)\$\$|\$((?:\\.|[^$\\\n])+)\$/gu;

/**
 * Commands that make others. No formula of a school needs them, and a few of them within one another make a page of a line;
 * where systems typeset all of a page together, they would change its other formulas, too.
 */
const DEFINES =
  /\\(?:[egx]?def|let|futurelet|global|long|providecommand|(?:re)?new(?:command|environment)|DeclareMathOperator)(?![a-z])/iu;

/**
 * Takes a text of a draft apart. A dollar sign without its second is a dollar sign; what defines commands, or is
 * too large for a sheet, is text, as it was written.
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
