import { quantile } from './grey-picture.ts';
import type { InkPlaces } from './fit-strokes.ts';

/** The ink of one box. */
export interface BoxInk {
  /** How dark each of its pixels is, from 0 to 255: row by row, 0 where there is none. */
  readonly dark: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly perMillimetre: number;
}

/** The share of the pen's darkness that is ink. */
const INK = 0.45;

/** How dark the pen is, from 0 to 255, and the square millimetres that it has inked. */
export function penOf({ dark, perMillimetre }: BoxInk): { pen: number; area: number } {
  const inked = [...dark].filter((each) => each > 0);
  const pen = quantile(inked, 0.9);
  return { pen, area: inked.filter((each) => each >= pen * INK).length / perMillimetre ** 2 };
}

/** Places of ink in rows. */
export interface InkGrid extends InkPlaces {
  readonly across: number;
  /** Millimetres from one to the next. */
  readonly step: number;
}

/** Places a millimetre, about; and millimetres around the ink that are paper. */
const PLACES = { each: 4.5, around: 0.4 } as const;

/** The ink of a box at few places: enough to compare it with strokes. */
export function placesOf({ dark, width, height, perMillimetre }: BoxInk, pen: number): InkGrid {
  const step = Math.max(1, Math.round(perMillimetre / PLACES.each));
  const around = Math.ceil(PLACES.around * perMillimetre);
  const across = Math.ceil((width + 2 * around) / step);
  const down = Math.ceil((height + 2 * around) / step);
  const xs: number[] = [];
  const ys: number[] = [];
  const darkness: number[] = [];
  for (let at = 0; at < across * down; at += 1) {
    const [left, top] = [(at % across) * step - around, Math.floor(at / across) * step - around];
    let sum = 0;
    for (let y = Math.max(0, top); y < Math.min(height, top + step); y += 1)
      for (let x = Math.max(0, left); x < Math.min(width, left + step); x += 1)
        sum += dark[y * width + x] ?? 0;
    xs.push((left + step / 2) / perMillimetre);
    ys.push((top + step / 2) / perMillimetre);
    darkness.push(sum / step ** 2 / pen);
  }
  return { xs, ys, dark: darkness, across, step: step / perMillimetre };
}

/** The middle of ink and half of how far it reaches, in millimetres. */
export interface InkExtent {
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
}

/** Where ink is, without its last bits. */
export function extentOf({ xs, ys, dark, step }: InkGrid): InkExtent {
  const ends = (values: readonly number[]): [number, number] => {
    const inked = values.filter((_, at) => (dark[at] ?? 0) >= INK);
    return [quantile(inked, 0.01), quantile(inked, 0.99)];
  };
  const [[left, right], [top, bottom]] = [ends(xs), ends(ys)];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    halfX: (right - left + step) / 2,
    halfY: (bottom - top + step) / 2,
  };
}
