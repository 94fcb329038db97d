import { khatam, polar, range } from '../geometry/point.ts';
import { mix, palette } from '../palette.ts';
import { circle, focus, number, outline, page, path } from '../svg.ts';
import type { Point } from '../geometry/point.ts';

const cells = 24;
const half = 180 / cells;
const at = (radius: number, degrees: number): Point => polar(focus, radius, degrees);
const say = (p: Point): string => `${number(p[0])} ${number(p[1])}`;

/** Half a niche: jamb, arch and the fold down its middle. */
const facet = (inner: number, outer: number, axis: number, hand: number): string => {
  const side = axis + hand * half;
  const tip = inner * 0.84;
  return (
    `M${say(at(outer, axis))}L${say(at(outer, side))}L${say(at(inner * 1.06, side))}` +
    `C${say(at(inner * 0.93, side))} ${say(at(inner * 0.86, axis + hand * half * 0.45))} ${say(at(tip, axis))}Z`
  );
};

type Glaze = readonly [light: string, plain: string, shade: string];
const stone: Glaze = [palette.paper, palette.sand, mix(palette.sand, palette.clay, 0.75)];
const teal: Glaze = [palette.mint, palette.teal, palette.tealDeep];
const blue: Glaze = [palette.sky, palette.blue, palette.ink];
const earth: Glaze = [palette.blush, palette.clay, palette.wine];
const gilt: Glaze = [palette.cream, palette.gold, palette.saffron];
const tiers = [
  gilt,
  blue,
  stone,
  stone,
  teal,
  stone,
  stone,
  stone,
  earth,
  stone,
  stone,
  stone,
  teal,
  stone,
  stone,
  stone,
  earth,
] as const;

/** Light comes from the upper left, so each face of a niche has its own shade. */
const lit = ([light, plain, shade]: Glaze, degrees: number): string => {
  const facing = Math.cos(((degrees - 230) * Math.PI) / 180);
  return facing > 0 ? mix(plain, light, facing) : mix(plain, shade, -facing);
};

const tier = (glaze: Glaze, k: number): string => {
  const inner = 118 * 1.168 ** k;
  const outer = inner * 1.178;
  return range(cells)
    .flatMap((i) => {
      const axis = (i + (k % 2) / 2) * 2 * half;
      return [-1, 1].map((hand) =>
        path(facet(inner, outer, axis, hand), {
          fill: lit(glaze, axis + hand * 62),
          stroke: glaze[2],
          'stroke-width': 2,
        }),
      );
    })
    .join('');
};

/** Looking up into a dome of muqarnas: tiers of small niches climbing to a star. */
export const draw = (): string =>
  page(
    palette.ink,
    circle(focus, 130, { fill: palette.night }),
    path(outline(khatam(focus, 104)), { fill: palette.gold }),
    path(outline(khatam(focus, 74)), { fill: palette.tealDeep }),
    path(outline(khatam(focus, 40)), { fill: palette.cream }),
    ...tiers.map(tier),
  );
