import { frieze } from '../frieze.ts';
import { polar, range } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { seeded } from '#shared/seeded.ts';
import { mix, palette } from '../palette.ts';
import { circle, element, fade, line, number, outline, page, path, rect } from '../svg.ts';

/** A snow crystal: six arms, each with smaller arms at 60°, as ice grows. */
const crystal = (centre: Point, radius: number, turn: number, weight: number): string =>
  path(
    range(6)
      .map((i) => {
        const arm = turn + i * 60;
        const twigs = [0.34, 0.56, 0.78].flatMap((share, k) =>
          [-1, 1].map((hand) => {
            const from = polar(centre, radius * share, arm);
            return line(from, polar(from, radius * (0.3 - k * 0.07), arm + hand * 60));
          }),
        );
        return line(centre, polar(centre, radius, arm)) + twigs.join('');
      })
      .join(''),
    { fill: 'none', stroke: palette.white, 'stroke-width': weight, 'stroke-linecap': 'round' },
  );

/** A ridge: its steps are repeatedly halved and shifted at random. */
const ridge = (base: number, rise: number, seed: number): Point[] => {
  const chance = seeded(seed);
  let heights = [0, 0.9, 0.25, 1, 0.15];
  for (const round of range(4)) {
    heights = heights.flatMap((h, i) => {
      const next = heights[i + 1];
      return next === undefined
        ? [h]
        : [h, (h + next) / 2 + (chance() - 0.5) * 0.5 * 0.55 ** round];
    });
  }
  const step = 1300 / (heights.length - 1);
  return heights.map((h, i) => [i * step - 30, base - h * rise]);
};

const mountains = (points: readonly Point[], rock: string, snow: string): string => {
  const under = points.map(([x, y], i): Point => [
    x + (i % 2 ? 7 : -7),
    y + (i % 3 ? 52 : 24) + (i % 4 ? 0 : 48),
  ]);
  return (
    path(outline([...points, [1300, 1754], [-60, 1754]]), { fill: rock }) +
    path(outline([...points, ...under.reverse()]), { fill: snow })
  );
};

/** An Atlas cedar: level shelves of branches, each under its snow. */
const cedar = ([x, y]: Point, tall: number): string => {
  const shelves = range(7).map((i) => {
    const at = y - tall * (0.2 + i * 0.125);
    const half = tall * (0.34 - i * 0.042) * (i % 2 ? 0.92 : 1.06);
    const [l, r, m] = [number(x - half), number(x + half), number(at)];
    const thick = number(at + tall * 0.05);
    return (
      path(
        `M${l} ${m}Q${number(x)} ${number(at - tall * 0.1)} ${r} ${m}Q${number(x)} ${thick} ${l} ${m}Z`,
        { fill: palette.tealDeep },
      ) +
      path(
        `M${l} ${m}Q${number(x)} ${number(at - tall * 0.1)} ${r} ${m}Q${number(x)} ${number(at - tall * 0.03)} ${l} ${m}Z`,
        { fill: palette.paper },
      )
    );
  });
  return (
    rect(x - tall * 0.018, y - tall * 0.98, tall * 0.036, tall, { fill: palette.night }) +
    shelves.join('')
  );
};

/** Winter: cedars under the snow of the Djurdjura. */
export const draw = (): string => {
  const chance = seeded(12);
  const flakes = range(120).map(() =>
    circle([chance() * 1240, chance() * 1600], 2 + chance() * 5, {
      fill: palette.white,
      opacity: '.85',
    }),
  );
  return page(
    palette.ink,
    element('defs', {}, fade('sky', [0, palette.ink], [0.6, palette.blue], [1, palette.sky])),
    rect(0, 0, 1240, 1100, { fill: 'url(#sky)' }),
    circle([890, 330], 148, { fill: palette.cream }),
    circle([890, 330], 190, {
      fill: 'none',
      stroke: palette.cream,
      'stroke-width': 2,
      opacity: '.5',
    }),
    mountains(ridge(900, 330, 5), mix(palette.blue, palette.sky, 0.35), palette.white),
    mountains(
      ridge(1080, 300, 11),
      mix(palette.blue, palette.ink, 0.3),
      mix(palette.sky, palette.white, 0.7),
    ),
    path('M0 1190Q320 1060 660 1150T1240 1090V1754H0Z', { fill: palette.paper }),
    path('M0 1350Q380 1240 760 1330T1240 1290V1754H0Z', {
      fill: mix(palette.sky, palette.white, 0.62),
    }),
    cedar([180, 1210], 560),
    cedar([395, 1180], 330),
    cedar([1080, 1180], 480),
    cedar([920, 1160], 260),
    crystal([300, 260], 170, 0, 7),
    crystal([610, 470], 88, 17, 5),
    crystal([640, 140], 62, 8, 4),
    crystal([1120, 600], 70, 22, 4.5),
    crystal([90, 560], 62, 12, 4),
    ...flakes,
    frieze({ ground: palette.ink, star: palette.white, heart: palette.blue, rule: palette.sky }),
  );
};
