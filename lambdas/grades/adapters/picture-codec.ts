import sharp, { type Sharp } from 'sharp';
import { limits } from '#shared/model/limits.ts';
import type { ColourRaster } from '../domain/picture/raster.ts';
import type { ScalablePicture } from '../domain/picture/straighten.ts';

// One picture a process: what was decoded is of no use to the next one.
sharp.cache(false);

/** JPEG of text: colour is not thinned out, so that red marks on blue lines keep their edges. */
const text = { chromaSubsampling: '4:4:4' } as const;

/** Says itself when a file ends early; the header's size has been checked, and here once more. */
const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, {
    failOn: 'truncated',
    limitInputPixels: limits.pictureSide ** 2,
    sequentialRead: true,
  });

/**
 * A picture as it is to be seen, as a JPEG: turned as its camera was held, its first frame, in sRGB on white, within
 * `longestSide` pixels, and without what the file told about camera, place and time.
 * @throws Error if the picture cannot be decoded
 */
export const uprightPicture = (bytes: Uint8Array, longestSide: number): Promise<Uint8Array> =>
  open(bytes)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ ...text, quality: 92 })
    .toBuffer();

/** A picture that `uprightPicture` made, to be decoded in any size. */
export async function decodablePicture(bytes: Uint8Array): Promise<ScalablePicture> {
  const { width, height } = await open(bytes).metadata();
  return {
    longestSide: Math.max(width, height),
    within: async (side) => {
      const { data, info } = await open(bytes)
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { data, width: info.width, height: info.height, channels: 3 };
    },
  };
}

/** A page as a JPEG, of about a byte for four pixels. */
export const encodePage = ({ data, width, height, channels }: ColourRaster): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels } })
    .jpeg({ ...text, quality: 85 })
    .toBuffer();
