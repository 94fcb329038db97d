import { cutToWidth, textWidth } from '../text-width.ts';

/** Angles are in degrees clockwise; slice 0 is under the pointer before any turn. */
const FULL = 360;

/** Limits the angle in wide slices, so that the pointer stops near the name. */
const WIDEST = 40;

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

export const sliceUnder = (turn: number, count: number): number =>
  modulo(Math.round(-turn / (FULL / count)), count);

/** The turn that ends on a slice, with at least `rounds` whole rounds; `place` is kept away from its edges. */
export const landingTurn = (
  from: number,
  index: number,
  count: number,
  rounds: number,
  place: number,
): number => {
  const slice = FULL / count;
  const aim = -index * slice + (place - 0.5) * Math.min(slice * 0.7, WIDEST);
  return from + rounds * FULL + modulo(aim - from, FULL);
};

/** The fraction of the way after a fraction of the time: a fast start, then slow easing out. */
export const easeOut = (time: number): number => 1 - (1 - Math.min(1, time)) ** 4;

/** The colour index of a slice, 0 to 3; neighbours differ, including the last and the first. */
export const sliceColour = (index: number, count: number): 0 | 1 | 2 | 3 => {
  const closing = index === count - 1 && index % 4 === 0 && index > 0;
  return ([0, 1, 2, 3] as const)[closing ? 2 : index % 4] ?? 0;
};

/** A slice as an SVG path around the origin, its middle on the positive x axis. */
export const slicePath = (count: number, radius: number): string => {
  if (count === 1)
    return `M${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0Z`;
  const half = Math.PI / count;
  const x = (radius * Math.cos(half)).toFixed(3);
  const y = (radius * Math.sin(half)).toFixed(3);
  return `M0 0L${x} -${y}A${radius} ${radius} 0 0 1 ${x} ${y}Z`;
};

/** A name as a slice shows it; `size` in the wheel's units. */
export interface SliceLabel {
  readonly text: string;
  readonly size: number;
}

const LARGEST = 17;
const SMALLEST = 5.5;
/** Fits a name into a slice of this length and width; undefined if it would be too small to read. */
export const fitLabel = (name: string, length: number, width: number): SliceLabel | undefined => {
  const size = Math.min(LARGEST, width * 0.78);
  if (size < SMALLEST) return undefined;
  const fitting = length / textWidth(name);
  const smaller = Math.max(SMALLEST, size * 0.6);
  if (fitting >= smaller) return { text: name, size: Math.min(size, fitting) };
  return { text: cutToWidth(name, length / smaller), size: smaller };
};
