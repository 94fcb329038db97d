import type { FoundSheet } from './find-sheets.ts';
import { followRules } from './follow-rules.ts';
import { followTicks } from './follow-ticks.ts';
import type { GreyPicture, Spot } from './grey-picture.ts';
import { enlarged, project, type Projection } from './projection.ts';
import type { PrintedGrid } from './printed-grid.ts';
import type { Point, SheetFrame } from './sheet-frame.ts';
import type { Shift } from './smooth-shift.ts';
import { straightenPage, type StraightPage } from './straight-page.ts';

/** A grid of which every cell's place in the photo is known. */
export interface LocatedGrid {
  readonly page: StraightPage;
  /** From millimetres of the page, as if it were flat, to the photo. */
  readonly projection: Projection;
  readonly shift: Shift;
  /** Pixels of the photo a millimetre. */
  readonly perMillimetre: number;
  /** Whether the print was found where it is thought to be, in every part of the page: if not, use nothing of it. */
  readonly isSure: boolean;
  /** Where a place of the page is in the photo. */
  readonly placeInPhoto: (x: number, y: number) => Spot;
}

/** Pixels a millimetre of the straightened page: enough for digits, and within these limits as many as the photo has. */
const RESOLUTION = { least: 5, most: 8 } as const;

/** Of the rules' crossings in each band of the page, at least this share must be found. */
const LEAST_FOUND = 0.4;
const BANDS = 4;

/** The share of crossings that were found in each band of rows. */
function shareByBand(
  crossings: readonly Point[],
  found: readonly Point[],
  grid: PrintedGrid,
): number[] {
  const top = grid.rows[0]?.top ?? 0;
  const height = (grid.rows.at(-1)?.bottom ?? 1) - top;
  const bandOf = ({ y }: Point): number =>
    Math.min(BANDS - 1, Math.floor(((y - top) / height) * BANDS));
  const counts = (points: readonly Point[]) => Map.groupBy(points, bandOf);
  const [all, some] = [counts(crossings), counts(found)];
  return [...all].map(([band, points]) => (some.get(band)?.length ?? 0) / points.length);
}

const resolutionAt = (projection: Projection, { page }: SheetFrame): number => {
  const [x, y] = [page.width / 2, page.height / 2];
  const [from, to] = [project(projection, [x, y]), project(projection, [x + 1, y])];
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
};

/**
 * Finds every cell of a grid in a photo.
 * @param photo in full size; @param scale how many of its pixels are one of the picture in which the sheet was found
 */
export function locateGrid(
  photo: GreyPicture,
  scale: number,
  found: FoundSheet,
  grid: PrintedGrid,
): LocatedGrid {
  const projection = enlarged(found.projection, scale);
  const marks = found.marks.map((one) => {
    const [x, y] = one.mark.centre;
    return { ...one, mark: { ...one.mark, centre: [x * scale, y * scale] as const } };
  });
  const perMillimetre = resolutionAt(projection, grid);
  const resolution = Math.min(RESOLUTION.most, Math.max(RESOLUTION.least, perMillimetre));
  const page = straightenPage(photo, projection, grid.page, resolution);
  const ticks = followTicks(page, { ...found, projection, marks }, grid);
  const { shift, kept, crossings } = followRules(page, grid, ticks);
  const least = Math.min(...shareByBand(crossings, kept, grid));
  return {
    page,
    projection,
    shift,
    perMillimetre,
    isSure: least >= LEAST_FOUND,
    placeInPhoto: (x, y) => {
      const [dx, dy] = shift(x, y);
      return project(projection, [x + dx, y + dy]);
    },
  };
}
