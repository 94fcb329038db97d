const LRI = '\u2066';
const PDI = '\u2069';

const NUMBER = /[-+−]?\d+(?:[.,]\d+)*(?:\s?[%°])?/y;
/** A space can also join numbers: `0550 12 34 56`. */
const SIGN = /\s*[-–+−×÷=/:<>≤≥^]\s*|[^\S\r\n]+/y;
/** A unit in Latin letters stays after its number, whatever the direction of the text around it. */
const UNIT = /\s?[°µ]?[A-Za-z]+[²³]?(?:[/.·][A-Za-z]+[²³]?)*(?![\p{L}\d])/uy;
const BEFORE_EXPRESSION = /[^\p{L}\d.,]/uy;
const WORD = /[\p{L}\d]/uy;
/** Digits alone keep their order in both directions. */
const PLAIN_NUMBER = /^\d+(?:[.,]\d+)*$/;

/** A stretch of a text; an isolated one keeps its left-to-right order within Arabic text. */
export interface Stretch {
  readonly text: string;
  readonly isIsolated: boolean;
}

/** The end of a sticky expression's match at this index. */
function endOf(expression: RegExp, text: string, index: number): number | undefined {
  expression.lastIndex = index;
  return expression.test(text) ? expression.lastIndex : undefined;
}

/** The closing index of each bracket that contains only a calculation; found in one pass, to stay linear. */
function bracketPairs(text: string): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  let open: number[] = [];
  let needsTerm = true;
  let index = text.indexOf('(');
  while (index >= 0 && index < text.length) {
    const number = needsTerm ? endOf(NUMBER, text, index) : undefined;
    const sign = needsTerm ? undefined : endOf(SIGN, text, index);
    const opened = open.at(-1);
    if (text[index] === '(') {
      open.push(index);
      needsTerm = true;
      index += 1;
    } else if (number !== undefined) {
      needsTerm = false;
      index = number;
    } else if (!needsTerm && opened !== undefined && text[index] === ')') {
      pairs.set(opened, index);
      open.pop();
      index += 1;
    } else if (sign !== undefined && open.length > 0) {
      needsTerm = true;
      index = sign;
    } else {
      open = [];
      needsTerm = true;
      index = text.indexOf('(', index);
    }
  }
  return pairs;
}

/** The end of the longest expression that starts at this index and is not followed by a letter or digit. */
function endOfExpression(
  text: string,
  start: number,
  pairs: ReadonlyMap<number, number>,
): number | undefined {
  const endOfTerm = (index: number): number | undefined => {
    const close = pairs.get(index);
    return close === undefined ? endOf(NUMBER, text, index) : close + 1;
  };
  let found: number | undefined;
  let end = endOfTerm(start);
  while (end !== undefined) {
    const whole = endOf(UNIT, text, end) ?? end;
    if (whole > end || endOf(WORD, text, end) === undefined) found = whole;
    // A term directly before a bracket means a product: `2(3 + 4)`.
    const next = pairs.has(end) ? end : endOf(SIGN, text, end);
    end = next === undefined ? undefined : endOfTerm(next);
  }
  return found;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The existing isolates, and the expressions outside them. */
function* spans(text: string): Generator<Span> {
  const pairs = bracketPairs(text);
  const lastClose = text.lastIndexOf(PDI);
  let index = 0;
  while (index < text.length) {
    let end: number | undefined;
    if (text[index] === LRI && index < lastClose) end = text.indexOf(PDI, index) + 1;
    else if (index === 0 || endOf(BEFORE_EXPRESSION, text, index - 1) === index)
      end = endOfExpression(text, index, pairs);
    if (end !== undefined) yield { start: index, end };
    index = end ?? index + 1;
  }
}

/**
 * Splits a text into stretches that keep their left-to-right order within Arabic (`10/5`, `3/4 + 1/4 = 1`, `1
 * 250,00`, `-5`, `12 km`, existing isolates) and the words between them.
 */
export function stretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  const add = (part: string, isIsolated: boolean): void => {
    if (part !== '') found.push({ text: part, isIsolated });
  };
  let end = 0;
  for (const { start, end: next } of spans(text)) {
    const expression = text.slice(start, next);
    if (PLAIN_NUMBER.test(expression)) continue;
    add(text.slice(end, start), false);
    add(expression.replaceAll(/[\u2066\u2069]/g, ''), true);
    end = next;
  }
  add(text.slice(end), false);
  return found;
}

/** Puts isolates around a text's expressions, for programs that implement the bidirectional algorithm. */
export const isolated = (text: string): string =>
  stretches(text)
    .map((stretch) => (stretch.isIsolated ? `${LRI}${stretch.text}${PDI}` : stretch.text))
    .join('');
