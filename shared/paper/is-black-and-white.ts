import { quantile } from './grey-picture.ts';
import type { Point } from './sheet-frame.ts';
import type { StraightPage } from './straight-page.ts';

/** Light: darker is black, and what is between these is grey. */
const LIGHT = { black: 45, grey: [90, 165] } as const;
/** In a scan without greys, rings are black in so many directions, and grey is at most this part of black. */
const SCAN = { ring: 0.5, grey: 0.75 } as const;
/** Most sheets have this share of empty bubbles, whose rings no pen has darkened. */
const EMPTY = 0.3;
/** In radii: the ring, and what a pen may fill. */
const RING = [0.94, 0.97, 1, 1.03, 1.06];
const FILLED = 1.3;

/** How much of a square around a place, or of the whole page, is black and grey. */
function count({ picture: { data, width, height } }: StraightPage, box?: readonly number[]) {
  const [left = 0, top = 0, right = width, bottom = height] = box ?? [];
  let [black, grey] = [0, 0];
  for (let y = Math.max(0, Math.round(top)); y < Math.min(height, bottom); y += 1)
    for (let x = Math.max(0, Math.round(left)); x < Math.min(width, right); x += 1) {
      const light = data[y * width + x] ?? 255;
      if (light < LIGHT.black) black += 1;
      else if (light > LIGHT.grey[0] && light < LIGHT.grey[1]) grey += 1;
    }
  return { black, grey };
}

/** The share of a ring's directions in which it is black. */
const blackOf = (page: StraightPage, { x, y }: Point, radius: number): number => {
  const directions = Array.from({ length: 48 }, (_, at) => (at * Math.PI) / 24);
  const isBlack = (angle: number): boolean =>
    RING.some(
      (far) =>
        page.at(x + far * radius * Math.cos(angle), y + far * radius * Math.sin(angle)) <
        LIGHT.black,
    );
  return directions.filter(isBlack).length / directions.length;
};

/** Whether a page was scanned in black and white, where thin print, which is grey otherwise, is black. */
export function isBlackAndWhite(
  page: StraightPage,
  bubbles: readonly Point[],
  radius: number,
): boolean {
  const rings = bubbles.map((bubble) => blackOf(page, bubble, radius));
  if (quantile(rings, EMPTY) < SCAN.ring) return false;
  const reach = FILLED * radius;
  const [all, filled] = [
    count(page),
    bubbles.map(({ x, y }) =>
      count(page, [...page.pixelOf(x - reach, y - reach), ...page.pixelOf(x + reach, y + reach)]),
    ),
  ];
  const [black, grey] = filled.reduce(
    ([dark, mid], one) => [dark - one.black, mid - one.grey] as const,
    [all.black, all.grey] as const,
  );
  return grey < SCAN.grey * black;
}
