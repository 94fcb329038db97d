import { arrange } from '../geometry/arrangement.ts';
import { faces, inset } from '../geometry/faces.ts';
import { hankin, rosette } from '../geometry/hankin.ts';
import { distance } from '../geometry/point.ts';
import { dodecagonsAndTriangles } from '../geometry/tilings.ts';
import { fillFaces, straps } from '../mosaic.ts';
import { palette } from '../palette.ts';
import { focus, outline, page, path } from '../svg.ts';

const side = 172;

/** An illuminated frontispiece: twelve-petalled rosettes in gold strapwork, the middle one lit. */
export const draw = (): string => {
  const pattern = arrange(
    dodecagonsAndTriangles(focus, side).flatMap(({ sides, corners }) =>
      sides === 12 ? rosette(corners, 60, 0.56, 3) : hankin(corners, 60),
    ),
  );
  const pieces = faces(pattern, 160_000);
  const fill = fillFaces(pieces, ({ kind, centre }) => {
    const petal = distance(centre, focus) < side * 1.9 ? palette.pomegranate : palette.blue;
    return [palette.ink, petal, palette.tealDeep, palette.saffron, palette.cream, palette.gold][
      kind
    ];
  });
  const rules = pieces
    .filter(({ kind }) => kind < 3)
    .map(({ corners }) => outline(inset(corners, 15)))
    .join('');
  return page(
    palette.ink,
    fill,
    path(rules, { fill: 'none', stroke: palette.gold, 'stroke-width': 1.6, opacity: '.7' }),
    straps(pattern, { width: 7, fill: palette.gold, edge: palette.night, edgeWidth: 2.5 }),
  );
};
