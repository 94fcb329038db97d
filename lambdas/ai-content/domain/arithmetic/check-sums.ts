import { foldText } from '#shared/text/fold-text.ts';
import { evaluate } from './evaluate.ts';
import { plainSum } from './plain-sum.ts';

export interface Sum {
  readonly text: string;
  /** `rounded`: right except for rounding, or for the remainder of a division. */
  readonly verdict: 'right' | 'rounded' | 'wrong';
}

const SIDE_END = /[\d .,:+×÷/()^%-]*$/;
const SIDE_START = /^[\d .,:+×÷/()^%-]*/;
/** Operators, which make a sum out of numbers. */
const SIGNS = /[\d)%] *[+×÷:/^-] *[\d(-]/;
/** 8:30, a list's `1- `, or thousands before a fraction: these have several readings. */
const AMBIGUOUS = /(?<!\d)\d{1,2}:\d{2}(?!\d)|[\d)]- |[\d)] -[\d(]|\d \d{3}\/\d/;
/** After these words a number is not a complete side of an equation. */
const FUNCTIONS = new Set(
  'sin cos tan log ln sqrt root of square cube half double gcd lcm pgcd ppcm mod racine de carre moitie tiers quart جذر مربع مكعب نصف ربع ثلث ضعف خمس من'.split(
    ' ',
  ),
);

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** The sum at the end of the text before an equals sign; undefined if it may be incomplete. */
function leftSide(text: string): string | undefined {
  const found = SIDE_END.exec(text)?.[0] ?? '';
  // A label, a sentence or a list item may precede it.
  const ending = [...found.matchAll(/[.,] |(?<! ):(?: |$)/g)].at(-1);
  if (ending?.[0].startsWith(':') && /[\d)]$/.test(found.slice(0, ending.index))) return undefined;
  const before = text.slice(0, text.length - found.length);
  let side = (ending ? found.slice(ending.index + 1) : found).trim();
  while (side.startsWith('(') && count(side, '(') > count(side, ')')) side = side.slice(1).trim();
  const isFree = ending !== undefined || before.trim() === '';
  if (side === '' || /^[.,:+×÷/^%)]/.test(side) || AMBIGUOUS.test(found)) return undefined;
  if (isFree) return side;
  const word = /[\p{L}\p{M}]+$/u.exec(before.trimEnd())?.[0];
  if (side.startsWith('-') || /[^\p{L}\p{M}\s،؛؟«"'!]$/u.test(before.trimEnd())) return undefined;
  const isJoined = !/\s$/.test(before) && !found.startsWith(' ');
  if (word !== undefined && (isJoined || word.length === 1 || FUNCTIONS.has(foldText(word)))) {
    return undefined;
  }
  return SIGNS.test(side) ? side : undefined;
}

/** The sum at the start of the text after an equals sign; undefined if it may be incomplete. */
function rightSide(text: string): string | undefined {
  let found = SIDE_START.exec(text)?.[0] ?? '';
  const ending = /[.,](?= |$)|(?<! ):(?= |$)/.exec(found);
  if (ending) found = found.slice(0, ending.index);
  let depth = 0;
  const closing = [...found].findIndex((sign) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    return depth < 0;
  });
  if (closing >= 0) found = found.slice(0, closing);
  const after = text.slice(found.length);
  const side = found.trim().replace(/ \($/, '');
  if (side === '' || /[+×÷:/^(-]$/.test(side) || AMBIGUOUS.test(side)) return undefined;
  if (ending || closing >= 0) return side;
  const word = /^\s*([\p{L}\p{M}]+)/u.exec(after)?.[1];
  return word?.length === 1 || /^\s*[^\p{L}\p{M}\s،؛؟«»"'!)\]=;|→⇒≠≈<>≤≥]/u.test(after)
    ? undefined
    : side;
}

const isClose = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));

const decimalsOf = (side: string): number => /^-?[\d ]+[.,](\d+) *%?$/.exec(side)?.[1]?.length ?? 0;

/** The tolerance: one unit of the last written decimal, or 1 for a division with an integer result. */
function looseness(left: string, right: string): number {
  const decimals = Math.max(decimalsOf(left), decimalsOf(right));
  if (decimals > 0) return 10 ** -decimals;
  return /[÷:/]/.test(left) && /^-?[\d ]+$/.test(right) ? 1 : 0;
}

/** Compares two sides by their most favourable reading; undefined if a side is unreadable. */
export function compareSides(left: string, right: string): Sum['verdict'] | undefined {
  const ways = [true, false];
  const pairs = ways.flatMap((leftWay) =>
    ways.flatMap((rightWay) => {
      const others = evaluate(right, rightWay);
      return evaluate(left, leftWay).flatMap((one) => others.map((other) => [one, other] as const));
    }),
  );
  if (pairs.length === 0) return undefined;
  if (pairs.some(([one, other]) => isClose(one, other))) return 'right';
  const loose = looseness(left, right);
  return pairs.some(([one, other]) => Math.abs(one - other) < loose) ? 'rounded' : 'wrong';
}

/** Recomputes every equation of plain numbers, by both decimal signs. Skips units, unknowns, roots and times. */
export function checkSums(text: string): Sum[] {
  return plainSum(text)
    .split('\n')
    .flatMap((line) => {
      const parts = line.split('=');
      return parts.slice(1).flatMap((after, index): Sum[] => {
        const left = leftSide(parts[index] ?? '');
        const right = rightSide(after);
        if (left === undefined || right === undefined) return [];
        if (!SIGNS.test(left) && !SIGNS.test(right)) return [];
        const verdict = compareSides(left, right);
        return verdict ? [{ text: `${left} = ${right}`, verdict }] : [];
      });
    });
}
