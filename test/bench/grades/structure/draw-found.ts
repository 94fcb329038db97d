import sharp from 'sharp';
import type { Found } from './judge-tables.ts';
import type { StraightPage } from './straight-page.ts';

const COLOURS = ['red', 'magenta', 'orange'];

/** Writes a picture of a page with the cells that were found. */
export async function drawFound(
  { bytes }: Pick<StraightPage, 'bytes'>,
  { grids }: Pick<Found, 'grids'>,
  file: string,
): Promise<void> {
  const { width, height } = await sharp(bytes).metadata();
  const cells = grids.flatMap((grid, at) =>
    grid.map((corners) => {
      const points = corners.map(([x, y]) => `${x.toFixed(0)},${y.toFixed(0)}`).join(' ');
      return `<polygon points="${points}" fill="none" stroke="${COLOURS[at % COLOURS.length]}" stroke-width="1.5"/>`;
    }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${cells.join('')}</svg>`;
  await sharp(bytes)
    .composite([{ input: Buffer.from(svg) }])
    .jpeg()
    .toFile(file);
}
