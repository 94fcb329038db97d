import sharp from 'sharp';
import type { Grey } from '../page/grey.ts';
import type { Stroke } from '../page/strokes.ts';

/** Ink that is read as one text: of a cell or of a line. */
export interface Snippet {
  readonly strokes: readonly Stroke[];
}

/** A picture of snippets below one another, with their origins. */
export interface Strip {
  readonly picture: Grey;
  /** Pixels of the picture per pixel of the page. */
  readonly scale: number;
  /** One per snippet, in pixels of the picture. */
  readonly places: readonly SnippetPosition[];
}

export interface SnippetPosition {
  readonly top: number;
  readonly bottom: number;
  /** Added to a coordinate after dividing it by the scale, to get the page's. */
  readonly shiftX: number;
  readonly shiftY: number;
}

/** Tesseract reads digits of about this height in pixels best. */
const bestHeight = 34;
/** White margin around each snippet, in letter heights. */
const margin = 0.45;

/** The bounding box of a snippet's strokes, of which there must be at least one. */
export const boundsOf = (strokes: readonly Stroke[]) => ({
  left: Math.min(...strokes.map((one) => one.left)),
  top: Math.min(...strokes.map((one) => one.top)),
  right: Math.max(...strokes.map((one) => one.right)),
  bottom: Math.max(...strokes.map((one) => one.bottom)),
});

/**
 * Puts snippets below one another, scaled to the size that Tesseract reads best.
 * @param letters height of digits on the page, in pixels
 * @param side on which the snippets are aligned, where their writing begins
 */
export const stripOf = async (
  page: Grey,
  snippets: readonly Snippet[],
  letters: number,
  side: 'left' | 'right',
): Promise<Strip> => {
  const pad = Math.max(4, Math.round(letters * margin));
  const boxes = snippets.map(({ strokes }) => boundsOf(strokes));
  // Tesseract rejects pictures that are narrower than a letter.
  const inner = Math.max(...boxes.map(({ left, right }) => right - left + 1), Math.ceil(letters));
  const width = inner + 4 * pad;
  const tops: number[] = [];
  let height = pad;
  for (const { top, bottom } of boxes) {
    tops.push(height);
    height += bottom - top + 1 + 2 * pad;
  }
  const data = new Uint8Array(width * height).fill(255);
  const offsets = boxes.map(({ left, right }) =>
    side === 'left' ? 2 * pad : 2 * pad + inner - (right - left + 1),
  );
  boxes.forEach(({ left, top }, at) => {
    for (const stroke of snippets[at]?.strokes ?? [])
      for (let y = stroke.top - 1; y <= stroke.bottom + 1; y += 1)
        for (let x = stroke.left - 1; x <= stroke.right + 1; x += 1) {
          if (x < 0 || y < 0 || x >= page.width || y >= page.height) continue;
          const to = ((tops[at] ?? 0) + y - top) * width + (offsets[at] ?? 0) + x - left;
          data[to] = page.data[y * page.width + x] ?? 255;
        }
  });
  const scale = Math.min(3, Math.max(0.7, bestHeight / letters));
  const enlarged = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize({
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      fit: 'fill',
      kernel: 'lanczos3',
    })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    picture: { data: enlarged.data, width: enlarged.info.width, height: enlarged.info.height },
    scale,
    places: boxes.map(({ left, top, bottom }, at) => ({
      top: ((tops[at] ?? 0) - pad) * scale,
      bottom: ((tops[at] ?? 0) + bottom - top + 1 + pad) * scale,
      shiftX: left - (offsets[at] ?? 0),
      shiftY: top - (tops[at] ?? 0),
    })),
  };
};
