import { frieze } from '../frieze.ts';
import { polar, range } from '../geometry/point.ts';
import { mix, palette } from '../palette.ts';
import { circle, focus, group, line, page, path } from '../svg.ts';

const count = 240;
const radius = 500;
const place = (i: number): readonly [number, number] =>
  polar(focus, radius, (i * 360) / count - 90);

/** The multiplication table on a circle: each number is joined to its double, which draws a cardioid. */
const chords = range(count).map((i) => {
  const share = Math.abs((((i / count) * 2) % 2) - 1);
  return path(line(place(i), place(2 * i)), { stroke: mix(palette.gold, palette.mint, 1 - share) });
});

const grid = [
  ...range(21).map((i) => line([i * 62, 0], [i * 62, 1754])),
  ...range(29).map((i) => line([0, i * 62 + 2], [1240, i * 62 + 2])),
];

export const draw = (): string =>
  page(
    palette.ink,
    path(grid.join(''), { stroke: palette.sky, 'stroke-width': 1.4, opacity: '.2' }),
    path(line([0, focus[1]], [1240, focus[1]]) + line([focus[0], 0], [focus[0], 1754]), {
      stroke: palette.sky,
      'stroke-width': 2.5,
      opacity: '.5',
    }),
    circle(focus, radius, { fill: palette.night, opacity: '.55' }),
    group({ fill: 'none', 'stroke-width': 2 }, ...chords),
    circle(focus, radius, { fill: 'none', stroke: palette.gold, 'stroke-width': 5 }),
    circle(focus, radius + 20, { fill: 'none', stroke: palette.gold, 'stroke-width': 1.5 }),
    path(
      range(120)
        .map((i) =>
          line(polar(focus, radius + 20, i * 3), polar(focus, radius + (i % 10 ? 32 : 50), i * 3)),
        )
        .join(''),
      { stroke: palette.gold, 'stroke-width': 2 },
    ),
    frieze({
      ground: palette.blue,
      star: palette.cream,
      heart: palette.saffron,
      rule: palette.gold,
    }),
  );
