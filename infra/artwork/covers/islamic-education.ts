import { frieze } from '../frieze.ts';
import { distance, khatam, polar, range } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { mix, palette } from '../palette.ts';
import { circle, element, fade, glow, number, outline, page, path, rect } from '../svg.ts';

const say = (p: Point): string => `${number(p[0])} ${number(p[1])}`;
const spread = 116;

/** One horseshoe arch on its columns: alternating wedges round the opening. */
const arch = (centre: Point, inner: number, depth: number, haze: number): string => {
  const tone = (colour: string): string => mix(colour, palette.gold, haze);
  const wedges = 25;
  const outer = inner + depth;
  const wedge = (i: number): string => {
    const from = -90 - spread + (i * 2 * spread) / wedges;
    const to = from + (2 * spread) / wedges;
    const [r, R] = [number(inner), number(outer)];
    return path(
      `M${say(polar(centre, inner, from))}A${r} ${r} 0 0 1 ${say(polar(centre, inner, to))}` +
        `L${say(polar(centre, outer, to))}A${R} ${R} 0 0 0 ${say(polar(centre, outer, from))}Z`,
      { fill: tone(i % 2 ? palette.cream : palette.pomegranate) },
    );
  };
  const [right] = polar(centre, inner + depth / 2, -90 + spread);
  const [, foot] = polar(centre, inner, -90 + spread);
  const column = (x: number): string =>
    path(
      `M${number(x - depth * 0.62)} ${number(foot)}h${number(depth * 1.24)}l${number(-depth * 0.3)} ${number(depth * 0.62)}h${number(-depth * 0.64)}Z`,
      { fill: tone(palette.sand) },
    ) +
    rect(x - depth * 0.28, foot + depth * 0.62, depth * 0.56, 1754, { fill: tone(palette.sand) }) +
    rect(x + depth * 0.06, foot + depth * 0.62, depth * 0.22, 1754, { fill: tone(palette.clay) }) +
    rect(x - depth * 0.34, foot + depth * 0.62, depth * 0.68, depth * 0.12, {
      fill: tone(palette.saffron),
    });
  return [...range(wedges).map(wedge), column(right), column(2 * centre[0] - right)].join('');
};

/** The opening of an arch, through which the next is visible. */
const opening = (centre: Point, inner: number, fill: string): string => {
  const [right, foot] = polar(centre, inner, -90 + spread);
  const left = 2 * centre[0] - right;
  return path(
    `M${number(left)} ${number(foot)}A${number(inner)} ${number(inner)} 0 1 1 ${number(right)} ${number(foot)}V1754H${number(left)}Z`,
    { fill },
  );
};

const lamp = [
  path('M620 190V560', { stroke: palette.ink, 'stroke-width': 3.5 }),
  path('M620 540L584 604H656Z', { fill: 'none', stroke: palette.ink, 'stroke-width': 3 }),
  path('M576 600h88l-16 44q42 26 30 70q-14 42 -58 46q-44 -4 -58 -46q-12 -44 30 -70Z', {
    fill: palette.cream,
    stroke: palette.ink,
    'stroke-width': 4,
  }),
  path('M600 760h40l12 22h-64Z', { fill: palette.saffron, stroke: palette.ink, 'stroke-width': 3 }),
  path(outline(khatam([620, 702], 30)), { fill: palette.teal }),
  path(outline(khatam([620, 702], 12)), { fill: palette.gold }),
  path('M586 622h68', { stroke: palette.teal, 'stroke-width': 6 }),
].join('');

/** A hall of horseshoe arches, one beyond another, and a lamp lit at its end. */
export const draw = (): string => {
  const rows = range(6).flatMap((row) => range(9).map((column) => ({ row, column })));
  const stars = rows
    .map(({ row, column }): Point => [column * 155 + (row % 2 ? 77 : 0), 60 + row * 88])
    .filter((at) => distance(at, [620, 640]) > 620)
    .map((at, i) => outline(khatam(at, i % 3 ? 9 : 17)));
  return page(
    palette.ink,
    element(
      'defs',
      {},
      fade('hall', [0, palette.tealDeep], [1, palette.ink]) +
        glow('lamplight', [0, palette.cream], [1, palette.gold, 0]),
    ),
    path(stars.join(''), { fill: palette.gold, opacity: '.8' }),
    opening([620, 640], 520, 'url(#hall)'),
    opening([620, 680], 400, mix(palette.clay, palette.wine, 0.55)),
    arch([620, 680], 320, 82, 0.14),
    opening([620, 680], 320, mix(palette.saffron, palette.clay, 0.5)),
    arch([620, 706], 224, 58, 0.34),
    opening([620, 706], 224, palette.gold),
    circle([620, 690], 260, { fill: 'url(#lamplight)' }),
    arch([620, 640], 450, 122, 0),
    lamp,
    frieze({
      ground: palette.tealDeep,
      star: palette.gold,
      heart: palette.pomegranate,
      rule: palette.cream,
    }),
  );
};
