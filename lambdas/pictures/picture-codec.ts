import sharp, { type Sharp } from 'sharp';
import { limits } from '#shared/model/limits.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { hasAllScans, missingOfPng, withEnd } from './picture-end.ts';
import type { Box, ColourRaster, GreyRaster, ScalablePicture } from './raster.ts';

// No cache, because each process handles one picture.
sharp.cache(false);

/** JPEG for text, with full colour resolution, so that red marks on blue lines keep sharp edges. */
const text = { chromaSubsampling: '4:4:4' } as const;

type FailOn = 'none' | 'truncated' | 'warning';
const openWith = (bytes: Uint8Array, failOn: FailOn): Sharp =>
  sharp(bytes, { failOn, limitInputPixels: limits.pictureSide ** 2, sequentialRead: true });

/** Rejects truncated files, and checks the size again. With an added end, what is missing is only warned of. */
const open = (bytes: Uint8Array): Sharp => {
  const whole = withEnd(bytes);
  if (whole === bytes) return openWith(bytes, 'truncated');
  if (!hasAllScans(bytes)) throw new Error('scans are missing');
  return openWith(whole, 'warning');
};

/** Pixels; enough for a phone's 12-megapixel photo. */
const LONGEST_SIDE = 4_096;

/** Upright, in sRGB on white, within `side` pixels. */
const uprightWithin = (bytes: Uint8Array, side: number): Sharp =>
  open(bytes)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb');

/** Pixels on each side that are enough to see where a picture breaks off. */
const JUDGED = 200;
/** Levels that the pixels of a row without content may differ by. */
const ALIKE = 3;

/** Percent of the picture's rows that are missing at its end; undefined if it cannot be seen. */
async function missingShare(bytes: Uint8Array): Promise<number | undefined> {
  const small = openWith(bytes, 'none').resize(JUDGED, JUDGED, { fit: 'fill' }).greyscale();
  const pixels = await small.raw().toBuffer();
  let rows = 0;
  while (rows < JUDGED) {
    const end = pixels.length - rows * JUDGED;
    const row = pixels.subarray(end - JUDGED, end);
    if (Math.max(...row) - Math.min(...row) > ALIKE) break;
    rows += 1;
  }
  return rows === 0 || rows === JUDGED ? undefined : Math.ceil((rows * 100) / JUDGED);
}

/** @throws JobError `picture-damaged` if it cannot be decoded, with what is missing */
async function decoded<Result>(bytes: Uint8Array, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new JobError('picture-damaged', await damageOf(bytes).catch(() => undefined), { cause });
  }
}

/** What of a picture that breaks off can be said: the rows that are missing, or that all of it is there and blurred. */
async function damageOf(bytes: Uint8Array): Promise<Record<string, string> | undefined> {
  const { format } = await openWith(bytes, 'none').metadata();
  // What a PNG lacks is left without a colour of its own.
  const missing = format === 'png' ? missingOfPng(bytes) : await missingShare(bytes);
  if (missing !== undefined) return { missing: String(missing) };
  const { isProgressive } = await openWith(bytes, 'none').metadata();
  return isProgressive && withEnd(bytes) !== bytes ? { blurred: 'yes' } : undefined;
}

/**
 * Converts an uploaded picture to an upright JPEG: its first frame, in sRGB on white, without metadata about camera,
 * place and time.
 * @throws JobError `picture-damaged` if it cannot be decoded
 */
export const uprightPicture = (bytes: Uint8Array): Promise<Uint8Array> =>
  decoded(bytes, async () =>
    uprightWithin(bytes, LONGEST_SIDE)
      .jpeg({ ...text, quality: 92 })
      .toBuffer(),
  );

/**
 * A picture that can be decoded in any size, upright.
 * @throws JobError `picture-damaged` if it cannot be decoded, here or when it is
 */
export async function decodablePicture(bytes: Uint8Array): Promise<ScalablePicture> {
  const { width, height } = await decoded(bytes, async () => open(bytes).metadata());
  return {
    longestSide: Math.min(LONGEST_SIDE, Math.max(width, height)),
    within: async (side) => {
      const { data, info } = await decoded(bytes, async () =>
        uprightWithin(bytes, Math.min(LONGEST_SIDE, side))
          .raw()
          .toBuffer({ resolveWithObject: true }),
      );
      return { data, width: info.width, height: info.height, channels: 3 };
    },
  };
}

/** Part of a grey picture, enlarged or made smaller by a factor. */
export async function excerptOf(
  { data, width, height, channels }: GreyRaster,
  { left, top, right, bottom }: Box,
  factor: number,
): Promise<GreyRaster> {
  const size = { width: right - left, height: bottom - top };
  const { data: part, info } = await sharp(data, { raw: { width, height, channels } })
    .extract({ left, top, ...size })
    .resize({ width: Math.max(1, Math.round(size.width * factor)) })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: part, width: info.width, height: info.height, channels: 1 };
}

/** Encodes a page as a JPEG, at about a byte per four pixels. */
export const encodePage = ({ data, width, height, channels }: ColourRaster): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels } })
    .jpeg({ ...text, quality: 85 })
    .toBuffer();

/** A picture within `side` pixels, as a small JPEG to look at. */
export async function encodeSmall(
  { data, width, height, channels }: ColourRaster,
  side: number,
): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  const { data: bytes, info } = await sharp(data, { raw: { width, height, channels } })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 60 })
    .toBuffer({ resolveWithObject: true });
  return { bytes, width: info.width, height: info.height };
}

/** The longest side of a thumbnail in pixels: what a history shows on a screen of one density. */
const THUMBNAIL = 72;

/** The page in small, as an address of about 700 bytes that holds the picture itself. */
export async function thumbnailOf({
  data,
  width,
  height,
  channels,
}: ColourRaster): Promise<string> {
  const picture = await sharp(data, { raw: { width, height, channels } })
    .resize({ width: THUMBNAIL, height: THUMBNAIL, fit: 'inside' })
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${picture.toString('base64')}`;
}
