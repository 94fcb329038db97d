import type { Chance } from './chance.ts';
import { realWidth, writeReal, type RealHand } from './real-hands.ts';
import { outlinesOf, type Glyph, type Hand } from './outlines.ts';

/** How a text is written; lengths in pixels of the paper. */
export interface Stroke {
  readonly hand: Hand;
  /** Height of a digit. */
  readonly height: number;
  readonly colour: string;
  /** 0 is a machine; 1 is hasty handwriting. */
  readonly unevenness: number;
  /** Additional width of the pen, in digit heights. */
  readonly thickness?: number;
  /** Writes marks instead of the font. */
  readonly real?: RealHand;
  /** Draws ticks and other signs among the marks. */
  readonly ticking?: RealHand;
}

/** The person who writes a text, if no font does. */
const writerOf = ({ real, ticking }: Stroke, text: string): RealHand | undefined =>
  [real, ticking].find((hand) => hand?.canWrite(text));

const NUMBERS = /-?\d+(?:\.\d+)?/g;

/** The new position of a point of a glyph's outline, in digit heights from the glyph's position. */
type Bend = (x: number, y: number) => readonly [number, number];

const straight: Bend = (x, y) => [x, y];

/** Distorts a letter as a hand does: turned, enlarged, slanted and bent a little, never twice alike. */
function uneven(chance: Chance, unevenness: number): Bend {
  const by = (most: number) => chance.spread(most * unevenness * 0.5);
  const [turn, size, dx, dy, lean] = [by(0.1), 1 + by(0.1), by(0.04), by(0.06), by(0.1)];
  const [waveX, waveY] = [by(0.05), by(0.05)];
  const [phaseX, phaseY] = [chance.between(0, 6), chance.between(0, 6)];
  return (x, y) => {
    const bentX = x + waveX * Math.sin(3.5 * y + phaseX) - lean * y;
    const bentY = y + waveY * Math.sin(3 * x + phaseY);
    return [size * (bentX - turn * bentY) + dx, size * (bentY + turn * bentX) + dy];
  };
}

/** The outline of a glyph, bent about `origin`, in pixels. */
function place(
  { outline, units, x, y }: Glyph,
  { bend, origin }: { bend: Bend; origin: number },
  [left, base]: readonly [number, number],
  tall: number,
) {
  const coordinates = (outline.match(NUMBERS) ?? []).map(Number);
  let at = 0;
  return outline.replace(NUMBERS, () => {
    const first = at - (at % 2);
    const [bentX, bentY] = bend(
      x - origin + (coordinates[first] ?? 0) / units,
      y - (coordinates[first + 1] ?? 0) / units,
    );
    const value = at % 2 === 0 ? left + (origin + bentX) * tall : base + bentY * tall;
    at += 1;
    return value.toFixed(1);
  });
}

/** Keeps a decimal mark away from its digits, and one 1 from another, unlike some handwriting fonts. */
const roomOf = ({ unevenness }: Stroke): number => 0.12 * Math.min(1, unevenness);

/** The expected width of a text in pixels, without the unevenness. */
export const widthOf = (text: string, stroke: Stroke): number =>
  stroke.height *
  (writerOf(stroke, text) ? realWidth(text) : outlinesOf(text, stroke.hand, roomOf(stroke)).width);

/** The width of a real hand's pen, in digit heights. */
export const penOf = ({ thickness = 0 }: Stroke): number => 0.07 + thickness;

/** Writes a text as an SVG path; `x` is its left end, its middle or its right end, `y` its baseline. */
export function write(
  text: string,
  at: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' },
  stroke: Stroke,
  chance: Chance,
): string {
  const { hand, height, colour, unevenness, thickness = 0 } = stroke;
  const real = writerOf(stroke, text);
  if (real) {
    const place = { x: at.x, baseline: at.y, tall: height };
    return writeReal(real, text, place, { colour, pen: penOf(stroke) }, chance);
  }
  const { glyphs, width } = outlinesOf(text, hand, roomOf(stroke));
  const shift = { start: 0, middle: 0.5, end: 1 }[at.anchor] * width;
  const slope = chance.spread(0.012 * unevenness);
  let word = -1;
  let motion = { bend: straight, origin: 0 };
  const d = glyphs.map((glyph) => {
    // An Arabic word bends as a whole; otherwise its letters would separate.
    if (unevenness > 0 && !(glyph.isJoined && glyph.word === word)) {
      const share = glyph.isJoined ? 0.6 : 1;
      motion = { bend: uneven(chance, unevenness * share), origin: glyph.x };
    }
    word = glyph.word;
    const base = at.y + slope * glyph.x * height;
    return place(glyph, motion, [at.x - shift * height, base], height);
  });
  const wide = thickness * height;
  const ink = wide > 0 ? ` stroke="${colour}" stroke-width="${wide.toFixed(2)}"` : '';
  return `<path fill="${colour}"${ink} d="${d.join('')}"/>`;
}
