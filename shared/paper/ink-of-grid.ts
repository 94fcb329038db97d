import { distinctEdges } from './follow-rules.ts';
import { closed, shrunk } from './grey-filters.ts';
import type { GreyPicture } from './grey-picture.ts';
import type { LocatedGrid } from './locate-grid.ts';
import type { PrintedGrid } from './printed-grid.ts';
import { resample } from './resample.ts';

/** Millimetres around the boxes that belong to the picture: signs reach over rules. */
const BORDER = 2;
/** Millimetres: what is dark over a wider square is a shadow, and no ink. */
const WIDEST = 4;
/** Millimetres on both sides of a rule in which its blur may be. */
const REACH = 0.7;
/** Millimetres from a box's corners within which two rules mix. */
const CORNER = 0.6;

/** The ink in the boxes of a grid, as a picture without the bend of the paper and without the printed rules. */
export interface GridInk {
  /** How dark each pixel is: 0 is paper, 255 is as dark as the corner marks. */
  readonly ink: GreyPicture;
  readonly perMillimetre: number;
  /** The pixel of a place in millimetres of the page. */
  readonly columnAt: (x: number) => number;
  readonly rowAt: (y: number) => number;
  /** Whether the rules around a box are seen: if they are not, something covers it, or a lamp is mirrored there. */
  readonly isClear: (row: number, column: number) => boolean;
}

/** A stretch of a rule along one side of a box. */
interface Side {
  readonly isUpright: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const medianOf = (values: Uint8Array): number => values.sort()[values.length >> 1] ?? 0;

/** How dark a rule is at each distance from its middle: the usual darkness along it, which writing across it does not change. */
function profileOf({ data, width }: GreyPicture, side: Side, reach: number): Uint8Array {
  const along = new Uint8Array(Math.max(1, side.to - side.from));
  return Uint8Array.from({ length: 2 * reach + 1 }, (_, offset) => {
    const line = side.at + offset - reach;
    for (let i = 0; i < along.length; i += 1) {
      const place = side.from + i;
      along[i] = (side.isUpright ? data[place * width + line] : data[line * width + place]) ?? 0;
    }
    return medianOf(along);
  });
}

/** Ink over a rule counts as much as elsewhere, what is a little darker than the rule does not. */
const OVER = 2;

function removeRule(
  { data, width }: GreyPicture,
  side: Side,
  profile: Uint8Array,
  more: number,
): void {
  const reach = profile.length >> 1;
  profile.forEach((dark, offset) => {
    if (dark === 0) return;
    const line = side.at + offset - reach;
    for (let place = side.from - more; place < side.to + more; place += 1) {
      const at = side.isUpright ? place * width + line : line * width + place;
      const value = data[at] ?? 0;
      data[at] = Math.max(0, Math.min(value, OVER * (value - dark)));
    }
  });
}

/** Pixels of a side of the squares by which the paper's light is known. */
const COARSE = 3;

/** How dark each pixel is beside the paper around it, as a share of what is printed black. */
function darknessOf(picture: GreyPicture, widest: number, black: number): Uint8Array {
  const { data, width, height } = picture;
  const paper = closed(shrunk(picture, COARSE), Math.round(widest / COARSE));
  const share = 255 / (1 - Math.min(0.8, black));
  const dark = new Uint8Array(data.length);
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = Math.floor(y / COARSE) * paper.width;
    for (let x = 0; x < width; x += 1, at += 1) {
      const around = Math.max(1, paper.data[row + Math.floor(x / COARSE)] ?? 1);
      dark[at] = Math.max(0, Math.min(255, ((around - (data[at] ?? 0)) / around) * share));
    }
  }
  return dark;
}

/** A rule that has less of the usual darkness is hidden. */
const HIDDEN = 0.35;
/** The sides of a box that must be seen. */
const SIDES = 2;

/** Takes the ink of the boxes out of a located page. */
export function inkOfGrid({ page, shift, black }: LocatedGrid, grid: PrintedGrid): GridInk {
  const { perMillimetre } = page;
  const xs = distinctEdges(grid.columns.flatMap(({ left, right }) => [left, right]));
  const ys = distinctEdges(grid.rows.flatMap(({ top, bottom }) => [top, bottom]));
  const [left, top] = [(xs[0] ?? 0) - BORDER, (ys[0] ?? 0) - BORDER];
  const pixels = (mm: number): number => Math.round(mm * perMillimetre);
  const size = {
    width: pixels((xs.at(-1) ?? 0) + BORDER - left),
    height: pixels((ys.at(-1) ?? 0) + BORDER - top),
  };
  const flat = resample(page.picture, 1, size, (px, py) => {
    const [x, y] = [left + px / perMillimetre, top + py / perMillimetre];
    const [dx, dy] = shift(x, y);
    return page.pixelOf(x + dx, y + dy);
  });
  const ink = { ...size, data: darknessOf({ data: flat, ...size }, pixels(WIDEST), black) };
  const [columnAt, rowAt] = [(x: number) => pixels(x - left), (y: number) => pixels(y - top)];
  const [reach, corner] = [pixels(REACH), pixels(CORNER)];
  const sidesOf = (isUpright: boolean): Side[][] => {
    const [across, along] = isUpright ? [xs, ys] : [ys, xs];
    const [placeOf, alongOf] = isUpright ? [columnAt, rowAt] : [rowAt, columnAt];
    return across.map((at) =>
      along.slice(1).map((to, index) => ({
        isUpright,
        at: placeOf(at),
        from: alongOf(along[index] ?? 0) + corner,
        to: alongOf(to) - corner,
      })),
    );
  };
  const measured = [true, false].map((isUpright) =>
    sidesOf(isUpright).map((sides) =>
      sides.map((side) => ({ side, profile: profileOf(ink, side, reach) })),
    ),
  );
  const darkness = measured.map((rules) =>
    rules.map((sides) => sides.map(({ profile }) => Math.max(...profile))),
  );
  const usual = medianOf(Uint8Array.from(darkness.flat(2)));
  for (const { side, profile } of measured.flat(2)) removeRule(ink, side, profile, corner);
  const isSeen = (upright: number, rule: number, place: number): boolean =>
    (darkness[upright]?.[rule]?.[place] ?? 0) >= HIDDEN * usual;
  const edgeOf = (edges: readonly number[], edge: number): number =>
    edges.findIndex((one) => Math.abs(one - edge) <= 0.5);
  const columns = grid.columns.map((one) => [edgeOf(xs, one.left), edgeOf(xs, one.right)] as const);
  const rows = grid.rows.map((one) => [edgeOf(ys, one.top), edgeOf(ys, one.bottom)] as const);
  return {
    ink,
    perMillimetre,
    columnAt,
    rowAt,
    isClear: (row, column) => {
      const [x, right] = columns[column] ?? [0, 0];
      const [y, bottom] = rows[row] ?? [0, 0];
      const seen = [isSeen(0, x, y), isSeen(0, right, y), isSeen(1, y, x), isSeen(1, bottom, x)];
      return seen.filter(Boolean).length >= SIDES;
    },
  };
}
