import { arrange } from '../geometry/arrangement.ts';
import { faces } from '../geometry/faces.ts';
import { chords, hankin } from '../geometry/hankin.ts';
import { seeded } from '../geometry/random.ts';
import { octagonsAndSquares } from '../geometry/tilings.ts';
import { fillFaces, lines } from '../mosaic.ts';
import { palette } from '../palette.ts';
import { focus, page, path } from '../svg.ts';

export const draw = (): string => {
  const pattern = arrange(
    octagonsAndSquares(focus, 128).flatMap(({ sides, corners }) =>
      sides === 8 ? chords(corners, 3) : hankin(corners, 67.5),
    ),
  );
  const chance = seeded(8);
  const list = Object.values(palette);
  return page(
    palette.paper,
    fillFaces(faces(pattern, 60000), ({ kind }) => list[(kind * 3 + 1) % list.length]),
    path(lines(pattern), { stroke: palette.cream, 'stroke-width': 5, fill: 'none' }),
  ) + (chance() > 2 ? '' : '');
};
