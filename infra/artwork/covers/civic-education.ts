import { frieze } from '../frieze.ts';
import { range } from '../geometry/point.ts';
import { seeded } from '#shared/seeded.ts';
import { mix, palette } from '../palette.ts';
import { circle, element, fade, number, page, path, rect } from '../svg.ts';

const walls = [
  palette.paper,
  palette.cream,
  palette.white,
  mix(palette.cream, palette.sand, 0.5),
  mix(palette.paper, palette.blush, 0.35),
] as const;
const shutters = [
  palette.teal,
  palette.blue,
  palette.ink,
  palette.pomegranate,
  palette.saffron,
] as const;
const pick = <T>(list: readonly [T, ...T[]], share: number): T =>
  list[Math.floor(share * list.length)] ?? list[0];

/** The outline of the town's hill, from the sea to the citadel and down again. */
const hill = (x: number): number => 400 + 0.00085 * (x - 560) ** 2 + 26 * Math.sin(x / 90);

const arched = (x: number, y: number, w: number, h: number, fill: string): string =>
  path(
    `M${number(x)} ${number(y + h)}v${number(-h + w / 2)}a${number(w / 2)} ${number(w / 2)} 0 0 1 ${number(w)} 0v${number(h - w / 2)}Z`,
    { fill },
  );

const house = (x: number, y: number, w: number, h: number, chance: () => number): string => {
  const wall = pick(walls, chance());
  const shutter = pick(shutters, chance());
  const shade = mix(wall, palette.clay, 0.42);
  const side = w * (0.2 + chance() * 0.18);
  const openings = range(2 + Math.floor(chance() * 2)).map((i) =>
    arched(
      x + 14 + i * ((w - side) / 2.6),
      y + 30 + chance() * 14,
      17,
      34,
      i % 2 ? palette.ink : shutter,
    ),
  );
  const roof = chance();
  return [
    roof > 0.86
      ? path(
          `M${number(x + w * 0.12)} ${number(y)}a${number(w * 0.26)} ${number(w * 0.26)} 0 0 1 ${number(w * 0.52)} 0Z`,
          { fill: shutter },
        )
      : '',
    rect(x, y, w, h, { fill: wall }),
    rect(x + w - side, y, side, h, { fill: shade }),
    rect(x - 3, y - 6, w + 6, 11, { fill: mix(wall, palette.clay, 0.25) }),
    ...openings,
    chance() > 0.6
      ? arched(x + w - side * 0.8, y + h * 0.5, side * 0.55, 46, palette.tealDeep)
      : '',
  ].join('');
};

const cypress = (x: number, y: number, tall: number): string =>
  path(
    `M${number(x)} ${number(y)}q${number(-tall * 0.2)} ${number(-tall * 0.4)} 0 ${number(-tall)}q${number(tall * 0.2)} ${number(tall * 0.6)} 0 ${number(tall)}Z`,
    { fill: palette.tealDeep },
  );

const minaret = [
  rect(528, 190, 88, 300, { fill: palette.cream }),
  rect(592, 190, 24, 300, { fill: palette.sand }),
  rect(520, 178, 104, 18, { fill: palette.teal }),
  rect(546, 106, 52, 74, { fill: palette.cream }),
  rect(582, 106, 16, 74, { fill: palette.sand }),
  rect(540, 98, 64, 12, { fill: palette.teal }),
  path('M548 98a24 28 0 0 1 48 0Z', { fill: palette.saffron }),
  path('M572 74V40', { stroke: palette.saffron, 'stroke-width': 5 }),
  ...[226, 296, 366].map(
    (y) => arched(546, y, 18, 44, palette.ink) + arched(572, y, 18, 44, palette.ink),
  ),
  rect(528, 210, 88, 6, { fill: palette.teal }),
].join('');

/** A white town above its harbour: the place we share. */
export const draw = (): string => {
  const chance = seeded(62);
  const rows = range(10).flatMap((row) =>
    range(17).map((column) => {
      const w = 74 + chance() * 62;
      const x = column * 84 - 70 + (row % 2) * 40 + chance() * 20;
      const y = Math.max(hill(x + w / 2) + row * 66 + chance() * 36, 300);
      const tree = chance() > 0.93 ? cypress(x - 6, y + 30, 120 + chance() * 60) : '';
      return y > 1130 ? '' : tree + house(x, y, w, 150, chance);
    }),
  );
  const swell = range(13).map((i) => {
    const crest = range(22)
      .map(() => `q15.5 ${-16 - i} 31 0t31 0`)
      .join('');
    return path(`M-${(i % 2) * 31} ${1218 + i * 40}${crest}V1754H-60Z`, {
      fill: mix(palette.teal, palette.ink, i / 13),
    });
  });
  return page(
    palette.gold,
    element('defs', {}, fade('dusk', [0, palette.sky], [0.55, palette.cream], [1, palette.blush])),
    rect(0, 0, 1240, 1100, { fill: 'url(#dusk)' }),
    circle([925, 255], 118, { fill: palette.gold }),
    minaret,
    ...rows,
    path('M0 1150Q300 1120 620 1150T1240 1140V1260H0Z', { fill: palette.clay }),
    ...swell,
    frieze({
      ground: palette.ink,
      star: palette.paper,
      heart: palette.saffron,
      rule: palette.cream,
    }),
  );
};
