import { frieze } from '../frieze.ts';
import { disc } from '../curve.ts';
import { khatam, range } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { seeded } from '#shared/seeded.ts';
import { mix, palette } from '../palette.ts';
import { focus, group, line, outline, page, path, rect } from '../svg.ts';

const body = 250;
const pins = 13;

/** A conductor from a pin: straight, a slant of 45°, then straight to its pad. In the frame of the right-hand side. */
const conductor = (pin: number, chance: () => number): { points: Point[]; reach: number } => {
  const offset = pin - (pins - 1) / 2;
  const y = offset * 34;
  const lead = body + 40 + (pins / 2 - Math.abs(offset)) * 30;
  const slant = Math.abs(offset) * 40;
  const end = lead + slant + 60 + chance() * 620;
  const top = y + Math.sign(offset) * slant;
  return {
    points: [
      [body, y],
      [lead, y],
      [lead + slant, top],
      [end, top],
    ],
    reach: end,
  };
};

/** A processor whose conductors leave in eight directions, like the rays of a star. */
export const draw = (): string => {
  const chance = seeded(64);
  const sides = range(4).map((side) => {
    const wires = range(pins).map((pin) => conductor(pin, chance));
    const ends = wires.flatMap(({ points }) => points.slice(-1));
    return group(
      {
        transform: `translate(${focus.join(' ')}) rotate(${side * 90})`,
        fill: 'none',
        'stroke-width': 7,
        'stroke-linejoin': 'round',
      },
      path(
        wires
          .filter((_, i) => i % 3 !== 1)
          .map(({ points }) => line(...points))
          .join(''),
        { stroke: palette.mint },
      ),
      path(
        wires
          .filter((_, i) => i % 3 === 1)
          .map(({ points }) => line(...points))
          .join(''),
        { stroke: palette.gold },
      ),
      path(ends.map((at) => disc(at, 13)).join(''), {
        fill: palette.tealDeep,
        stroke: palette.cream,
        'stroke-width': 5,
      }),
      path(
        range(pins)
          .map((i) =>
            outline([
              [body - 6, (i - 6) * 34 - 8],
              [body + 22, (i - 6) * 34 - 8],
              [body + 22, (i - 6) * 34 + 8],
              [body - 6, (i - 6) * 34 + 8],
            ]),
          )
          .join(''),
        { fill: palette.gold },
      ),
    );
  });
  const [x, y] = focus;
  return page(
    palette.tealDeep,
    path(
      range(25)
        .flatMap((i) => range(34).map((j) => disc([20 + i * 50, 20 + j * 50], 2.5)))
        .join(''),
      { fill: mix(palette.tealDeep, palette.mint, 0.22) },
    ),
    ...sides,
    rect(x - body, y - body, body * 2, body * 2, {
      rx: 18,
      fill: palette.night,
      stroke: palette.gold,
      'stroke-width': 5,
    }),
    rect(x - body + 24, y - body + 24, body * 2 - 48, body * 2 - 48, {
      rx: 8,
      fill: 'none',
      stroke: palette.teal,
      'stroke-width': 3,
    }),
    path(outline(khatam(focus, 178)), { fill: palette.saffron }),
    path(outline(khatam(focus, 150)), { fill: palette.night }),
    path(outline(khatam(focus, 112)), { fill: palette.cream }),
    path(outline(khatam(focus, 74, -67.5)), { fill: palette.teal }),
    path(outline(khatam(focus, 34)), { fill: palette.gold }),
    frieze({
      ground: palette.night,
      star: palette.mint,
      heart: palette.saffron,
      rule: palette.gold,
    }),
  );
};
