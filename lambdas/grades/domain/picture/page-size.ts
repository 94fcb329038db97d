import type { PagePlan } from './plan-page.ts';

/** The longer side of a page at most, pixels: digits of a sheet with forty rows are 30 px high then. */
const LONGEST_SIDE = 2_400;
/** A small page is enlarged so far: beyond, there is nothing to be seen. */
const MOST_ENLARGED = 2;
/** The source has more pixels than the page by this, so that nothing is lost between them. */
const SPARE = 1.2;

/** How large a page is drawn, and from how large a picture. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
  /** The longer side of the picture to draw it from, at most. */
  readonly sourceSide: number;
}

/** @param longestSide of the picture that there is, pixels */
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
