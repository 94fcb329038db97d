import { asciiDigits } from '../../spreadsheet/fold-text.ts';

/** Stands for what is no arithmetic: a root, an unknown command. No number beside it is read. */
const UNREAD = '§';

const COMMANDS: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/\\(?:left|right|displaystyle)\b/g, ''],
  [/\\(?:times|cdot)\b/g, '×'],
  [/\\div\b/g, '÷'],
  [/\\approx\b/g, '≈'],
  [/\\(?:neq|ne)\b/g, '≠'],
  [/\\%/g, '%'],
  [/\\[,;:! ]|\\quad\b|~/g, ' '],
  [/\{,\}/g, ','],
  [/\\(?:text|mathrm|mbox)\{([^{}]*)\}/g, ' $1 '],
  [/\^\{(-?\d+)\}/g, '^$1'],
];
/** A fraction of parts without braces; after a figure it may be a mixed number or a product, so it is not read. */
const FRACTION = /(\d\s*)?\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g;
/** Deeper fractions than these are no school's. */
const DEPTH = 3;

const withoutFractions = (text: string, depth = DEPTH): string => {
  const replaced = text.replace(
    FRACTION,
    (_, figure: string | undefined, top: string, bottom: string) =>
      figure === undefined ? `((${top})/(${bottom}))` : UNREAD,
  );
  return replaced === text || depth === 0 ? replaced : withoutFractions(replaced, depth - 1);
};

/**
 * Formulas and text as one line of figures and signs: `$\frac{3}{4}$` → `((3)/(4))`, ٣ → 3, − → -, ² → ^2. What is no
 * arithmetic becomes a mark beside which nothing is read.
 */
export function plainSum(text: string): string {
  const known = COMMANDS.reduce(
    (line, [pattern, plain]) => line.replace(pattern, plain),
    asciiDigits(text).replace(/[\p{Cf}\u0640]/gu, ''),
  );
  return withoutFractions(known)
    .replace(/\\\$/g, ' ')
    .replace(/\\[A-Za-z]+|[{}√\\]/g, UNREAD)
    .replace(/[$°]/g, ' ')
    .replace(/[²³]/g, (sign) => (sign === '²' ? '^2' : '^3'))
    .replace(/[·⋅∗*]/g, '×')
    .replace(/[−–]/g, '-')
    .replace(/٪/g, '%')
    .replace(/٬/g, '')
    .replace(/٫/g, ',')
    .replace(/[^\S\n]/g, ' ');
}
