import { findInk } from './find-ink.ts';
import { measureLight, smoothLight, type PaperLight } from './find-light.ts';
import { findLines } from './find-lines.ts';
import { pageGeometry, type PageGeometry } from './page-geometry.ts';
import { findPage, type PageMask } from './page-mask.ts';
import { greyOf, type ColourRaster } from '../raster.ts';

/** How to turn a picture into a page. In pixels of the picture used for planning, but applicable to any size. */
export interface PagePlan {
  readonly picture: { readonly width: number; readonly height: number };
  readonly mask: PageMask;
  readonly light: PaperLight;
  readonly geometry: PageGeometry;
  /** The part of the straightened page that is kept, from the centre. */
  readonly frame: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** The smallest frame around all points of the page. */
function frameOf(mask: PageMask, width: number, height: number, geometry: PageGeometry) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let row = 0; row < mask.height; row += 1) {
    for (let column = 0; column < mask.width; column += 1) {
      if (mask.cells[row * mask.width + column] !== 1) continue;
      for (const [right_, bottom_] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const { x, y } = geometry.toPage({
          x: ((column + right_) / mask.width - 0.5) * width,
          y: ((row + bottom_) / mask.height - 0.5) * height,
        });
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
    }
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** A picture with its light, page and ink. */
export interface SeenPicture {
  readonly colours: ColourRaster;
  readonly light: PaperLight;
  readonly mask: PageMask;
  /** 1 where there is ink. */
  readonly ink: Uint8Array;
}

export function seePicture(colours: ColourRaster): SeenPicture {
  const light = measureLight(colours);
  const mask = findPage(light);
  return { colours, light, mask, ink: findInk(greyOf(colours), mask) };
}

/** Plans how to extract the page from a picture: its position, perspective, bend and light. */
export function planPage({ colours, light, mask, ink }: SeenPicture): PagePlan {
  const { width, height } = colours;
  const { rows, columns } = findLines({ width, height }, ink, mask);
  const geometry = pageGeometry(rows, columns, width / 2);
  const frame = frameOf(mask, width, height, geometry);
  return { picture: { width, height }, mask, light: smoothLight(light), geometry, frame };
}
