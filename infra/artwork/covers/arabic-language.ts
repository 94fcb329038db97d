import { frieze } from '../frieze.ts';
import { range, regular } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { word, write } from '../lettering.ts';
import { palette } from '../palette.ts';
import { circle, line, outline, page, path } from '../svg.ts';

const hair = { fill: 'none', stroke: palette.teal, 'stroke-width': 2.5, opacity: '.55' };
const measure = (from: Point, step: Point, count: number): string =>
  range(count)
    .map((i) => outline(regular([from[0] + i * step[0], from[1] + i * step[1]], 27, 4)))
    .join('');

/** The letter Ḍād, after which Arabic is named, proportioned by circle and pen dots like Ibn Muqla's. */
export const draw = (): string =>
  page(
    palette.sand,
    circle([478, 760], 388, { ...hair, fill: palette.cream, opacity: '.6' }),
    circle([478, 760], 388, hair),
    circle([905, 512], 236, hair),
    path(line([0, 640], [1240, 640], [1240, 1042], [0, 1042]), hair),
    path(line([478, 0], [478, 1754]), hair),
    path(line([905, 0], [905, 1754]), hair),
    write(word('ص', 'text'), [615, 696], 690, palette.ink),
    path(measure([478, 400], [0, 54], 7), { fill: palette.pomegranate }),
    path(outline(regular([842, 176], 78, 4, 12)), { fill: palette.pomegranate }),
    frieze({
      ground: palette.ink,
      star: palette.sand,
      heart: palette.pomegranate,
      rule: palette.ink,
    }),
  );
