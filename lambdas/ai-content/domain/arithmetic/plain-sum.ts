import { asciiDigits } from '#shared/text/fold-text.ts';

/** Replaces anything that is not arithmetic, such as a root or an unknown command; numbers next to it are not read. */
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
/** A fraction whose parts have no braces. After a digit it may be a mixed number or a product, so it is not read. */
const FRACTION = /(\d\s*)?\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g;
/** School texts do not nest fractions deeper. */
const DEPTH = 3;

const replaceFractions = (text: string, depth = DEPTH): string => {
  const replaced = text.replace(
    FRACTION,
    (_, figure: string | undefined, top: string, bottom: string) =>
      figure === undefined ? `((${top})/(${bottom}))` : UNREAD,
  );
  return replaced === text || depth === 0 ? replaced : replaceFractions(replaced, depth - 1);
};

/** Converts to one line of numbers and operators: `$\frac{3}{4}$` → `((3)/(4))`, ٣ → 3. Else `UNREAD`. */
export function plainSum(text: string): string {
  const known = COMMANDS.reduce(
    (line, [pattern, plain]) => line.replace(pattern, plain),
    asciiDigits(text).replace(/[\p{Cf}\u0640]/gu, ''),
  );
  return (
    replaceFractions(known)
      // In French, an unbreakable space comes before a colon that is no division; between digits it may be one.
      .replace(/(?<=\d)\u00a0: ?(?=\d)/g, UNREAD)
      .replace(/\u00a0:/g, ':')
      .replace(/\\\$/g, ' ')
      .replace(/\\[A-Za-z]+|[{}√\\]/g, UNREAD)
      .replace(/[$°]/g, ' ')
      .replace(/[²³]/g, (sign) => (sign === '²' ? '^2' : '^3'))
      .replace(/[·⋅∗*]/g, '×')
      .replace(/[−–]/g, '-')
      .replace(/٪/g, '%')
      .replace(/٬/g, '')
      .replace(/٫/g, ',')
      .replace(/[^\S\n]/g, ' ')
  );
}
