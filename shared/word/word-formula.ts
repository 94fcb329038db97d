import { raisedText } from './raised-text.ts';
import {
  attribute,
  childOf,
  childrenOf,
  isOn,
  setting,
  textOf,
  type WordNode,
} from './word-node.ts';
import { symbolOf, withSymbols } from './word-symbols.ts';

/*
 * Formulas of Word (Office MathML, ECMA-376 part 1, 22.1) on one line, as a teacher would type them: `(x+1)/16`, `x²`,
 * `√5`, `{x+y=5; x−y=1}`.
 */

/** A part of a formula; what is above or below something needs brackets beside other parts. */
interface Part {
  readonly text: string;
  readonly kind: 'plain' | 'fraction' | 'root' | 'limits';
}

const plain = (text: string): Part => ({ text, kind: 'plain' });
/** A power or an index that a letter ends is apart from a letter after it: `x^n y`. */
const script = (text: string): Part => ({
  text,
  kind: /[_^][^()]*$/u.test(text) ? 'limits' : 'plain',
});

/** Whether one pair of brackets is around the whole text. */
function isBracketed(text: string): boolean {
  if (!/^\(.*\)$/su.test(text)) return false;
  let depth = 0;
  for (let at = 0; at < text.length - 1; at += 1) {
    depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
    if (depth === 0) return false;
  }
  return true;
}
/** Brackets within a product. */
const INNER = /\([^()]*\)/g;
/** A number or a product, which a fraction's line holds together. */
const PRODUCT = /^[\p{L}\p{M}\p{N}.,²³¹⁰⁴-⁹₀-₉°%]+$/u;
/** A number, a letter or a word. */
const SINGLE = /^(?:\p{N}+(?:[.,]\p{N}+)?|\p{L}\p{M}*[²³¹⁰⁴-⁹₀-₉]*|[\p{Script=Arabic}\p{M}]+)$/u;

/** What is shown where a formula, or a part of one, is lost or cannot be read. */
export const UNREAD_FORMULA = '[…]';

function bracketed(text: string): string {
  if (text === '') return UNREAD_FORMULA;
  return SINGLE.test(text) || isBracketed(text) ? text : `(${text})`;
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}\p{M}²³¹⁰⁴-⁹₀-₉)\]]$/u;
const STARTS_WORD = /^[\p{L}\p{N}√∛∜]/u;
const STARTS_FACTOR = /^[\p{L}\p{N}([√∛∜]/u;

/** Parts beside each other. Fractions beside factors get brackets; a number before one is a mixed number. */
function joined(parts: readonly Part[]): string {
  return parts.reduce((line, { text, kind }, index) => {
    const next = parts[index + 1]?.text ?? '';
    if (kind === 'limits')
      return STARTS_WORD.test(next) || parts[index + 1]?.kind === 'fraction'
        ? `${line}${text} `
        : line + text;
    if (kind !== 'fraction') return line + text;
    if (parts[index - 1]?.kind === 'limits' && line.endsWith(' ')) return line + text;
    const isMixed = /\p{N}$/u.test(line) && /^\p{N}+\/\p{N}+$/u.test(text);
    if (STARTS_FACTOR.test(next)) return `${line}${isMixed ? ' ' : ''}(${text})`;
    if (isMixed) return `${line} ${text}`;
    return LETTER_OR_DIGIT.test(line) ? `${line}(${text})` : line + text;
  }, '');
}

const partsOf = (node: WordNode | undefined): Part[] =>
  node ? childrenOf(node).flatMap(read) : [];
const lineOf = (node: WordNode | undefined): string => joined(partsOf(node)).trim();
const operand = (node: WordNode, name = 'e'): string => lineOf(childOf(node, name));

/** What a power or an index is of: a fraction or a root in brackets. */
function baseOf(node: WordNode): string {
  const parts = partsOf(childOf(node, 'e'));
  const text = joined(parts).trim();
  const isTall = parts.some(({ kind }) => kind === 'fraction' || kind === 'root');
  return isTall ? bracketed(text) : text;
}

const limit = (text: string, sign: '^' | '_'): string =>
  text === '' ? '' : `${sign}${bracketed(text)}`;

const DOUBLE_STRUCK: Readonly<Record<string, string>> = {
  ...{ C: 'ℂ', D: '𝔻', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
};

function runText(node: WordNode): string {
  const word = childOf(node, 'rPr');
  const properties = childrenOf(node).filter(({ name }) => name === 'rPr');
  if (properties.some((each) => isOn(each, 'vanish'))) return '';
  const typeface = attribute(childOf(word, 'rFonts'), 'ascii') ?? '';
  const isDouble = properties.some((each) => setting(each, 'scr') === 'double-struck');
  const text = childrenOf(node)
    .map((child) => {
      if (child.name === 't') return withSymbols(textOf(child), typeface);
      if (child.name === 'sym') return symbolIn(child);
      if (child.name === 'noBreakHyphen') return '\u2011';
      return child.name === 'br' || child.name === 'tab' ? ' ' : '';
    })
    .join('')
    .replaceAll(/[\u200b\u2061-\u2064]/g, '');
  return isDouble ? text.replaceAll(/[A-Z]/g, (letter) => DOUBLE_STRUCK[letter] ?? letter) : text;
}

/** The sign of an element that inserts a character of a typeface. */
export const symbolIn = (node: WordNode): string =>
  symbolOf(attribute(node, 'font') ?? '', Number.parseInt(attribute(node, 'char') ?? '', 16) || 0);

/** A mark over or under each letter. */
const marked = (text: string, mark: string): string =>
  /\p{L}/u.test(text) ? text.replaceAll(/\p{L}/gu, (letter) => letter + mark) : text + mark;

/** Names that are apart from the letter after them. */
const FUNCTION =
  /^(?:arc)?(?:sin|cos|tan|cot)$|^(?:sh|ch|th|ln|log|exp|lim|max|min|det|dim|pgcd|ppcm|gcd|lcm)$/;

/** Accents that some programs write as signs with a place of their own. */
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ '‾': '\u0305', '¯': '\u0305', '´': '\u0301', '`': '\u0300', '^': '\u0302', ˆ: '\u0302' },
  ...{ '~': '\u0303', '˜': '\u0303', '˙': '\u0307', '.': '\u0307', '¨': '\u0308', '→': '\u20d7' },
};
const ARROWS: Readonly<Record<string, string>> = { '→': '\u20d7', '←': '\u20d6', '↔': '\u20e1' };
const ROOTS: Readonly<Record<string, string>> = { '': '√', '2': '√', '3': '∛', '4': '∜' };

const CLOSED_BY: Readonly<Record<string, string>> = { '{': '}', '|': '|', '‖': '‖' };
function readBrackets(node: WordNode): string {
  const properties = childOf(node, 'dPr');
  const side = (name: string): string | undefined => setting(properties, name)?.replace('∣', '|');
  const open = side('begChr') ?? '(';
  const close = side('endChr') ?? ')';
  const between = setting(properties, 'sepChr') ?? '|';
  const inside = childrenOf(node)
    .filter(({ name }) => name === 'e')
    .map(lineOf)
    .join(between);
  // The brace of a system has no other side; LibreOffice closes everything with a round bracket.
  const other = /^[{|‖]$/u.test(open) && /^\)?$/.test(close) ? CLOSED_BY[open] : close;
  return `${open}${inside}${other}`;
}

function readLarge(node: WordNode): Part[] {
  const properties = childOf(node, 'naryPr');
  const sign = setting(properties, 'chr') ?? '∫';
  const sub = isOn(properties, 'subHide') ? '' : limit(operand(node, 'sub'), '_');
  const sup = isOn(properties, 'supHide') ? '' : limit(operand(node, 'sup'), '^');
  const of = operand(node);
  return [plain(`${sign}${sub}${sup}${of === '' ? '' : ' '}${of}`)];
}

function readRoot(node: WordNode): Part[] {
  const isHidden = isOn(childOf(node, 'radPr'), 'degHide');
  const degree = isHidden ? '' : operand(node, 'deg');
  const sign = ROOTS[degree] ?? `${raisedText(degree, 'up').replace('^', '')}√`;
  return [{ text: `${sign}${bracketed(operand(node))}`, kind: 'root' }];
}

function readFunction(node: WordNode): Part[] {
  const [name, of] = [operand(node, 'fName'), operand(node)];
  return [plain(/^[([|]/.test(of) ? name + of : `${name} ${of}`)];
}

function readGroup(node: WordNode): Part[] {
  const properties = childOf(node, 'groupChrPr');
  const sign = setting(properties, 'chr') ?? '⏟';
  const of = operand(node);
  const arrow = setting(properties, 'pos') === 'top' ? ARROWS[sign] : undefined;
  if (arrow) return [plain(marked(of, arrow))];
  // A long arrow with words over it is its own base.
  return /^[⏜⏝⌢⌣]$/u.test(sign) ? [plain(sign + of)] : [plain(of === '' ? sign : of)];
}

const isText = (node: WordNode): boolean => node.name === 'e';
/** Lines below each other; Word aligns them at `&`. */
const readLines = (node: WordNode): string =>
  childrenOf(node)
    .filter(isText)
    .map((each) => lineOf(each).replaceAll('&', ''))
    .join('; ');
/** The cells of a row; a sign of comparison begins no new one: `a &= b`. */
const readRow = (row: WordNode): string =>
  childrenOf(row)
    .filter(isText)
    .map(lineOf)
    .reduce(
      (line, cell) => line + (line === '' || /^[=<>≤≥≠≈]/u.test(cell) ? '' : ', ') + cell,
      '',
    );
const readRows = (node: WordNode): string =>
  childrenOf(node)
    .filter(({ name }) => name === 'mr')
    .map(readRow)
    .join('; ');

const readers: Readonly<Record<string, (node: WordNode) => Part[]>> = {
  r: (node) => {
    const text = runText(node);
    return [{ text, kind: FUNCTION.test(text) ? 'limits' : 'plain' }];
  },
  f: (node) => {
    const [over, under] = [operand(node, 'num'), operand(node, 'den')];
    // Without a line it is a column, as of binomial coefficients.
    if (setting(childOf(node, 'fPr'), 'type') === 'noBar') return [plain(`${over}; ${under}`)];
    const isProduct = PRODUCT.test(over.replaceAll(INNER, 'x'));
    const numerator = isProduct ? over : bracketed(over);
    return [{ text: `${numerator}/${bracketed(under)}`, kind: 'fraction' }];
  },
  rad: readRoot,
  sSup: (node) => [script(baseOf(node) + raisedText(operand(node, 'sup'), 'up'))],
  sSub: (node) => [script(baseOf(node) + raisedText(operand(node, 'sub'), 'down'))],
  sSubSup: (node) => [
    script(
      baseOf(node) +
        raisedText(operand(node, 'sub'), 'down') +
        raisedText(operand(node, 'sup'), 'up'),
    ),
  ],
  sPre: (node) => [
    script(
      raisedText(operand(node, 'sup'), 'up') +
        raisedText(operand(node, 'sub'), 'down') +
        operand(node),
    ),
  ],
  d: (node) => [plain(readBrackets(node))],
  nary: readLarge,
  func: readFunction,
  limLow: (node) => [{ text: baseOf(node) + limit(operand(node, 'lim'), '_'), kind: 'limits' }],
  limUpp: (node) => [{ text: baseOf(node) + limit(operand(node, 'lim'), '^'), kind: 'limits' }],
  acc: (node) => {
    const accent = setting(childOf(node, 'accPr'), 'chr') ?? '\u0302';
    return [plain(marked(operand(node), ACCENTS[accent] ?? accent))];
  },
  bar: (node) => {
    const isOver = setting(childOf(node, 'barPr'), 'pos') === 'top';
    return [plain(marked(operand(node), isOver ? '\u0305' : '\u0332'))];
  },
  groupChr: readGroup,
  m: (node) => [plain(readRows(node))],
  eqArr: (node) => [plain(readLines(node))],
  phant: (node) =>
    isOn(childOf(node, 'phantPr'), 'show') === false ? [] : partsOf(childOf(node, 'e')),
  // What was deleted, and what is no content.
  ...Object.fromEntries(['del', 'moveFrom', 'ctrlPr', 'argPr'].map((name) => [name, () => []])),
};

/** The parts of an element; what is only around others, such as a box, is these. */
function read(node: WordNode): Part[] {
  const reader = readers[node.name];
  if (reader) return reader(node);
  return node.name.endsWith('Pr') ? [] : partsOf(node);
}

export const readFormula = (node: WordNode): string => lineOf(node) || UNREAD_FORMULA;
