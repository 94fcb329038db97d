import type { Canvas } from './canvas.ts';
import { palette } from './palette.ts';

const LINE = { colour: palette.guide, width: 0.5, dash: [4, 4] } as const;

/** Draws where a page of two sheets is cut: across the middle of its longer sides. */
export function drawCut(canvas: Canvas): void {
  const { width, height } = canvas.size;
  const upright = [width / 2, 0, width / 2, height] as const;
  const across = [0, height / 2, width, height / 2] as const;
  canvas.lines([width > height ? upright : across], LINE);
}
