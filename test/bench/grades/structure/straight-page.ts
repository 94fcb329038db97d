import { decodablePicture, encodePage, uprightPicture } from '#lambdas/pictures/picture-codec.ts';
import { findTurn } from '#lambdas/pictures/straighten/find-turn.ts';
import { pageSize } from '#lambdas/pictures/straighten/page-size.ts';
import { planPage, seePicture } from '#lambdas/pictures/straighten/plan-page.ts';
import { straighten } from '#lambdas/pictures/straighten/straighten.ts';
import type { PageTruth } from '../pages/make-page.ts';
import { toPicture, type Point } from '../pages/projection.ts';

/** A page as the embedded Textract receives it, and the middle of each cell on it in pixels. */
export interface StraightPage {
  readonly bytes: Uint8Array;
  readonly cells: readonly (readonly Point[])[];
}

/** As in {@link straighten}. */
const PLANNING_SIDE = 1_000;

/** Straightens a made page as a job does, and maps its cells; undefined if it was turned, which is always wrong. */
export async function straightPage(
  image: Buffer,
  truth: PageTruth,
): Promise<StraightPage | undefined> {
  const picture = await decodablePicture(await uprightPicture(image));
  const seen = seePicture(await picture.within(PLANNING_SIDE));
  if (findTurn(seen.ink, seen.colours.width) !== 0) return undefined;
  const plan = planPage(seen);
  const { frame } = plan;
  const { width, height } = pageSize(plan, picture.longestSide);
  const scale = plan.picture.width / truth.picture.width;
  const place = ([x, y]: Point): Point => {
    const from = { x: x * scale - plan.picture.width / 2, y: y * scale - plan.picture.height / 2 };
    const on = plan.geometry.toPage(from);
    return [
      ((on.x - frame.left) / frame.width) * width,
      ((on.y - frame.top) / frame.height) * height,
    ];
  };
  const cells = truth.cellBoxes.map((row) =>
    row.map(([left, top, wide, high]) =>
      place(toPicture(truth.projection, [left + wide / 2, top + high / 2])),
    ),
  );
  return { bytes: await encodePage(await straighten(picture)), cells };
}
