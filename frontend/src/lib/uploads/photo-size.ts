import { pictureSize, type PictureSize } from '#shared/picture/picture-size.ts';

/** Pixels of the longer side. A page that fills two thirds of it is still read at its full 2,400 pixels. */
const LONGEST_SIDE = 3_600;
/** A decoded picture takes four bytes a pixel; a phone may close the tab if there are more pixels than these. */
export const MOST_PIXELS = 64_000_000;

/** Whether a device can decode a picture, by the beginning of its file; the server checks what it cannot. */
export function isDecodable(header: Uint8Array): boolean {
  const size = pictureSize(header, 'image/jpeg') ?? pictureSize(header, 'image/png');
  return size !== undefined && size.width * size.height <= MOST_PIXELS;
}

/** The size of a photo of which reading loses nothing; never larger than the photo. */
export function sizeToRead({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
