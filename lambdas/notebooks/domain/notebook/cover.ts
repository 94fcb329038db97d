import { A4 } from '#lambdas/print/pdf/box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { JobError } from '#core/jobs/job-error.ts';
import type { Notebook } from './notebook.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { drawTitleBlock } from './title-block.ts';

const STARS_ACROSS = 7;
/** Inner radius of the eight-pointed star {8/2} relative to its outer radius: cos 45° ÷ cos 22.5°. */
const NOTCH = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

type Point = readonly [number, number];

/** The sixteen corners of an eight-pointed star that points at its neighbours. */
function star(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 16 }, (_, corner): Point => {
    const angle = (corner * Math.PI) / 8;
    const reach = corner % 2 === 0 ? radius : radius * NOTCH;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
}

const closed = (points: readonly Point[]) =>
  points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return [x, y, nextX, nextY] as const;
  });

/** Draws the default cover: the star-and-cross tiling of Maghrebi zellige, edge to edge. */
function drawStarPattern(canvas: Canvas): void {
  canvas.fill({ x: 0, y: 0, ...A4 }, palette.deepTeal);
  const step = A4.width / STARS_ACROSS;
  const rows = Math.ceil(A4.height / step) + 1;
  const centres = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: STARS_ACROSS + 1 }, (_, column): Point => [column * step, row * step]),
  ).flat();
  const outlines = centres.map(([x, y]) => star(x, y, step / 2));
  for (const outline of outlines) canvas.polygon(outline, palette.teal);
  canvas.lines(outlines.flatMap(closed), { colour: '#d9c9a3', width: 0.9 });
  const inner = centres.map(([x, y]) => star(x, y, step * 0.27));
  canvas.lines(inner.flatMap(closed), { colour: '#5fa6a0', width: 0.7 });
  for (const [x, y] of centres) canvas.polygon(star(x, y, step * 0.09), palette.saffron);
}

const COVER = 'Cover';

/** Draws the image over the whole page, cropped at its longer side. */
async function drawImage(book: Notebook, canvas: Canvas): Promise<void> {
  const { cover } = book.input;
  if (!cover) {
    drawStarPattern(canvas);
    return;
  }
  const image = await book.pdf.addImage(COVER, cover).catch((cause: unknown) => {
    throw new JobError('cover-missing', undefined, { cause });
  });
  const scale = Math.max(A4.width / image.width, A4.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  canvas.fill({ x: 0, y: 0, ...A4 }, palette.white);
  const [x, y] = [(A4.width - width) / 2, (A4.height - height) / 2];
  canvas.image(COVER, { x, y, width, height });
}

/**
 * Draws the cover: the chosen image edge to edge, or the notebook's own pattern, with an opaque title block.
 * @throws {JobError} `cover-missing` if the bytes are not an image of the declared type
 */
export async function drawCover(book: Notebook, tag: StructureElement): Promise<void> {
  const canvas = book.pdf.addPage();
  await drawImage(book, canvas);
  drawTitleBlock(book, canvas, tag);
}
