import { flow } from '../curve.ts';
import { khatam, polar, range, star } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { palette } from '../palette.ts';
import { circle, element, group, number, outline, page, path } from '../svg.ts';

const radius = 206.7;

/** A split palmette: half a leaf, curling away from its stem. Unit long, growing to the right. */
const palmette =
  'M0 0C.18 -.3 .5 -.52 1 -.42C.82 -.34 .74 -.2 .8 -.02C.62 -.16 .48 -.12 .42 .04C.3 .16 .12 .14 0 0Z';

const spiralAt = (centre: Point, turn: number, hand: number): Point =>
  polar(centre, radius * (1 - 0.86 * (turn / 600) ** 0.85), -90 + hand * turn);

const scroll = (centre: Point, hand: number, blossom: string): string => {
  const stem = range(41).map((i) => spiralAt(centre, i * 15, hand));
  const leaves = range(11).map((i) => {
    const turn = 20 + i * 42;
    const [x, y] = spiralAt(centre, turn, hand);
    const outside = i % 2 ? 1 : -1;
    const size = 118 - i * 6.5;
    const heading = hand * (turn + 0) + (hand > 0 ? 0 : 180) + hand * outside * -18;
    return path(palmette, {
      fill: i % 2 ? palette.gold : palette.cream,
      transform: `translate(${number(x)} ${number(y)}) rotate(${number(heading)}) scale(${number(size)} ${number(size * outside * hand)})`,
    });
  });
  return group(
    {},
    path(flow(stem), { fill: 'none', stroke: palette.gold, 'stroke-width': 9, 'stroke-linecap': 'round' }),
    ...leaves,
    path(outline(star(centre, 52, 36, 8)), { fill: blossom }),
    path(outline(khatam(centre, 30)), { fill: palette.cream }),
    circle(centre, 10, { fill: blossom }),
  );
};

/** Islimi: vines that turn like meshed wheels, so that each scroll flows into the next. */
export const draw = (): string =>
  page(
    palette.wine,
    element('g', {}, range(5).flatMap((row) =>
      range(3).map((column) =>
        scroll(
          [radius * (1 + 2 * column), 147 + radius * 2 * row - 0 * column],
          (row + column) % 2 ? 1 : -1,
          (row + column) % 2 ? palette.saffron : palette.teal,
        ),
      ),
    ).join('')),
  );
