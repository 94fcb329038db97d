import { isTooLargeFormula } from './formula-size.ts';

/** A part of a draft's text: words, or a formula in LaTeX; and the same as it is written, with its dollar signs. */
export interface ProsePart {
  readonly kind: 'text' | 'formula';
  readonly value: string;
  readonly written: string;
}

/**
 * An escaped dollar sign, or a formula on one line between two dollar signs or two pairs. Prices are no formulas: a space
 * is just inside a sign (`5$ and 6$`), or a digit comes after the last one (`$5 to $6`) or before the first (`5$, 6$`);
 * only a command may follow a digit, as in `2$\pi$`. Nor are two signs in brackets or quotation marks: `price ($), cost
 * ($)`. Variables of programs are none either: `$a+$b`. Pairs are no prices, so spaces may be inside them.
 */
const DOLLARS =
  /\\\$|\$\$((?:\\.|[^$\\\n])+)\$\$(?!\p{Nd})|(?:(?<!\p{Nd})|(?=\$\\[A-Za-z]))\$(?![\s)»”"'’,;])((?:\\.|[^$\\\n])+)(?<![\s(«“"‘]|[-+*/=.:,;&|<>](?=\$\p{L}))\$(?!\p{Nd})|\$\$/gu;

/** Words that formulas have without a command; every other word says that it is a sentence. */
const FORMULA_WORDS = new Set(
  'cm mm dm km cg mg kg cl ml dl min mol sin cos tan log ln exp mod div max lim pgcd ppcm gcd lcm'.split(
    ' ',
  ),
);
const ENDS_WITH_PRICE = /\p{Nd}\s?(?:USD?|CAD?|AU|NZ|HK|[AC])?$/u;

/** Whether two prices with words between them look like a formula, because one has its sign behind: `$5 and 6$`. */
const arePrices = (formula: string): boolean =>
  /^[-+−]?\p{Nd}/u.test(formula) &&
  ENDS_WITH_PRICE.test(formula) &&
  !/[\\{}^_=×÷]/.test(formula) &&
  (formula.match(/\p{L}+/gu) ?? []).some(
    (word) =>
      /^(?:و|\p{Script=Arabic}{2,}|à|\p{Lu}?\p{Ll}+\p{Ll})$/u.test(word) &&
      !FORMULA_WORDS.has(word),
  );

/** Commands that define commands. Nested ones can expand a line to a page, or change other formulas. */
const DEFINES =
  /\\(?:[egx]?def|let|futurelet|global|long|providecommand|(?:re)?new(?:command|environment)|DeclareMathOperator)(?![a-z])/iu;

/** Splits a draft's text into words and formulas. A lone dollar sign is text, and so is an unsafe or huge formula. */
export function proseParts(prose: string): ProsePart[] {
  const parts: ProsePart[] = [];
  const add = (kind: ProsePart['kind'], value: string, written = value): void => {
    const last = parts.at(-1);
    if (last?.kind === 'text' && kind === 'text') {
      parts[parts.length - 1] = {
        kind,
        value: last.value + value,
        written: last.written + written,
      };
    } else if (value !== '') parts.push({ kind, value, written });
  };
  let end = 0;
  for (const match of prose.matchAll(DOLLARS)) {
    const [written, , single] = match;
    add('text', prose.slice(end, match.index));
    const formula = (match[1] ?? match[2])?.trim();
    const isPrice = single !== undefined && arePrices(single);
    if (formula && !isPrice && !DEFINES.test(formula) && !isTooLargeFormula(formula))
      add('formula', formula, written);
    else add('text', written === '\\$' ? '$' : written, written);
    end = match.index + written.length;
  }
  add('text', prose.slice(end));
  return parts;
}
