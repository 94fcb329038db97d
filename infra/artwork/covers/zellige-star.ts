import { arrange, type Arrangement } from '../geometry/arrangement.ts';
import { faces } from '../geometry/faces.ts';
import { hankin, rosette } from '../geometry/hankin.ts';
import { distance, range, type Point } from '../geometry/point.ts';
import { seeded } from '#shared/seeded.ts';
import { octagonsAndSquares } from '../geometry/tilings.ts';
import { fillFaces, lines } from '../mosaic.ts';
import { firings, palette } from '../palette.ts';
import { focus, page, path } from '../svg.ts';

const side = 134;
const step = side * (1 + Math.SQRT2);

/** The glaze of each kind of piece, from the largest: field, crosses, petals, stars, spandrels. */
const field = firings(palette.ink);
const petals = [firings(palette.teal), firings(palette.blue), firings(palette.olive)] as const;
const crosses = firings(palette.pomegranate);
const stars = firings(palette.gold);
const spandrels = firings(palette.cream);

/** The lines of zellige around a point: eight-petalled rosettes in octagons of this side. */
export const zellige = (centre: Point, length: number): Arrangement =>
  arrange(
    octagonsAndSquares(centre, length).flatMap(({ sides, corners }) =>
      sides === 8 ? rosette(corners, 67.5, 0.44, 2) : hankin(corners, 67.5),
    ),
  );

/** Moroccan zellige: eight-petalled rosettes in octagons, hand-cut in glazes that differ ring by ring. */
export const draw = (): string => {
  const pattern = zellige(focus, side);
  const chance = seeded(8);
  const fill = fillFaces(faces(pattern, 60000), ({ kind, centre }) => {
    const ringOut = range(2)
      .map((axis) => Math.abs(Math.round(((centre[axis] ?? 0) - (focus[axis] ?? 0)) / step)))
      .reduce((a, b) => a + b);
    const glazes = [
      field,
      crosses,
      petals[ringOut % 2 ? 0 : ringOut % 4 ? 2 : 1],
      stars,
      spandrels,
    ];
    const glaze = distance(centre, focus) < 20 ? crosses : glazes[kind];
    return glaze?.[Math.floor(chance() * 3)];
  });
  const joints = { stroke: palette.cream, 'stroke-width': 5.5, fill: 'none' };
  return page(palette.cream, fill, path(lines(pattern), joints));
};
