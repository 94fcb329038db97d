import { proseParts } from '#shared/draft/prose.ts';
import { parseFormula, type MathNode } from './math-node.ts';

const ACCENTS = {
  bar: '\u0305',
  arrow: '\u20d7',
  hat: '\u0302',
  tilde: '\u0303',
  dot: '\u0307',
  underbar: '\u0332',
};
const BINARY = /^[+−=<>≤≥≠×÷≈]$/u;
/** What a sign follows that belongs to its number: `→ −∞`. */
const BEFORE_NUMBER = /^[+−=<>≤≥≠×÷≈→⟶↦⇒⇔∈,;]$/u;
/** Whether limits follow it: `∑_(i = 1)^n i`. */
const hasLimits = (item: MathNode | undefined): boolean =>
  (item?.kind === 'scripts' || item?.kind === 'stack') &&
  item.base.kind === 'symbol' &&
  /^[∑∏∫]$/u.test(item.base.text);

/** Adds brackets if a following sign would otherwise apply to only a part. */
const bracketed = (text: string): string =>
  /^[\p{L}\p{N}.,]*$/u.test(text.trim()) ? text.trim() : `(${text.trim()})`;
const grouped = (node: MathNode): string => bracketed(nodeText(node));

/** A power; primes and degrees are raised characters already. */
const raised = (text: string): string =>
  /^[′″°∘]+$/.test(text) ? text.replace('∘', '°') : `^${bracketed(text)}`;

const rowText = (items: readonly MathNode[]): string =>
  items
    .map((item, index) => {
      const isBinary = item.kind === 'symbol' && BINARY.test(item.text);
      // A sign at the start or after another sign belongs to its number.
      const before = items[index - 1];
      const hasLeft = before && !(before.kind === 'symbol' && BEFORE_NUMBER.test(before.text));
      if (hasLimits(before)) return ` ${nodeText(item)}`;
      return isBinary && hasLeft ? ` ${item.text} ` : nodeText(item);
    })
    .join('');

function nodeText(node: MathNode): string {
  switch (node.kind) {
    case 'row':
      return rowText(node.items);
    case 'symbol':
      return node.text;
    case 'space':
      return node.width > 0 ? ' ' : '';
    case 'fraction':
      return `${grouped(node.over)}/${grouped(node.under)}`;
    case 'root':
      return node.degree
        ? `${nodeText(node.degree)}√${grouped(node.radicand)}`
        : `√${grouped(node.radicand)}`;
    case 'scripts':
      return [
        nodeText(node.base),
        node.sub && `_${grouped(node.sub)}`,
        node.sup && raised(nodeText(node.sup)),
      ].join('');
    case 'stack':
      return [
        nodeText(node.base),
        node.under && `_${grouped(node.under)}`,
        node.over && `^${grouped(node.over)}`,
      ].join('');
    case 'accent':
      return nodeText(node.base).replaceAll(/\p{L}/gu, (letter) => letter + ACCENTS[node.accent]);
    case 'fence':
      return `${node.open}${nodeText(node.body)}${node.close}`;
    case 'table':
      return node.rows.map((cells) => cells.map(nodeText).join(', ')).join('; ');
  }
}

/** A formula as one line of plain characters: `(n + 1)/2`, `x^2`, `√16`. */
export const formulaText = (latex: string): string => {
  const formula = parseFormula(latex);
  return formula ? nodeText(formula).replace(/\s+/g, ' ').trim() : latex;
};

/** A draft's text in plain characters, including its formulas. */
export const plainText = (prose: string): string =>
  proseParts(prose)
    .map(({ kind, value }) => (kind === 'text' ? value : formulaText(value)))
    .join('');
