import { flow } from '../curve.ts';
import { khatam, polar, range, star } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { palette } from '../palette.ts';
import { circle, focus, group, number, outline, page, path } from '../svg.ts';

const radius = 206.7;

/** A split palmette: half a leaf with a curled tip, of unit length, growing to the right along its stem. */
const palmette =
  'M0 0C.1 -.26 .42 -.5 .82 -.44C.98 -.41 1.06 -.28 1 -.16C.95 -.07 .84 -.08 .82 -.16C.8 -.22 .84 -.26 .88 -.25C.8 -.34 .62 -.28 .56 -.12C.46 .06 .2 .08 0 0Z';

/** A bud between two scrolls. */
const bud = 'M0 0C.3 -.34 .62 -.3 1 0C.62 .3 .3 .34 0 0Z';

const spiralAt = (centre: Point, turn: number, hand: number): Point =>
  polar(centre, radius * (1 - 0.78 * (turn / 660)), -90 + hand * turn);

const leafAt = (centre: Point, turn: number, hand: number, outside: number): string => {
  const [x, y] = spiralAt(centre, turn, hand);
  const heading = hand * turn + (hand > 0 ? 0 : 180) - hand * outside * 14;
  const size = 142 - turn * 0.13;
  return path(palmette, {
    fill: outside > 0 ? palette.cream : palette.gold,
    transform: `translate(${number(x)} ${number(y)}) rotate(${number(heading)}) scale(${number(size)} ${number(size * outside * hand)})`,
  });
};

const scroll = (centre: Point, hand: number, blossom: string): string =>
  group(
    {},
    path(flow(range(45).map((i) => spiralAt(centre, i * 15, hand))), {
      fill: 'none',
      stroke: palette.gold,
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }),
    ...range(7).map((i) => leafAt(centre, 8 + i * 52, hand, 1)),
    ...range(8).map((i) => leafAt(centre, 34 + i * 58, hand, -1)),
    path(outline(star(centre, 62, 44, 8)), { fill: blossom }),
    path(outline(khatam(centre, 38)), { fill: palette.cream }),
    circle(centre, 13, { fill: blossom }),
  );

const knot = (centre: Point): string =>
  group(
    {},
    ...range(4).map((i) =>
      path(bud, {
        fill: palette.mint,
        transform: `translate(${number(centre[0])} ${number(centre[1])}) rotate(${i * 90 + 45}) scale(92)`,
      }),
    ),
    path(outline(khatam(centre, 26)), { fill: palette.saffron }),
  );

/** Islimi: vines that turn like meshed wheels, so that each scroll flows into the next. */
export const draw = (): string => {
  const cells = range(6).flatMap((row) => range(3).map((column) => ({ row, column })));
  return page(
    palette.wine,
    ...cells.map(({ row, column }) =>
      knot([radius * 2 * column, focus[1] + radius * (2 * row - 3)]),
    ),
    ...cells.map(({ row, column }) => {
      const isEven = (row + column) % 2 === 0;
      const centre: Point = [radius * (1 + 2 * column), focus[1] + radius * 2 * (row - 2)];
      return scroll(centre, isEven ? 1 : -1, isEven ? palette.saffron : palette.teal);
    }),
  );
};
