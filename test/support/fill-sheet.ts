import type { PrintedGrid } from '#shared/paper/printed-grid.ts';
import sharp from 'sharp';
import type { DrawnPaper } from '../bench/paper/draw-grid.ts';
import { write, type Stroke } from '../bench/grades/pages/pen.ts';
import type { Chance } from '../bench/grades/pages/chance.ts';
import type { PrintedPage } from './raster-pdf.ts';

const ballpoint: Stroke = {
  hand: { latin: 'comingSoon', arabic: 'amiri', indic: 'amiri' },
  height: 0,
  colour: '#1a2a7a',
  unevenness: 0.7,
  thickness: 0.05,
};

/** A printed page on paper, on which something is drawn: SVG in pixels of the page. */
export async function drawOnPage(
  { data, width, height }: PrintedPage['picture'],
  drawing: string,
): Promise<DrawnPaper> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  const paper = sharp(data, { raw: { width, height, channels: 1 } }).toColourspace('srgb');
  const pixels = await paper
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { pixels, width, height, perMillimetre: width / 210 };
}

/** What is written into the cells of a printed page: by row and column; empty texts leave a cell empty. */
export interface Writing {
  readonly texts: readonly (readonly string[])[];
  readonly pen?: Partial<Stroke>;
  /** Millimetres of a digit. */
  readonly tall?: number;
  /** Anything else that is drawn, as SVG in pixels of the paper. */
  readonly more?: string;
}

/** A printed page on paper, with marks written into its cells by hand. */
export async function fillSheet(
  { picture: { data, width, height } }: PrintedPage,
  grid: PrintedGrid,
  { texts, pen, tall = 3.4, more = '' }: Writing,
  chance: Chance,
): Promise<DrawnPaper> {
  const perMillimetre = width / grid.page.width;
  const stroke = { ...ballpoint, ...pen, height: tall * perMillimetre };
  const marks = grid.rows.flatMap(({ top, bottom }, row) =>
    grid.columns.map(({ left, right }, column) => {
      const text = texts[row]?.[column] ?? '';
      const x = ((left + right) / 2) * perMillimetre;
      const y = ((top + bottom) / 2) * perMillimetre + stroke.height / 2;
      return text && write(text, { x, y, anchor: 'middle' }, stroke, chance);
    }),
  );
  return drawOnPage({ data, width, height }, marks.join('') + more);
}
