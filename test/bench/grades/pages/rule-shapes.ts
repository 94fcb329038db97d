import type { PageLayout, PaperBox } from './layout.ts';

export const rectangle = ([x, y, width, height]: PaperBox, fill: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}"/>`;

interface Pen {
  readonly colour: string;
  /** In pixels, like the strokes and gaps of dashes. */
  readonly width: number;
  readonly dashes?: readonly number[];
}

export const linesPath = (lines: readonly string[], { colour, width, dashes = [] }: Pen): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width.toFixed(2)}"${dashes.length > 0 ? ` stroke-dasharray="${dashes.join(' ')}"` : ''} d="${lines.join('')}"/>`;

/** Faint squares over the whole paper, as in an exercise book. */
export function squares(
  { width, height }: PageLayout,
  pen: Pen & { readonly step: number },
): string {
  const { step } = pen;
  const lines = [];
  for (let x = step; x < width; x += step) lines.push(`M${x.toFixed(1)} 0V${height}`);
  for (let y = step; y < height; y += step) lines.push(`M0 ${y.toFixed(1)}H${width}`);
  return `<path d="${lines.join('')}" stroke="${pen.colour}" stroke-width="${pen.width.toFixed(1)}"/>`;
}
