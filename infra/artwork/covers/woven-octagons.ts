import { arrange } from '../geometry/arrangement.ts';
import { faces } from '../geometry/faces.ts';
import type { Face } from '../geometry/faces.ts';
import { khatam, range, regular, ring, star } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { fillFaces, straps } from '../mosaic.ts';
import { palette } from '../palette.ts';
import { focus, outline, page, path } from '../svg.ts';

const step = 392;

const isWindow = ({ corners }: Face): boolean => corners.length > 6;
const isKnot = ({ corners, area }: Face): boolean => corners.length === 4 && area < step * 20;

const colourOf = (face: Face): string => {
  if (isWindow(face)) return palette.cream;
  if (isKnot(face)) return palette.gold;
  return face.corners.length === 4 ? palette.sand : palette.ink;
};

/** Woven octagons, each linked with its neighbours, with a star in every window. */
export const draw = (): string => {
  const octagons = range(7).flatMap((i) =>
    range(9).flatMap((j) => {
      const centre: Point = [focus[0] + (i - 3) * step, focus[1] + (j - 3) * step];
      return ring(regular(centre, step * 0.86, 8, 22.5));
    }),
  );
  const pattern = arrange(octagons);
  const pieces = faces(pattern, step * step);
  const stars = (outer: number, inner: number): string =>
    pieces
      .filter(isWindow)
      .map(({ centre }) => outline(inner ? star(centre, outer, inner, 8) : khatam(centre, outer)))
      .join('');
  const strap = { width: 21, fill: palette.teal, edge: palette.cream };
  return page(
    palette.cream,
    fillFaces(pieces, colourOf),
    path(stars(90, 0), { fill: palette.pomegranate }),
    path(stars(52, 19), { fill: palette.cream }),
    straps(pattern, { ...strap, edgeWidth: 3.5 }),
  );
};
