import { arrange } from '../geometry/arrangement.ts';
import { faces, inset } from '../geometry/faces.ts';
import { khatam, range, regular, ring, star } from '../geometry/point.ts';
import { fillFaces, straps } from '../mosaic.ts';
import { palette } from '../palette.ts';
import { focus, outline, page, path } from '../svg.ts';

const step = 372;

/** Woven octagons, each caught in its four neighbours, with a star in every window. */
export const draw = (): string => {
  const octagons = range(7).flatMap((i) =>
    range(9).flatMap((j) =>
      ring(
        regular([focus[0] + (i - 3) * step, focus[1] + (j - 3) * step], step * 0.86, 8, 22.5),
      ),
    ),
  );
  const pattern = arrange(octagons);
  const pieces = faces(pattern, 60_000);
  const colours = [palette.cream, palette.cream, palette.cream, palette.sand, palette.ink, palette.cream];
  const windows = pieces.filter(({ kind }) => kind === 2);
  const knots = pieces.filter(({ kind }) => kind===5);
  const inner = pieces.filter(({ kind }) => kind===3);
  return page(
    palette.cream,
    fillFaces(pieces, ({ kind }) => colours[kind]),
    path(windows.map(({ centre }) => outline(khatam(centre, 84))).join(''), { fill: palette.pomegranate }),
    path(windows.map(({ centre }) => outline(star(centre, 48, 18, 8))).join(''), { fill: palette.cream }),
    path(inner.map(({ corners }) => outline(inset(corners, 30))).join(''), { fill: palette.cream }),
    path(knots.map(({ centre }) => outline(star(centre, 18, 7, 4))).join(''), { fill: palette.saffron }),
    straps(pattern, { width: 20, fill: palette.teal, core: palette.gold, edge: palette.cream, edgeWidth: 3.5 }),
  );
};
