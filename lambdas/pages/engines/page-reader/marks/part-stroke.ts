import type { Grey } from '../page/grey.ts';
import { middleOf, type Stroke } from '../page/strokes.ts';

/** Widths in digit heights: a narrower stroke is one sign, and each part is at least as wide as the second. */
const wide = { stroke: 0.95, part: 0.12 } as const;
/** In digit heights: how far a stroke that two numbers share reaches over a border, and how far from it their signs touch. */
const reach = { over: 0.08, touch: 0.6 } as const;
/** The most ink above one another where two signs touch, in digit heights; an upright line has more. */
const mostInk = 0.5;
/** How many pixels of ink a pixel of distance from the border counts. */
const away = 0.02;

/** Values below this are ink. */
const inkBelow = 160;

/**
 * Parts a stroke in which the last sign of one number touches the first of its neighbour: where the least ink is near the border
 * of their columns. Any other stroke stays whole.
 * @param tall height of digits, in pixels
 */
export function partStroke(
  { data, width }: Grey,
  stroke: Stroke,
  border: (y: number) => number,
  tall: number,
): readonly Stroke[] {
  const { left, right, top, bottom } = stroke;
  const x = Math.round(border(middleOf(stroke).y));
  const isOver = left < x - reach.over * tall && right > x + reach.over * tall;
  if (!isOver || right - left < wide.stroke * tall) return [stroke];
  const from = Math.ceil(Math.max(left + wide.part * tall, x - reach.touch * tall));
  const to = Math.floor(Math.min(right - wide.part * tall, x + reach.touch * tall));
  const rows = Array.from({ length: bottom - top + 1 }, (_, at) => top + at);
  const places = Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => {
    const at = from + step;
    const ink = rows.filter((y) => (data[y * width + at] ?? 255) < inkBelow).length;
    return { at, ink: ink + away * Math.abs(at - x) };
  });
  const [best] = places.toSorted((a, b) => a.ink - b.ink);
  if (!best || best.ink > mostInk * tall) return [stroke];
  const area = stroke.area / 2;
  return [
    { ...stroke, right: best.at - 1, area },
    { ...stroke, left: best.at, area },
  ];
}
