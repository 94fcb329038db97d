import { leaf } from '../curve.ts';
import { frieze } from '../frieze.ts';
import { polar, range, star } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { mix, palette } from '../palette.ts';
import { circle, line, number, outline, page, path } from '../svg.ts';

const veined = (stalk: Point, length: number, turn: number, fill: string): string =>
  path(leaf(stalk, length, length * 0.42, turn), { fill }) +
  path(
    line(stalk, polar(stalk, length * 0.92, turn)) +
      range(4)
        .flatMap((i) =>
          [-1, 1].map((hand) => {
            const from = polar(stalk, length * (0.2 + i * 0.17), turn);
            return line(from, polar(from, length * (0.19 - i * 0.025), turn + hand * 42));
          }),
        )
        .join(''),
    { fill: 'none', stroke: mix(fill, palette.night, 0.4), 'stroke-width': 2.6 },
  );

/** A whole pomegranate with its crown. */
const fruit = ([x, y]: Point, r: number, turn: number): string =>
  `<g transform="translate(${number(x)} ${number(y)}) rotate(${turn})">` +
  path(outline(star([0, r * 1.08], r * 0.5, r * 0.2, 6, 90)), { fill: palette.clay }) +
  circle([0, 0], r, { fill: palette.pomegranate }) +
  path(
    `M${number(-r * 0.7)} ${number(-r * 0.72)}A${number(r)} ${number(r)} 0 0 0 ${number(-r * 0.5)} ${number(r * 0.87)}A${number(r * 1.35)} ${number(r * 1.35)} 0 0 1 ${number(-r * 0.7)} ${number(-r * 0.72)}Z`,
    { fill: palette.wine },
  ) +
  path(
    `M${number(r * 0.42)} ${number(-r * 0.62)}A${number(r * 0.75)} ${number(r * 0.75)} 0 0 1 ${number(r * 0.72)} ${number(r * 0.2)}`,
    { fill: 'none', stroke: palette.blush, 'stroke-width': r * 0.07, 'stroke-linecap': 'round' },
  ) +
  '</g>';

/** A pomegranate opened: chambers of seeds. */
const opened = (centre: Point, r: number): string => {
  const seeds = range(6).flatMap((chamber) =>
    range(14).map((i) => {
      const ringOut = i < 3 ? 0.3 : i < 8 ? 0.54 : 0.77;
      const inRing = i < 3 ? i - 1 : i < 8 ? i - 5 : i - 10.5;
      const spread = i < 3 ? 13 : i < 8 ? 10 : 8.2;
      const turn = chamber * 60 + inRing * spread;
      return path(leaf(polar(centre, r * (ringOut - 0.1), turn), r * 0.22, r * 0.17, turn), {
        fill: i % 3 ? palette.pomegranate : mix(palette.pomegranate, palette.blush, 0.3),
      });
    }),
  );
  return (
    path(outline(star(polar(centre, r * 1.06, 62), r * 0.42, r * 0.17, 6, 62)), {
      fill: palette.clay,
    }) +
    circle(centre, r, { fill: palette.pomegranate }) +
    circle(centre, r * 0.92, { fill: palette.cream }) +
    seeds.join('')
  );
};

const greens = [
  palette.olive,
  palette.saffron,
  mix(palette.olive, palette.gold, 0.5),
  palette.clay,
  mix(palette.olive, palette.night, 0.25),
] as const;

/** Leaves along a bough, in turn to either side. */
const bough = (from: Point, degrees: number, length: number, bend: number): string => {
  const count = Math.round(length / 105);
  const steps = range(count + 1).map((i) => i / count);
  const at = (t: number): Point =>
    polar(polar(from, length * t, degrees), bend * t * t, degrees + 90);
  const wood = `M${steps.map((t) => at(t).map(number).join(' ')).join('L')}`;
  const leaves = steps
    .slice(1)
    .flatMap((t, i) =>
      [-1, 1].map((hand) =>
        veined(
          at(t - (hand > 0 ? 0.04 : 0)),
          205 - 70 * t,
          degrees + hand * (48 - 12 * t) + (bend * t * 60) / length,
          greens[(i * 2 + (hand > 0 ? 1 : 0)) % greens.length] ?? palette.olive,
        ),
      ),
    );
  return (
    path(wood, {
      fill: 'none',
      stroke: mix(palette.wine, palette.night, 0.3),
      'stroke-width': 15,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) + leaves.join('')
  );
};

/** Autumn and the return to school: pomegranates ripe on the bough. */
export const draw = (): string =>
  page(
    mix(palette.cream, palette.gold, 0.12),
    circle([620, 560], 445, { fill: palette.gold, opacity: '.55' }),
    bough([1290, 60], 158, 1260, -190),
    bough([-40, 330], 28, 620, -60),
    bough([1290, 620], 172, 420, 60),
    path('M742 330Q752 400 735 452M398 452Q384 500 380 540M1010 190Q1040 250 1034 310', {
      fill: 'none',
      stroke: palette.wine,
      'stroke-width': 10,
    }),
    fruit([1030, 400], 112, 8),
    fruit([372, 660], 148, -6),
    opened([735, 640], 196),
    veined([190, 1180], 150, 38, palette.clay),
    veined([985, 1080], 170, 128, palette.saffron),
    veined([1120, 1420], 140, 70, palette.pomegranate),
    veined([110, 1500], 150, -25, palette.olive),
    frieze({ ground: palette.wine, star: palette.gold, heart: palette.olive, rule: palette.cream }),
  );
