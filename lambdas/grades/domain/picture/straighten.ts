import { drawPage } from './draw-page.ts';
import { pageSize } from './page-size.ts';
import { findTurn } from './find-turn.ts';
import { planPage, seePicture } from './plan-page.ts';
import { turnPicture, type ColourRaster } from './raster.ts';

/** The longer side of the picture in which the page is looked for, pixels. */
const PLANNING_SIDE = 1_000;

/** A picture that can be had in the size that is asked for. */
export interface ScalablePicture {
  /** Pixels of the longer side. */
  readonly longestSide: number;
  /** The picture with a longer side of at most so many pixels. */
  readonly within: (side: number) => Promise<ColourRaster>;
}

const turned = ({ longestSide, within }: ScalablePicture, quarters: number): ScalablePicture => ({
  longestSide,
  within: async (side) => turnPicture(await within(side), quarters),
});

/**
 * The page in a picture, its text upright, seen from straight above in even light. A picture that shows no page comes
 * out as it is, but for its light.
 */
export async function straighten(given: ScalablePicture): Promise<ColourRaster> {
  const seen = seePicture(await given.within(PLANNING_SIDE));
  const quarters = findTurn(seen.ink, seen.colours.width);
  const picture = quarters === 0 ? given : turned(given, quarters);
  const plan = planPage(quarters === 0 ? seen : seePicture(turnPicture(seen.colours, quarters)));
  const { width, height, sourceSide } = pageSize(plan, picture.longestSide);
  return drawPage(await picture.within(sourceSide), plan, width, height);
}
