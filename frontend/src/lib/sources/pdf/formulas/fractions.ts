import type { PdfRule } from '#frontend/lib/pdf/page-rules.ts';
import {
  bottom,
  center,
  close,
  grouped,
  inPlaceOf,
  onLine,
  reachOf,
  right,
  top,
  type Box,
  type WriteLine,
} from './boxes.ts';

/** How far what is nearest to a rule, and what is beside that, are from it, as shares of the height of letters. */
const FAR = 0.9;
const FARTHEST = 2.4;
/** Words on an underline are nearer to it than a numerator to its line. */
const LEAST_GAP = 0.16;
const LONGEST = 60;

const isWithin = (box: Box, { x, width }: PdfRule): boolean =>
  center(box) > x - 1 &&
  center(box) < x + width + 1 &&
  box.x > x - box.height * 0.3 &&
  right(box) < x + width + box.height * 0.3;

const isSign = (box: Box): boolean => /^\s*√\s*$/u.test(box.text);

/** The boxes beside the one that is nearest to a rule: lines that are further from it are of the text. */
function nearest(boxes: readonly Box[], gap: (box: Box) => number): Box[] {
  const [first, ...others] = boxes.toSorted((one, other) => gap(one) - gap(other));
  if (!first || gap(first) > first.height * FAR) return [];
  let { high, low } = reachOf([first]);
  return [
    first,
    ...others.filter((box) => {
      const shared = Math.min(high, top(box)) - Math.max(low, bottom(box));
      // An index shares less with its letter than letters with each other.
      const isIndex = Math.abs(box.height - first.height) > 0.5 && box.high === undefined;
      const own = top(box) - bottom(box);
      if (shared < (isIndex ? Math.min(own, high - low) * 0.2 : own * 0.3)) return false;
      high = Math.max(high, top(box));
      low = Math.min(low, bottom(box));
      return true;
    }),
  ];
}

/** The boxes that end above a rule, or begin below it. */
function over(boxes: readonly Box[], rule: PdfRule): Box[] {
  const gap = (box: Box): number => bottom(box) - rule.y;
  const candidates = boxes.filter(
    (box) =>
      isWithin(box, rule) &&
      box.y > rule.y &&
      gap(box) > -box.height * 0.3 &&
      gap(box) < box.height * FARTHEST,
  );
  return nearest(candidates, gap);
}
function under(boxes: readonly Box[], rule: PdfRule): Box[] {
  const gap = (box: Box): number => rule.y - top(box);
  const candidates = boxes.filter(
    (box) =>
      isWithin(box, rule) &&
      box.y < rule.y &&
      gap(box) > -box.height * 0.2 &&
      gap(box) < box.height * FARTHEST,
  );
  return nearest(candidates, gap);
}

/** Boxes of which one that goes on beyond the end of a root's line is two. */
function cutAt(boxes: readonly Box[], rule: PdfRule): Box[] {
  const end = rule.x + rule.width;
  return boxes.flatMap((box) => {
    const goesOn =
      Math.abs(box.x - rule.x) < box.height * 0.3 &&
      right(box) > end + box.height * 0.3 &&
      box.y < rule.y &&
      rule.y - top(box) < box.height * FAR;
    if (!goesOn) return [box];
    // Letters differ in width, so a part that ends before a space is likelier.
    const places = [...box.text].map((_, at) => at + 1);
    const miss = (at: number): number =>
      Math.abs((box.width * at) / box.text.length - rule.width) -
      (/^[\s=+−<>≤≥]/u.test(box.text.slice(at)) ? box.height * 0.4 : 0);
    const [at = 0] = places.toSorted((one, other) => miss(one) - miss(other));
    const rest = { ...box, text: box.text.slice(at), x: end, width: right(box) - end };
    return [{ ...box, text: box.text.slice(0, at), width: rule.width }, rest];
  });
}

const widthOf = (boxes: readonly Box[]): number =>
  Math.max(...boxes.map(right)) - Math.min(...boxes.map(({ x }) => x));
const middleOf = (boxes: readonly Box[]): number =>
  (Math.max(...boxes.map(right)) + Math.min(...boxes.map(({ x }) => x))) / 2;

/** Whether a line of a text goes on beyond a rule, which then underlines a part of it. */
const goesOn = (boxes: readonly Box[], above: readonly Box[], rule: PdfRule): boolean =>
  boxes.some(
    (box) =>
      !above.includes(box) &&
      box.text.trim() !== '' &&
      above.some((each) => Math.abs(each.y - box.y) < 0.5) &&
      Math.max(box.x - (rule.x + rule.width), rule.x - right(box)) < box.height * 0.45 &&
      !isWithin(box, rule),
  );

const words = (text: string): number => text.match(/\p{L}{3,}/gu)?.length ?? 0;

function fractionAt(boxes: readonly Box[], rule: PdfRule, write: WriteLine): Box[] | undefined {
  const [numerator, denominator] = [over(boxes, rule), under(boxes, rule)];
  if (numerator.length === 0 || denominator.length === 0) return undefined;
  const [above, below] = [close(write(numerator)), close(write(denominator))];
  const widest = Math.max(widthOf(numerator), widthOf(denominator));
  const height = Math.max(...numerator.map((box) => box.height));
  const letters = numerator.filter((box) => box.height > height * 0.85);
  const gap = Math.min(...letters.map((box) => (box.y - rule.y) / box.height));
  const isFraction =
    above !== '' &&
    below !== '' &&
    Math.max(above.length, below.length) <= LONGEST &&
    gap > LEAST_GAP &&
    rule.width - widest < height * 0.8 &&
    Math.abs(middleOf(numerator) - middleOf(denominator)) < Math.max(2, rule.width * 0.15) &&
    words(above) + words(below) < 7 &&
    !goesOn(boxes, numerator, rule);
  if (!isFraction) return undefined;
  const parts = [...numerator, ...denominator];
  const text = `${grouped(above)}/${grouped(below)}`;
  const whole = onLine(boxes, parts, rule.y, text);
  const touching = (gap: (box: Box) => number): Box | undefined =>
    boxes.find(
      (box) =>
        !parts.includes(box) &&
        Math.abs(box.y - whole.y) < 1 &&
        gap(box) > -1 &&
        gap(box) < box.height * 0.2,
    );
  const next = touching((box) => box.x - right(whole));
  const before = touching((box) => whole.x - right(box));
  // A letter beside a fraction is no part of it, and a number before one of two numbers is a mixed number.
  const isMixed = /\p{N}$/u.test(before?.text ?? '') && /^\p{N}+\/\p{N}+$/u.test(text);
  const isFactor =
    /^[\p{L}\p{N}(√]/u.test(next?.text ?? '') ||
    /[\p{Script=Latin}\p{Script=Greek}\p{N})]$/u.test(before?.text ?? '');
  const shown = isMixed ? ` ${text}` : isFactor ? `(${text})` : text;
  return inPlaceOf(boxes, parts, { ...whole, text: shown });
}

const ROOTS: Readonly<Record<string, string>> = { '': '√', '2': '√', '3': '∛', '4': '∜' };

/** The root whose line a rule is. */
function rootAt(all: readonly Box[], rule: PdfRule, write: WriteLine): Box[] | undefined {
  const sign = all.find(
    (box) =>
      isSign(box) &&
      Math.abs(right(box) - rule.x) < box.height * 0.2 &&
      // Its top is at the line, whether it is on the line of letters or hangs below it.
      (Math.abs(box.y - rule.y) < 1.5 ||
        Math.abs(box.y + box.height * 0.8 - rule.y) < box.height * 0.45),
  );
  if (!sign) return undefined;
  const boxes = cutAt(all, rule);
  const inside = under(boxes, rule).filter((box) => box !== sign);
  if (inside.length === 0) return undefined;
  const base = inside.reduce((largest, box) => (box.height > largest.height ? box : largest));
  const degree = boxes.filter(
    (box) =>
      /^(?:\p{L}|\p{N}+)$/u.test(box.text.trim()) &&
      box.height < base.height * 0.75 &&
      box.y > base.y + base.height * 0.2 &&
      box.y < rule.y + base.height * 0.4 &&
      center(box) > sign.x - box.height * 0.6 &&
      right(box) < rule.x,
  );
  const number = close(write(degree));
  const text = `${ROOTS[number] ?? `${number}√`}${grouped(close(write(inside)))}`;
  const parts = [sign, ...degree, ...inside];
  const { y, height } = base;
  const { x } = degree[0] && degree[0].x < sign.x ? degree[0] : sign;
  const reach = { high: rule.y, low: reachOf(inside).low };
  return inPlaceOf(boxes, parts, { text, x, width: rule.x + rule.width - x, y, height, ...reach });
}

const LETTERS = /^[\p{L}\p{N}\s∪∩]{1,9}$/u;
/** The letters of a segment or a mean under the rule over them. */
function barAt(boxes: readonly Box[], rule: PdfRule): Box[] | undefined {
  const letters = under(boxes, rule).filter((box) => rule.y - top(box) < box.height * 0.3);
  const isBar =
    letters.length > 0 &&
    letters.every((box) => LETTERS.test(box.text)) &&
    rule.width < widthOf(letters) * 1.3 + 2 &&
    letters
      .map(({ text }) => text)
      .join('')
      .replaceAll(/\s/g, '').length <= 6 &&
    !boxes.some(
      (box) => isWithin(box, rule) && box.y > rule.y && box.y - rule.y < box.height * 0.25,
    );
  if (!isBar) return undefined;
  const mark = rule.isArrow ? '\u20d7' : '\u0305';
  return boxes.map((box) =>
    letters.includes(box)
      ? { ...box, text: box.text.replaceAll(/\s/g, '').replaceAll(/[\p{L}\p{N}∪∩]/gu, `$&${mark}`) }
      : box,
  );
}

/** Boxes with the fractions, roots and bars that rules draw, inner ones first. */
export const withRules = (
  boxes: readonly Box[],
  rules: readonly PdfRule[],
  write: WriteLine,
): Box[] =>
  rules
    .toSorted((a, b) => a.width - b.width)
    .reduce<Box[]>(
      (all, rule) =>
        rootAt(all, rule, write) ?? fractionAt(all, rule, write) ?? barAt(all, rule) ?? all,
      [...boxes],
    );
