/** Pixels row by row. */
interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** One byte a pixel: 0 is black. */
export interface GreyRaster extends Pixels {
  readonly channels: 1;
}

/** Three bytes a pixel: sRGB. */
export interface ColourRaster extends Pixels {
  readonly channels: 3;
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
