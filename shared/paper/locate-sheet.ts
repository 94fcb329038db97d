import type { FoundSheet } from './find-sheets.ts';
import { followTicks } from './follow-ticks.ts';
import { quantile, type GreyPicture, type Spot } from './grey-picture.ts';
import { enlarged, project, type Projection } from './projection.ts';
import type { Point, SheetFrame } from './sheet-frame.ts';
import type { Offset, SettledShift, Shift } from './smooth-shift.ts';
import { straightenPage, type StraightPage } from './straight-page.ts';

/** A printed sheet of which every place in the photo is known. */
export interface LocatedSheet {
  readonly page: StraightPage;
  /** From millimetres of the page, as if it were flat, to the photo. */
  readonly projection: Projection;
  readonly shift: Shift;
  /** Pixels of the photo a millimetre. */
  readonly perMillimetre: number;
  /** The light of what is printed black, as a share of the paper's. */
  readonly black: number;
  /** Whether the print was found where it is thought to be, in every part of the page: if not, use nothing of it. */
  readonly isSure: boolean;
  /** Where a place of the page is in the photo. */
  readonly placeInPhoto: (x: number, y: number) => Spot;
}

/** How much of what is printed between the ticks was found where it should be. */
export interface FollowedPrint extends SettledShift {
  /** Where it is on the page. */
  readonly expected: readonly Point[];
  /** The share of all, and of each band of the page, that must be found. */
  readonly least: { readonly all: number; readonly band: number };
}

/** Pixels a millimetre of the straightened page: enough for digits, and within these limits as many as the photo has. */
const RESOLUTION = { least: 5, most: 8 } as const;

const BANDS = 4;

/** Whether enough was found, in every band of the page. */
function isFound({ expected, kept, least }: FollowedPrint): boolean {
  const ys = expected.map(({ y }) => y);
  const top = Math.min(...ys);
  const height = Math.max(...ys) - top || 1;
  const bandOf = ({ y }: Point): number =>
    Math.min(BANDS - 1, Math.floor(((y - top) / height) * BANDS));
  const counts = (points: readonly Point[]) => Map.groupBy(points, bandOf);
  const [all, some] = [counts(expected), counts(kept)];
  return (
    kept.length >= least.all * expected.length &&
    [...all].every(([band, { length }]) => (some.get(band)?.length ?? 0) >= least.band * length)
  );
}

const resolutionAt = (projection: Projection, { page }: SheetFrame): number => {
  const [x, y] = [page.width / 2, page.height / 2];
  const [from, to] = [project(projection, [x, y]), project(projection, [x + 1, y])];
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
};

/**
 * Finds every place of a sheet in a photo: by its marks, then by its ticks, then by what is printed between them.
 * @param photo in full size; @param scale how many of its pixels are one of the picture in which the sheet was found
 * @param finest the most pixels a millimetre of the straightened page
 */
export function locateSheet(
  photo: GreyPicture,
  scale: number,
  found: FoundSheet,
  frame: SheetFrame,
  follow: (page: StraightPage, ticks: readonly Offset[]) => FollowedPrint,
  finest: number = RESOLUTION.most,
): LocatedSheet {
  const projection = enlarged(found.projection, scale);
  const marks = found.marks.map((one) => {
    const [x, y] = one.mark.centre;
    return { ...one, mark: { ...one.mark, centre: [x * scale, y * scale] as const } };
  });
  const perMillimetre = resolutionAt(projection, frame);
  const resolution = Math.min(finest, Math.max(RESOLUTION.least, perMillimetre));
  const page = straightenPage(photo, projection, frame.page, resolution);
  const print = follow(page, followTicks(page, { ...found, projection, marks }, frame));
  const { shift } = print;
  return {
    page,
    projection,
    shift,
    perMillimetre,
    black: quantile(
      marks.map(({ mark }) => mark.black / mark.white),
      0.5,
    ),
    isSure: isFound(print),
    placeInPhoto: (x, y) => {
      const [dx, dy] = shift(x, y);
      return project(projection, [x + dx, y + dy]);
    },
  };
}
