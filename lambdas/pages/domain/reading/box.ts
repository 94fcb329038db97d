import type { PictureBox } from '#shared/model/gradebook.ts';
import type { Block } from './textract-blocks.ts';

/** A rectangle in the picture, as shares of its width and height. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** The box of a block, clipped to the picture. */
export function boxOf({ Geometry: geometry }: Pick<Block, 'Geometry'>): Box | undefined {
  const bounds = geometry?.BoundingBox;
  if (!bounds) return undefined;
  const box = {
    left: within(bounds.Left),
    top: within(bounds.Top),
    right: within(bounds.Left + bounds.Width),
    bottom: within(bounds.Top + bounds.Height),
  };
  return box.right > box.left && box.bottom > box.top ? box : undefined;
}

/** The smallest box around all given boxes. */
export function around(boxes: readonly (Box | undefined)[]): Box | undefined {
  const known = boxes.filter((box) => box !== undefined);
  if (known.length === 0) return undefined;
  return {
    left: Math.min(...known.map(({ left }) => left)),
    top: Math.min(...known.map(({ top }) => top)),
    right: Math.max(...known.map(({ right }) => right)),
    bottom: Math.max(...known.map(({ bottom }) => bottom)),
  };
}

/** Whether the centre of one box is in another. */
export const isIn = (inner: Box, outer: Box): boolean => {
  const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
};

const TEN_THOUSAND = 10_000;

export function toPictureBox({ left, top, right, bottom }: Box): PictureBox {
  const [x, y] = [Math.round(left * TEN_THOUSAND), Math.round(top * TEN_THOUSAND)];
  return [x, y, Math.round(right * TEN_THOUSAND) - x, Math.round(bottom * TEN_THOUSAND) - y];
}
