import { drawPage } from './draw-page.ts';
import { pageSize } from './page-size.ts';
import { planPage } from './plan-page.ts';
import type { ColourRaster } from './raster.ts';

/** The longer side of the picture in which the page is looked for, pixels. */
const PLANNING_SIDE = 1_000;

/** A picture that can be had in the size that is asked for. */
export interface ScalablePicture {
  /** Pixels of the longer side. */
  readonly longestSide: number;
  /** The picture with a longer side of at most so many pixels. */
  within(side: number): Promise<ColourRaster>;
}

/**
 * The page in a picture, seen from straight above in even light. A picture that shows no page comes out as it is, but
 * for its light.
 */
export async function straighten(picture: ScalablePicture): Promise<ColourRaster> {
  const plan = planPage(await picture.within(PLANNING_SIDE));
  const { width, height, sourceSide } = pageSize(plan, picture.longestSide);
  return drawPage(await picture.within(sourceSide), plan, width, height);
}
