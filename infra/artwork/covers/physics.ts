import { frieze } from '../frieze.ts';
import { khatam, polar, range } from '../geometry/point.ts';
import { palette } from '../palette.ts';
import { circle, element, focus, glow, outline, page, path } from '../svg.ts';

const [x, y] = focus;
const orbits = range(8);
const inks = [palette.gold, palette.mint, palette.sky, palette.blush] as const;

/** Electrons, one per orbit, in positions that form a spiral. */
const electrons = orbits.map((i) => {
  const turn = (i * 22.5 * Math.PI) / 180;
  const along = ((i * 67 + 20) * Math.PI) / 180;
  const [u, v] = [545 * Math.cos(along), 168 * Math.sin(along)];
  return circle(
    [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)],
    i % 2 ? 15 : 20,
    { fill: inks[i % 4] ?? palette.gold, stroke: palette.night, 'stroke-width': 5 },
  );
});

/** An atom whose orbits form an eight-fold rosette, lit by its nucleus. */
export const draw = (): string =>
  page(
    palette.night,
    element(
      'defs',
      {},
      glow('light', [0, palette.teal], [0.55, palette.ink, 0.9], [1, palette.night, 0]),
    ),
    circle(focus, 860, { fill: 'url(#light)' }),
    ...range(9).map((i) =>
      circle(focus, 640 + i * 110, {
        fill: 'none',
        stroke: palette.sky,
        'stroke-width': 2.5 - i * 0.2,
        opacity: '.28',
      }),
    ),
    ...orbits.map((i) =>
      element('ellipse', {
        cx: x,
        cy: y,
        rx: 545,
        ry: 168,
        fill: 'none',
        stroke: inks[i % 4] ?? palette.gold,
        'stroke-width': 4.5,
        transform: `rotate(${i * 22.5} ${x} ${y})`,
      }),
    ),
    ...electrons,
    path(outline(khatam(focus, 92)), { fill: palette.saffron }),
    path(outline(khatam(focus, 74)), { fill: 'none', stroke: palette.cream, 'stroke-width': 3 }),
    path(
      range(8)
        .map((i) => outline(khatam(polar(focus, 34, i * 45), 12)))
        .join(''),
      { fill: palette.cream },
    ),
    circle(focus, 12, { fill: palette.cream }),
    frieze({ ground: palette.ink, star: palette.gold, heart: palette.teal, rule: palette.gold }),
  );
