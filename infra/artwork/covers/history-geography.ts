import { loop } from '../curve.ts';
import { frieze } from '../frieze.ts';
import { polar, range } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { mix, palette } from '../palette.ts';
import { circle, group, line, outline, page, path } from '../svg.ts';

type Wave = readonly [waves: number, size: number, phase: number];

/** A contour: a wandering ring whose capes soften towards the summit. */
const contour = (
  centre: Point,
  radius: number,
  waves: readonly Wave[],
  drift: Point,
  level: number,
): string =>
  loop(
    range(56).map((i) => {
      const degrees = (i * 360) / 56;
      const wander = waves.reduce(
        (sum, [count, size, phase]) =>
          sum +
          size *
            Math.sin(((degrees * count + phase + level * 7) * Math.PI) / 180) *
            (1 - level * 0.045 * count * 0.4),
        1,
      );
      return polar(
        [centre[0] + drift[0] * level, centre[1] + drift[1] * level],
        radius * wander,
        degrees,
      );
    }),
  );

const tints = [
  mix(palette.teal, palette.mint, 0.18),
  mix(palette.teal, palette.mint, 0.4),
  mix(palette.teal, palette.mint, 0.7),
  palette.cream,
  palette.sand,
  mix(palette.sand, palette.olive, 0.4),
  mix(palette.olive, palette.sand, 0.2),
  mix(palette.olive, palette.clay, 0.6),
  palette.clay,
  mix(palette.clay, palette.wine, 0.5),
  palette.paper,
];

const island = (centre: Point, reach: number, waves: readonly Wave[], drift: Point): string =>
  tints
    .map((fill, level) => {
      const radius = reach * (1 - (level / (tints.length + 0.6)) ** 0.92);
      return path(contour(centre, radius, waves, drift, level), {
        fill,
        stroke: mix(fill, palette.night, level < 3 ? 0.16 : 0.4),
        'stroke-width': level === 3 ? 4 : 1.8,
      });
    })
    .join('');

const rose: Point = [930, 330];
const point = (degrees: number, long: number, broad: number): string =>
  path(outline([rose, polar(rose, broad, degrees - 45), polar(rose, long, degrees)]), {
    fill: palette.cream,
  }) +
  path(outline([rose, polar(rose, broad, degrees + 45), polar(rose, long, degrees)]), {
    fill: palette.ink,
  });

const graticule = [
  ...range(7).map((i) => line([i * 206.7, 0], [i * 206.7, 1754])),
  ...range(9).map((i) => line([0, i * 206.7 + 123], [1240, i * 206.7 + 123])),
].join('');

/** A chart of islands in relief, with its compass rose and rhumb lines. */
export const draw = (): string =>
  page(
    palette.teal,
    island(
      [330, 760],
      640,
      [
        [2, 0.14, 40],
        [3, 0.12, 200],
        [5, 0.06, 80],
        [8, 0.03, 10],
      ],
      [10, -14],
    ),
    island(
      [1080, 1280],
      420,
      [
        [2, 0.16, 140],
        [3, 0.1, 20],
        [5, 0.07, 300],
      ],
      [-4, -9],
    ),
    path(graticule, { stroke: palette.ink, 'stroke-width': 1.6, opacity: '.35' }),
    path(
      range(32)
        .map((i) => line(polar(rose, 225, i * 11.25), polar(rose, 1700, i * 11.25)))
        .join(''),
      {
        stroke: palette.ink,
        'stroke-width': 1.2,
        opacity: '.3',
      },
    ),
    circle(rose, 226, { fill: palette.teal, stroke: palette.cream, 'stroke-width': 3 }),
    circle(rose, 208, { fill: 'none', stroke: palette.gold, 'stroke-width': 9 }),
    group(
      { stroke: palette.ink, 'stroke-width': 1.5, 'stroke-linejoin': 'round' },
      ...range(8).map((i) => point(i * 45 + 22.5, 118, 22)),
      ...range(4).map((i) => point(i * 90 + 45, 160, 32)),
      ...range(4).map((i) => point(i * 90, i === 3 ? 262 : 200, 40)),
    ),
    circle(rose, 19, { fill: palette.saffron, stroke: palette.ink, 'stroke-width': 3 }),
    frieze({ ground: palette.ink, star: palette.sand, heart: palette.teal, rule: palette.cream }),
  );
