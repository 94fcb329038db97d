import sharp from 'sharp';
import type { Grey } from './grey.ts';

/** A page that cannot be decoded or has too many pixels. */
export class UnreadablePageError extends Error {
  readonly reason: 'does-not-decode' | 'too-large';

  constructor(reason: 'does-not-decode' | 'too-large') {
    super(reason);
    this.name = 'UnreadablePageError';
    this.reason = reason;
  }
}

/** Textract accepts at most 10,000 pixels per side. */
const maxSide = 10_000;
/** Pixels; more would cost time without showing more, because digits are 40 pixels high at this size. */
const workingSide = 2600;
/** The background is measured on a picture reduced by this factor. */
const backgroundStep = 8;

const raw = ({ data, width, height }: Grey) =>
  sharp(data, { raw: { width, height, channels: 1 } }).toColourspace('b-w');

/** Smaller pictures contain no writing and are not corrected. */
const smallestSide = 80;

/** Makes paper white everywhere, without shadows and shaded headings. */
const flattened = async (page: Grey): Promise<Grey> => {
  if (Math.min(page.width, page.height) < smallestSide) return page;
  const width = Math.max(1, Math.round(page.width / backgroundStep));
  const height = Math.max(1, Math.round(page.height / backgroundStep));
  const small = await raw(page).resize({ width, height, fit: 'fill' }).median(7).raw().toBuffer();
  const background = await raw({ data: small, width, height })
    .blur(2)
    .resize({ width: page.width, height: page.height, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const data = page.data.map((value, at) =>
    Math.min(255, (value * 255) / Math.max(48, background[at] ?? 255)),
  );
  return { ...page, data };
};

/**
 * Decodes a one-page document to evenly lit grey pixels, at most 2,600 per side.
 * @throws {UnreadablePageError} if it cannot be decoded, or has more than 10,000 pixels per side
 */
export const loadPage = async (bytes: Uint8Array): Promise<Grey> => {
  const refuse = () => {
    throw new UnreadablePageError('does-not-decode');
  };
  const options = { limitInputPixels: maxSide * maxSide };
  const { width = 0, height = 0 } = await sharp(bytes, options).metadata().catch(refuse);
  if (Math.max(width, height) > maxSide) throw new UnreadablePageError('too-large');
  const { data, info } = await sharp(bytes, options)
    .flatten({ background: '#fff' })
    .resize({ width: workingSide, height: workingSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  return await flattened({ data, width: info.width, height: info.height });
};
