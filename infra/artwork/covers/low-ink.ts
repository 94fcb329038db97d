import { lines } from '../mosaic.ts';
import { palette } from '../palette.ts';
import type { Point } from '../geometry/point.ts';
import { circle, element, group, height, page, path, rect, width } from '../svg.ts';
import { zellige } from './zellige-star.ts';

const side = 116;
const radius = 392;
/** High enough that the title block hides nothing of it. */
const centre: Point = [width / 2, 482];

/** A rosette of zellige in thin lines on white, for printers at home: three parts in a hundred of the page are inked. */
export const draw = (): string => {
  const frame = (inset: number, stroke: number): string =>
    rect(inset, inset, width - 2 * inset, height - 2 * inset, {
      ...{ fill: 'none', stroke: palette.teal, 'stroke-width': stroke },
    });
  const ring = (outer: number, stroke: number): string =>
    circle(centre, outer, { fill: 'none', stroke: palette.teal, 'stroke-width': stroke });
  return page(
    palette.white,
    element('clipPath', { id: 'medallion' }, circle(centre, radius, {})),
    group(
      { 'clip-path': 'url(#medallion)' },
      path(lines(zellige(centre, side)), {
        fill: 'none',
        stroke: palette.teal,
        'stroke-width': 2.5,
      }),
    ),
    ring(radius, 5),
    ring(radius + 16, 2),
    frame(48, 5),
    frame(62, 2),
  );
};
