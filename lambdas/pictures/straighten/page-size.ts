import type { PagePlan } from './plan-page.ts';

/** Maximum of the page's longer side in pixels, at which digits of a sheet with forty rows are 30 px high. */
const LONGEST_SIDE = 2_400;
/** Maximum enlargement of a small page; more would show no more detail. */
const MOST_ENLARGED = 2;
/** The source has this many times the page's resolution, so that no detail is lost. */
const SPARE = 1.2;

/** The size of the drawn page, and of the picture to draw it from. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
  /** Maximum of the longer side of the source picture. */
  readonly sourceSide: number;
}

/** @param longestSide of the available picture, in pixels */
export function pageSize({ frame, picture }: PagePlan, longestSide: number): PageSize {
  const pictureSide = Math.max(picture.width, picture.height);
  const frameSide = Math.max(frame.width, frame.height);
  const seen = (frameSide * longestSide) / pictureSide;
  const scale = Math.min(LONGEST_SIDE, seen * MOST_ENLARGED) / frameSide;
  return {
    width: Math.max(1, Math.round(frame.width * scale)),
    height: Math.max(1, Math.round(frame.height * scale)),
    sourceSide: Math.min(longestSide, Math.ceil(pictureSide * scale * SPARE)),
  };
}
