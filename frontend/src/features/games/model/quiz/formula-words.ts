import { proseParts } from '#shared/draft/prose.ts';

/** LaTeX commands that stand for one character. */
const SIGNS: Readonly<Record<string, string>> = {
  times: '×',
  div: '÷',
  cdot: '·',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  pi: 'π',
  alpha: 'α',
  beta: 'β',
  infty: '∞',
  circ: '°',
  to: '→',
  rightarrow: '→',
  degree: '°',
};
const RAISED: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '-': '⁻',
};

const grouped = (text: string): string => (/^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`);
const raised = (text: string): string =>
  /^[-\d]+$/.test(text)
    ? [...text].map((character) => RAISED[character] ?? character).join('')
    : `^${grouped(text)}`;

/** A formula as one line of plain characters: `3/4`, `x²`, `√16`. */
const formulaWords = (latex: string): string => {
  let text = latex.replace(/\\(?:left|right|,|;|!|quad|displaystyle)(?![a-z])/g, ' ');
  // Replaces the innermost braces first.
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(
        /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
        (_, over: string, under: string) => `${grouped(over)}/${grouped(under)}`,
      )
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, (_, radicand: string) => `√${grouped(radicand)}`)
      .replace(/\\(?:text|mathrm|mathbf|operatorname)\s*\{([^{}]*)\}/g, '$1')
      .replace(/\^\{([^{}]*)\}/g, (_, exponent: string) => raised(exponent));
  }
  return text
    .replace(/\^([\p{L}\p{N}])/gu, (_, exponent: string) => raised(exponent))
    .replace(/\\([A-Za-z]+)/g, (_, name: string) => SIGNS[name] ?? name)
    .replace(/\\([%$&#_{}])/g, '$1')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
};

/** A draft's text in plain characters, including its formulas. */
export const plainWords = (prose: string): string =>
  proseParts(prose)
    .map(({ kind, value }) => (kind === 'formula' ? formulaWords(value) : value))
    .join('');
