/** Pixels row by row. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** One byte per pixel; 0 is black. */
export interface GreyRaster extends Pixels {
  readonly channels: 1;
}

/** Three bytes per pixel, sRGB. */
export interface ColourRaster extends Pixels {
  readonly channels: 3;
}

/** A part of a picture in whole pixels; `right` and `bottom` are outside. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A picture that can be loaded in any size. */
export interface ScalablePicture {
  /** Pixels of the longer side. */
  readonly longestSide: number;
  /** The picture with a longer side of at most `side` pixels. */
  readonly within: (side: number) => Promise<ColourRaster>;
}

/** Luma of sRGB (ITU-R BT.601), in 256ths. */
const RED = 77;
const GREEN = 150;
const BLUE = 29;

export function greyOf({ data, width, height }: ColourRaster): GreyRaster {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 3) {
    const red = (data[from] ?? 0) * RED;
    grey[at] = (red + (data[from + 1] ?? 0) * GREEN + (data[from + 2] ?? 0) * BLUE) >> 8;
  }
  return { data: grey, width, height, channels: 1 };
}

export function turnPicture(picture: ColourRaster, quarters: number): ColourRaster {
  if (quarters % 4 === 0) return picture;
  const { data: from, width: oldWidth, height: oldHeight } = picture;
  const [width, height] = quarters % 2 === 0 ? [oldWidth, oldHeight] : [oldHeight, oldWidth];
  const data = new Uint8Array(from.length);
  // The old index of the new picture's first pixel, and the old offsets of a step to the right and downwards.
  const corners = [0, (oldHeight - 1) * oldWidth, oldHeight * oldWidth - 1, oldWidth - 1];
  const right = [1, -oldWidth, -1, oldWidth][quarters % 4] ?? 1;
  const below = [oldWidth, 1, -oldWidth, -1][quarters % 4] ?? oldWidth;
  for (let y = 0, to = 0; y < height; y += 1) {
    let at = (corners[quarters % 4] ?? 0) + y * below;
    for (let x = 0; x < width; x += 1, at += right, to += 3) {
      data[to] = from[at * 3] ?? 0;
      data[to + 1] = from[at * 3 + 1] ?? 0;
      data[to + 2] = from[at * 3 + 2] ?? 0;
    }
  }
  return { data, width, height, channels: 3 };
}
