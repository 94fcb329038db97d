import { leaf } from '../curve.ts';
import { frieze } from '../frieze.ts';
import { polar, range } from '../geometry/point.ts';
import { mix, palette } from '../palette.ts';
import { circle, focus, line, page, path } from '../svg.ts';

/** 360° × (1 − 1/φ): the turn between consecutive seeds that gives every seed enough space. */
const goldenAngle = 137.507_764;

const petals = (count: number, length: number, from: number, turn: number, fill: string): string =>
  path(
    range(count)
      .map((i) =>
        leaf(polar(focus, from, i * (360 / count) + turn), length, 78, i * (360 / count) + turn),
      )
      .join(''),
    {
      fill,
      stroke: palette.wine,
      'stroke-width': 2,
    },
  );

const seeds = range(620).map((i) => {
  const share = Math.sqrt((i + 0.5) / 620);
  const at = polar(focus, share * 292, i * goldenAngle);
  const fill =
    i % 21 === 0 || i % 34 === 0
      ? palette.gold
      : mix(palette.clay, palette.gold, share * share * 0.6);
  return circle(at, 2.6 + share * 4.6, { fill });
});

const leaves = range(9).map((i) => {
  const turn = i * 40 + 12;
  const stalk = polar(focus, 330, turn);
  return (
    path(leaf(stalk, 430, 230, turn), {
      fill: i % 2 ? palette.olive : mix(palette.olive, palette.cream, 0.22),
    }) +
    path(
      line(stalk, polar(stalk, 400, turn)) +
        range(5)
          .flatMap((k) =>
            [-1, 1].map((hand) =>
              line(
                polar(stalk, 80 + k * 62, turn),
                polar(polar(stalk, 130 + k * 62, turn), (62 - k * 7) * hand, turn + 90),
              ),
            ),
          )
          .join(''),
      { stroke: mix(palette.olive, palette.night, 0.45), 'stroke-width': 3 },
    )
  );
});

/** A sunflower, seeded by the golden angle. */
export const draw = (): string =>
  page(
    mix(palette.tealDeep, palette.night, 0.45),
    ...leaves,
    petals(34, 215, 285, 5.3, palette.saffron),
    petals(34, 190, 285, 0, palette.gold),
    circle(focus, 312, { fill: palette.wine }),
    circle(focus, 312, { fill: 'none', stroke: palette.night, 'stroke-width': 3 }),
    ...seeds,
    frieze({
      ground: palette.olive,
      star: palette.cream,
      heart: palette.saffron,
      rule: palette.gold,
    }),
  );
