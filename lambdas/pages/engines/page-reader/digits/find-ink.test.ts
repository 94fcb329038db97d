import { describe, expect, it } from 'vitest';
import type { CellImage } from './cell-image.ts';
import { findInk, measureColumn, measurePen } from './find-ink.ts';

interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const cellOf = (blocks: readonly Block[], grey = 30): CellImage => {
  const [width, height] = [80, 50];
  const ink = new Uint8Array(width * height).fill(255);
  for (const block of blocks) {
    for (let y = block.y; y < block.y + block.height; y += 1) {
      ink.fill(grey, y * width + block.x, y * width + block.x + block.width);
    }
  }
  return { width, height, ink };
};
const digit: Block = { x: 20, y: 12, width: 8, height: 24 };
const point: Block = { x: 34, y: 33, width: 3, height: 3 };

describe('finding the ink of a cell', () => {
  it('finds digits and decimal marks, and the box around them', () => {
    const { pieces, box } = findInk(cellOf([digit, point]), 200);
    expect(pieces.map(({ area }) => area)).toEqual([192, 9]);
    expect(box).toEqual({ x: 20, y: 12, width: 17, height: 24 });
  });

  it('ignores remains of lines at the borders, and specks', () => {
    const remnants: Block[] = [
      { x: 0, y: 5, width: 2, height: 40 },
      { x: 10, y: 48, width: 60, height: 2 },
      { x: 60, y: 20, width: 1, height: 2 },
    ];
    expect(findInk(cellOf(remnants), 200).box).toBeUndefined();
    expect(findInk(cellOf([...remnants, digit]), 200).box).toEqual(digit);
  });
});

describe('measuring a column', () => {
  it('recognises pencil as well as ink', () => {
    expect(measurePen([cellOf([digit], 190)]).threshold).toBeGreaterThan(205);
    expect(measurePen([cellOf([digit], 20)]).threshold).toBeLessThan(180);
  });

  it('uses the height of digits, not that of decimal marks', () => {
    const cells = [cellOf([digit, point]), cellOf([digit]), cellOf([])];
    const inks = cells.map((cell) => findInk(cell, 200));
    expect(measureColumn(cells, inks)).toEqual({ digitHeight: 24, drop: -1 });
    expect(measureColumn([cellOf([])], [{ pieces: [], box: undefined }])).toBeUndefined();
  });
});
