import { frieze } from '../frieze.ts';
import { range, regular } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { word, write } from '../lettering.ts';
import { palette } from '../palette.ts';
import { group, line, outline, page, path } from '../svg.ts';

const ruling = range(15).map((i) => line([0, 96 + i * 108], [1240, 96 + i * 108]));

/** A scribe measures letters in dots of the pen: here down the side of the tall letter. */
const dots = range(7).map((i) => outline(regular([250, 148 + i * 88] satisfies Point, 44, 4)));

/** A reed pen, cut slantwise, its nib at the origin and its shaft towards the right. */
const reed = group(
  { transform: 'translate(486 1010) rotate(-34)' },
  path('M0 0L150 -34L1200 -34L1200 30L190 30Q120 28 88 14Z', { fill: palette.clay }),
  path('M190 30Q120 28 88 14L0 0L60 -6Q150 4 210 8L1200 8L1200 30Z', { fill: palette.pomegranate }),
  path('M0 0L58 -13Q64 -2 52 7Z', { fill: palette.ink }),
  path('M30 -2L170 -6', { stroke: palette.cream, 'stroke-width': 2.5 }),
  path('M520 -34Q512 -2 520 30M534 -34Q526 -2 534 30M900 -34Q892 -2 900 30', {
    stroke: palette.wine,
    'stroke-width': 5,
    fill: 'none',
  }),
);

/** “Pen”: a scribe's exercise, with ruled lines, measuring dots and the reed itself. */
export const draw = (): string =>
  page(
    palette.cream,
    path(ruling.join(''), { stroke: palette.sand, 'stroke-width': 2 }),
    path(line([96, 0], [96, 1754], [112, 1754], [112, 0]), {
      fill: 'none',
      stroke: palette.pomegranate,
      'stroke-width': 2.5,
    }),
    path(dots.join(''), { fill: palette.saffron }),
    write(word('قلم', 'naskh'), [690, 500], 880, palette.ink),
    reed,
    frieze({ ground: palette.clay, star: palette.cream, heart: palette.ink, rule: palette.ink }),
  );
