import { flow, leaf } from '../curve.ts';
import { frieze } from '../frieze.ts';
import { polar, range } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { seeded } from '#shared/seeded.ts';
import { mix, palette } from '../palette.ts';
import { circle, line, number, page, path } from '../svg.ts';

const bark = mix(palette.wine, palette.night, 0.45);

/** An almond blossom: five notched petals round a blushing throat with its stamens. */
const blossom = (centre: Point, r: number, turn: number): string => {
  const petal = (i: number): string => {
    const axis = turn + i * 72;
    const say = (radius: number, off: number): string =>
      polar(centre, radius, axis + off)
        .map(number)
        .join(' ');
    return `M${centre.map(number).join(' ')}C${say(r * 0.5, -62)} ${say(r * 1.1, -40)} ${say(r, -12)}L${say(r * 0.9, 0)}L${say(r, 12)}C${say(r * 1.1, 40)} ${say(r * 0.5, 62)} ${centre.map(number).join(' ')}Z`;
  };
  return (
    path(range(5).map(petal).join(''), {
      fill: palette.white,
      stroke: palette.blush,
      'stroke-width': 2.5,
    }) +
    circle(centre, r * 0.3, { fill: palette.blush }) +
    path(
      range(10)
        .map((i) => line(centre, polar(centre, r * 0.46, turn + i * 36 + 18)))
        .join(''),
      { stroke: palette.pomegranate, 'stroke-width': 2.4 },
    ) +
    range(10)
      .map((i) =>
        circle(polar(centre, r * 0.48, turn + i * 36 + 18), r * 0.045, { fill: palette.saffron }),
      )
      .join('') +
    circle(centre, r * 0.1, { fill: palette.pomegranate })
  );
};

const bud = (at: Point, r: number, turn: number): string =>
  path(leaf(at, r * 1.5, r * 1.3, turn), { fill: palette.blush }) +
  path(leaf(at, r * 0.8, r, turn), { fill: palette.pomegranate });

const boughs: readonly (readonly Point[])[] = [
  [
    [-40, 900],
    [160, 780],
    [330, 690],
    [560, 560],
    [800, 480],
    [1010, 330],
    [1260, 250],
  ],
  [
    [330, 690],
    [400, 520],
    [520, 370],
    [560, 200],
    [660, 60],
  ],
  [
    [160, 780],
    [190, 590],
    [140, 400],
    [210, 210],
    [190, 40],
  ],
  [
    [800, 480],
    [940, 560],
    [1050, 690],
    [1180, 760],
  ],
  [
    [560, 560],
    [690, 660],
    [760, 800],
    [880, 900],
  ],
  [
    [1010, 330],
    [960, 200],
    [1010, 80],
  ],
];

/** Spring: an almond in flower against the sky. */
export const draw = (): string => {
  const chance = seeded(21);
  const flowers = boughs.flatMap((points) =>
    points.slice(1).flatMap((to, i) => {
      const from = points[i] ?? to;
      return range(2).map((k) => {
        const t = (k + 0.3 + chance() * 0.5) / 2;
        const on: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
        const at = polar(on, 16 + chance() * 42, chance() * 360);
        const turn = chance() * 360;
        const size = chance();
        if (size < 0.22) return bud(at, 26, turn);
        if (size < 0.36)
          return path(leaf(on, 110, 46, turn), { fill: mix(palette.olive, palette.mint, 0.35) });
        return blossom(at, 40 + size * 36, turn);
      });
    }),
  );
  const adrift = range(16).map(() => {
    const at: Point = [40 + chance() * 1160, 960 + chance() * 640];
    return path(leaf(at, 40, 34, chance() * 360), {
      fill: chance() > 0.4 ? palette.white : palette.blush,
    });
  });
  return page(
    mix(palette.sky, palette.teal, 0.28),
    ...boughs.map((points, i) =>
      path(flow(points), {
        fill: 'none',
        stroke: bark,
        'stroke-width': i === 0 ? 34 : 17,
        'stroke-linecap': 'round',
      }),
    ),
    ...flowers,
    ...adrift,
    frieze({
      ground: palette.teal,
      star: palette.white,
      heart: palette.pomegranate,
      rule: palette.cream,
    }),
  );
};
