import { middleOf, type Stroke } from '../page/strokes.ts';

/** In heights of a digit: how far a sign reaches over a border, and which signs are near one another or near a border. */
const reach = { over: 0.08, gap: 0.6, border: 0.9 } as const;
/** Widths in digit heights: wider than the first may be two signs that touch; wider than the second is no digit. */
const wide = { two: 0.95, most: 1.6 } as const;
/** Strokes are parts of one sign if they share this much of the narrower one's width. */
const shared = 0.3;
/** The most signs that change sides. */
const mostMoved = 2;
/** How much a gap of a digit's height counts, a sign beyond the border, and two that are drawn on one another, as logarithms. */
const weights = { gap: 3, beyond: 1.5, drawnOver: 1.5 } as const;

interface Sign {
  readonly strokes: readonly Stroke[];
  readonly from: number;
  readonly to: number;
}

/** The signs of a row on both sides of a border, from left to right. */
export interface BorderSigns {
  readonly signs: readonly Sign[];
  /** Where the border is, and the height of digits beside it. */
  readonly x: number;
  readonly tall: number;
}

/** Makes signs of strokes; those above one another are one sign. */
export function signsAt(
  strokes: readonly Stroke[],
  border: (y: number) => number,
  tall: number,
): BorderSigns {
  const signs: { strokes: Stroke[]; from: number; to: number }[] = [];
  for (const stroke of strokes.toSorted((a, b) => a.left - b.left)) {
    const { left, right } = stroke;
    const last = signs.at(-1);
    const narrower = last && Math.min(right - left, last.to - last.from);
    if (last && last.to - left > shared * (narrower ?? 0)) {
      last.strokes.push(stroke);
      last.to = Math.max(last.to, right);
    } else signs.push({ strokes: [stroke], from: left, to: right });
  }
  const y = strokes.reduce((sum, stroke) => sum + middleOf(stroke).y, 0) / strokes.length;
  return { signs, x: border(y), tall };
}

const isOver = ({ from, to }: Sign, { x, tall }: BorderSigns): boolean =>
  from < x - reach.over * tall && to > x + reach.over * tall;

/** The number of signs whose middle is before the border. */
const usualCut = ({ signs, x }: BorderSigns): number =>
  signs.filter(({ from, to }) => (from + to) / 2 < x).length;

const gapAt = (signs: readonly Sign[], cut: number): number => {
  const [before, after] = [signs[cut - 1], signs[cut]];
  return before && after ? after.from - before.to : Number.POSITIVE_INFINITY;
};

/** Whether it is open to which side a sign belongs: one reaches over the border, or they are as near as in a number. */
export const isOpen = (found: BorderSigns): boolean =>
  found.signs.some((sign) => isOver(sign, found)) ||
  gapAt(found.signs, usualCut(found)) < reach.gap * found.tall;

/** Whether a parting leaves a sign that is over the border on a side. */
export const leavesOver = (
  found: BorderSigns,
  { left, right }: Parting,
  side: 'left' | 'right',
): boolean =>
  (side === 'left' ? found.signs.slice(0, left) : found.signs.slice(right)).some((sign) =>
    isOver(sign, found),
  );

/** Whether a sign over the border is so wide that it may be two that touch, one of each number. */
export const mayBeTwo = (found: BorderSigns): boolean =>
  found.signs.some((sign) => isOver(sign, found) && sign.to - sign.from > wide.two * found.tall);

/** The numbers of signs that may belong to the left side. */
function cutsOf(found: BorderSigns): number[] {
  const { signs, x, tall } = found;
  const usual = usualCut(found);
  const mayMove = ({ from, to }: Sign): boolean =>
    Math.max(from - x, x - to) < reach.border * tall && to - from < wide.most * tall;
  const moved = (some: readonly Sign[]): number => {
    const first = some.slice(0, mostMoved);
    const stays = first.findIndex((sign) => !mayMove(sign));
    return stays < 0 ? first.length : stays;
  };
  const least = usual - moved(signs.slice(0, usual).toReversed());
  const most = usual + moved(signs.slice(usual));
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
}

/** A way to part the signs: those before `left` belong to the left side, those from `right` on to the right one. */
export interface Parting {
  readonly left: number;
  readonly right: number;
}

/** The ways to part signs: at a cut, or with a sign on which the last one of the left number and the first of the right are drawn. */
export function partingsOf(found: BorderSigns): Parting[] {
  const cuts = cutsOf(found);
  const whole = cuts.map((cut) => ({ left: cut, right: cut }));
  return [...whole, ...cuts.slice(1).map((cut) => ({ left: cut, right: cut - 1 }))];
}

/** How likely a parting is by the places of the signs alone, as a logarithm. */
export function placement({ signs, x, tall }: BorderSigns, { left, right }: Parting): number {
  const beyond = signs.map(({ from, to }, at) => {
    if (at < left && at >= right) return 0;
    const [over, away] = at < left ? [to - x, from - x] : [x - from, x - to];
    const share = Math.min(1, Math.max(0, over / Math.max(1, to - from)));
    return share + Math.max(0, away) / tall;
  });
  const apart =
    left === right ? weights.gap * Math.min(1, gapAt(signs, left) / tall) : -weights.drawnOver;
  return apart - weights.beyond * beyond.reduce((sum, one) => sum + one, 0);
}

/** The strokes of each side of a parting. */
export const sidesOf = ({ signs }: BorderSigns, { left, right }: Parting): [Stroke[], Stroke[]] => [
  signs.slice(0, left).flatMap(({ strokes }) => strokes),
  signs.slice(right).flatMap(({ strokes }) => strokes),
];

/** How likely a parting must be to be certain, and how much likelier than those that give other marks, as logarithms. */
const clear = { likely: -5, more: 3 } as const;

/** Whether a parting is certain, by its likelihood and that of the best one that gives other marks, as logarithms. */
export const isClear = (likelihood: number, other = Number.NEGATIVE_INFINITY): boolean =>
  likelihood > clear.likely && likelihood - other > clear.more;
