import * as z from 'zod/mini';
import type { PictureBox } from '../model/gradebook.ts';

/** A rectangle in the picture, as shares of its width and height. */
export const box = z.object({
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
});
export type Box = z.infer<typeof box>;

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** The part of a rectangle that is in the picture, if there is any. */
export function clippedBox({ left, top, right, bottom }: Box): Box | undefined {
  const clipped = {
    left: within(left),
    top: within(top),
    right: within(right),
    bottom: within(bottom),
  };
  return clipped.right > clipped.left && clipped.bottom > clipped.top ? clipped : undefined;
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
