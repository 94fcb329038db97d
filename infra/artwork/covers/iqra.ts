import { frieze } from '../frieze.ts';
import { khatam, polar, range, star } from '../geometry/point.ts';
import { word, write } from '../lettering.ts';
import { palette } from '../palette.ts';
import { circle, line, outline, page, path } from '../svg.ts';
import type { Point } from '../geometry/point.ts';

const sun: Point = [620, 560];

/** “Read”: the first word, in ruqaa script before an illuminated sun. */
export const draw = (): string => {
  const rays = range(96).map((i) =>
    line(polar(sun, 470, i * 3.75), polar(sun, i % 2 ? 1250 : 1500, i * 3.75)),
  );
  const petals = range(32).map((i) => outline(khatam(polar(sun, 436, i * 11.25), 24, i * 11.25)));
  return page(
    palette.cream,
    path(rays.join(''), { stroke: palette.sand, 'stroke-width': 3, fill: 'none' }),
    path(outline(star(sun, 540, 470, 32)), { fill: palette.saffron }),
    circle(sun, 470, { fill: palette.tealDeep }),
    path(petals.join(''), { fill: palette.gold }),
    circle(sun, 402, { fill: palette.cream, stroke: palette.gold, 'stroke-width': 6 }),
    circle(sun, 386, { fill: 'none', stroke: palette.pomegranate, 'stroke-width': 2.5 }),
    write(word('اقرأ', 'ruqaa'), [620, 552], 420, palette.ink),
    frieze({
      ground: palette.tealDeep,
      star: palette.gold,
      heart: palette.pomegranate,
      rule: palette.cream,
    }),
  );
};
