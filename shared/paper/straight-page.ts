import type { GreyPicture, Spot } from './grey-picture.ts';
import { project, type Projection } from './projection.ts';
import { resample } from './resample.ts';

/** Millimetres around the page that belong to the picture: a print may be shifted. */
export const pageBorder = 3;

/** A page seen from straight above, with its places in millimetres. */
export interface StraightPage {
  /** Pixels a millimetre. */
  readonly perMillimetre: number;
  readonly picture: GreyPicture;
  /** The light at a place: the nearest pixel's, 255 outside. */
  readonly at: (x: number, y: number) => number;
  /** Whether a place is in the photo at all. */
  readonly isSeen: (x: number, y: number) => boolean;
  /** The pixel of a place in the page's picture. */
  readonly pixelOf: (x: number, y: number) => Spot;
  /** The place of a pixel of the page's picture. */
  readonly placeOf: (x: number, y: number) => Spot;
}

export function straightenPage(
  photo: GreyPicture,
  projection: Projection,
  page: { readonly width: number; readonly height: number },
  perMillimetre: number,
): StraightPage {
  const width = Math.round((page.width + 2 * pageBorder) * perMillimetre);
  const height = Math.round((page.height + 2 * pageBorder) * perMillimetre);
  const placeOf = (x: number, y: number): Spot => [
    x / perMillimetre - pageBorder,
    y / perMillimetre - pageBorder,
  ];
  const data = resample(photo, 1, { width, height }, (x, y) => project(projection, placeOf(x, y)));
  return {
    perMillimetre,
    picture: { data, width, height },
    at: (u, v) => {
      const px = Math.floor((u + pageBorder) * perMillimetre);
      const py = Math.floor((v + pageBorder) * perMillimetre);
      return px < 0 || py < 0 || px >= width || py >= height ? 255 : (data[py * width + px] ?? 255);
    },
    isSeen: (u, v) => {
      const [px, py] = project(projection, [u, v]);
      return px > 1 && py > 1 && px < photo.width - 2 && py < photo.height - 2;
    },
    pixelOf: (u, v) => [(u + pageBorder) * perMillimetre, (v + pageBorder) * perMillimetre],
    placeOf,
  };
}
