import { proseParts } from '#shared/draft/prose.ts';
import { formulaText } from './formula-text.ts';

/** Signs that the notebook's typefaces do not have, and others that say the same. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['↦', '→'],
  ['⟶', '→'],
  ['∥', '//'],
]);
const POWERS = { '2': '²', '3': '³' } as const;

const printed = (formula: string): string =>
  formula
    .replaceAll(/[↦⟶∥]/gu, (sign) => SIGNS.get(sign) ?? sign)
    .replaceAll(/\^([23])(?![\p{L}\p{N}.,^_])/gu, (_, power: '2' | '3') => POWERS[power]);

/** A text for the cell of a table, which draws no formulas: each is written in a line, from left to right in any text. */
export const lineText = (text: string): string =>
  proseParts(text)
    .map(({ kind, value }) =>
      kind === 'text' ? value : `\u2066${printed(formulaText(value))}\u2069`,
    )
    .join('');
