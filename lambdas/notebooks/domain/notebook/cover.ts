import { A4 } from '#lambdas/print/pdf/box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { JobError } from '#core/jobs/job-error.ts';
import type { Notebook } from './notebook.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { drawStarPattern } from './star-pattern.ts';
import { drawTitleBlock } from './title-block.ts';

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
