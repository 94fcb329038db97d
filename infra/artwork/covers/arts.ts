import { arrange } from '../geometry/arrangement.ts';
import { rosette } from '../geometry/hankin.ts';
import { range, regular } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { frieze } from '../frieze.ts';
import { lines } from '../mosaic.ts';
import { mix, palette } from '../palette.ts';
import { circle, group, line, page, path, rect } from '../svg.ts';

const eye: Point = [0, 40];

/** The pierced rose of the sound hole is a rosette like those of the tile patterns. */
const rose = (centre: Point, radius: number): string =>
  group(
    {},
    circle(centre, radius + 22, { fill: palette.ink }),
    circle(centre, radius + 11, {
      fill: 'none',
      stroke: palette.cream,
      'stroke-width': 5,
      'stroke-dasharray': '14 9',
    }),
    circle(centre, radius, { fill: palette.night, stroke: palette.gold, 'stroke-width': 6 }),
    path(
      lines(
        arrange(rosette(regular(centre, radius / Math.cos(Math.PI / 12), 12, 15), 60, 0.56, 3)),
      ),
      {
        fill: 'none',
        stroke: palette.gold,
        'stroke-width': radius / 24,
      },
    ),
  );

const body =
  'M0 640C-90 560 -430 420 -430 20C-430 -270 -220 -430 0 -430C220 -430 430 -270 430 20C430 420 90 560 0 640Z';
const stave = (x: number): string =>
  `M${x * 0.08} 640C${x * 0.5} 520 ${x} 380 ${x} 20C${x} -270 ${x * 0.6} -410 ${x * 0.3} -430`;

const strings = range(11).map((i) => {
  const index = Math.floor((i + 1) / 2) - 2.5 + (i % 2 ? 0.14 : -0.14);
  return line([index * 44, -282], [index * 15, 1300]);
});

const oud = group(
  { transform: 'translate(620 560) rotate(14)' },
  path(body, { fill: palette.ink, transform: 'translate(16 18)', opacity: '.35' }),
  rect(-52, 560, 104, 800, { fill: palette.ink }),
  path(body, { fill: palette.gold }),
  path([-330, -220, -110, 110, 220, 330].map(stave).join(''), {
    fill: 'none',
    stroke: mix(palette.gold, palette.saffron, 0.5),
    'stroke-width': 3,
  }),
  path(body, { fill: 'none', stroke: palette.wine, 'stroke-width': 26 }),
  path(body, {
    fill: 'none',
    stroke: palette.cream,
    'stroke-width': 5,
    'stroke-dasharray': '22 12',
  }),
  path('M-52 470Q0 520 52 470L60 640H-60Z', { fill: palette.wine }),
  rose(eye, 132),
  rose([-190, 236], 56),
  rose([190, 236], 56),
  path('M-170 -300H170L150 -262H-150Z', { fill: palette.wine }),
  path(strings.join(''), { stroke: palette.paper, 'stroke-width': 3.2 }),
);

const waves = range(13).map((i) =>
  circle([620, 560], 520 + i * 92, {
    fill: 'none',
    stroke: palette.clay,
    'stroke-width': 12 - i * 0.7,
    opacity: `${(0.75 - i * 0.045).toFixed(2)}`,
  }),
);

/** An oud with its pierced roses, and the sound that leaves it. */
export const draw = (): string =>
  page(
    palette.pomegranate,
    ...waves,
    oud,
    frieze({
      ground: palette.ink,
      star: palette.gold,
      heart: palette.pomegranate,
      rule: palette.cream,
    }),
  );
