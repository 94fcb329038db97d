import sharp from 'sharp';
import type { Grey } from './grey.ts';

/** The page cannot be read: it does not decode, or it has too many pixels. */
export class UnreadablePageError extends Error {
  readonly reason: 'does-not-decode' | 'too-large';

  constructor(reason: 'does-not-decode' | 'too-large') {
    super(reason);
    this.name = 'UnreadablePageError';
    this.reason = reason;
  }
}

/** Textract takes at most 10,000 pixels a side. */
const maxSide = 10_000;
/** What more pixels would show of a page costs time and teaches nothing: digits are then 40 pixels high. */
const workingSide = 2600;
/** The background is found on a picture of so many times fewer pixels a side. */
const backgroundStep = 8;

const raw = ({ data, width, height }: Grey) =>
  sharp(data, { raw: { width, height, channels: 1 } }).toColourspace('b-w');

/** Smaller pictures hold no writing, and their light is as it is. */
const smallestSide = 80;

/** Paper is white everywhere afterwards, whatever light fell on it or shade was printed under a heading. */
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
 * Decodes a document of one page to grey pixels of even light, at most 2,600 a side.
 * @throws {UnreadablePageError} where it does not decode, or has more than 10,000 pixels a side
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
