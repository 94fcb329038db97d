import sharp from 'sharp';
import type {
  CellImage,
  ReadingContext,
} from '#lambdas/pages/engines/page-reader/digits/cell-image.ts';
import { makePage, type PageTruth } from '../pages/make-page.ts';
import type { PaperBox } from '../pages/layout.ts';
import type { PageOptions } from '../pages/options.ts';
import { toPicture, type Point } from '../pages/projection.ts';

/** A column of a page as the digit reader gets it, with the true values. */
export interface PageCells {
  readonly truth: PageTruth;
  readonly cells: readonly CellImage[];
  readonly texts: readonly string[];
  readonly context: ReadingContext;
}

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

/** Lines are left out by a margin inside the box, as they are erased when pages are read; in digit heights. */
const MARGIN = 0.16;

const distance = ([a, b]: Point, [c, d]: Point): number => Math.hypot(a - c, b - d);

function sample({ width, height, grey }: Picture, [x, y]: Point): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255;
  const [right, down] = [x - left, y - top];
  const at = (dx: number, dy: number): number => grey[(top + dy) * width + left + dx] ?? 255;
  const upper = at(0, 0) * (1 - right) + at(1, 0) * right;
  return upper * (1 - down) + (at(0, 1) * (1 - right) + at(1, 1) * right) * down;
}

/** The paper is the brightest eighth of the surroundings. */
function paperAt(picture: Picture, centre: Point, reach: number): number {
  const greys: number[] = [];
  for (let step = 0; step < 144; step += 1) {
    const dx = ((step % 12) / 11 - 0.5) * 2 * reach;
    const dy = (Math.floor(step / 12) / 11 - 0.5) * 2 * reach;
    greys.push(sample(picture, [centre[0] + dx, centre[1] + dy]));
  }
  return greys.toSorted((a, b) => b - a)[24] ?? 255;
}

/** Cuts a straight box of the paper out of the picture, pixel by pixel; paper is 255. */
function cut(picture: Picture, truth: PageTruth, box: PaperBox, scale: number): CellImage {
  const { projection, options } = truth;
  const margin = MARGIN * options.textHeight;
  const [left, top, wide, tall] = box;
  const width = Math.max(1, Math.round((wide - 2 * margin) * scale));
  const height = Math.max(1, Math.round((tall - 2 * margin) * scale));
  const middle = toPicture(projection, [left + wide / 2, top + tall / 2]);
  const paper = Math.max(1, paperAt(picture, middle, tall * scale));
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const point: Point = [left + margin + (x + 0.5) / scale, top + margin + (y + 0.5) / scale];
      const grey = (255 * sample(picture, toPicture(projection, point))) / paper;
      // The grain of the paper counts as paper.
      ink[y * width + x] = grey > 238 ? 255 : grey;
    }
  }
  return { width, height, ink };
}

/** A page's columns of marks, averages and numbers, cut where the truth says they are. */
export async function pageCells(seed: number, asked: Partial<PageOptions>): Promise<PageCells[]> {
  const { image, truth } = await makePage(seed, asked);
  const { data, info } = await sharp(image)
    .rotate()
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { width: info.width, height: info.height, grey: new Uint8Array(data) };
  return truth.columns.flatMap((column, index): PageCells[] => {
    const isMark = column.kind === 'mark' || column.kind === 'average' || column.ticks;
    if (!isMark && column.kind !== 'ordinal' && column.kind !== 'registrationNumber') return [];
    const boxes = truth.cellBoxes.flatMap((row) => (row[index] ? [row[index]] : []));
    const first = boxes[0];
    if (!first) return [];
    const [left, top, width] = first;
    const ends = [left, left + width].map((x) => toPicture(truth.projection, [x, top]));
    const scale = distance(ends[0] ?? [0, 0], ends[1] ?? [0, 0]) / width;
    return [
      {
        truth,
        cells: boxes.map((box) => cut(picture, truth, box, scale)),
        texts: truth.rows.map(({ cells }) => cells[index]?.text ?? ''),
        context: {
          script: truth.options.digits,
          kind: isMark ? 'mark' : 'number',
          enlargement: 1,
        },
      },
    ];
  });
}
