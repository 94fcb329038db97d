import { drawPage } from './draw-page.ts';
import { pageSize } from './page-size.ts';
import { findTurn } from './find-turn.ts';
import { planPage, seePicture } from './plan-page.ts';
import { turnPicture, type ColourRaster, type ScalablePicture } from '../raster.ts';

/** The longer side in pixels of the picture in which the page is searched. */
const PLANNING_SIDE = 1_000;

const turned = ({ longestSide, within }: ScalablePicture, quarters: number): ScalablePicture => ({
  longestSide,
  within: async (side) => turnPicture(await within(side), quarters),
});

/** The page in a picture, upright, from above, in even light. Without a page it only gets even light. */
export async function straighten(given: ScalablePicture): Promise<ColourRaster> {
  const seen = seePicture(await given.within(PLANNING_SIDE));
  const quarters = findTurn(seen.ink, seen.colours.width);
  const picture = quarters === 0 ? given : turned(given, quarters);
  const plan = planPage(quarters === 0 ? seen : seePicture(turnPicture(seen.colours, quarters)));
  const { width, height, sourceSide } = pageSize(plan, picture.longestSide);
  return drawPage(await picture.within(sourceSide), plan, width, height);
}
