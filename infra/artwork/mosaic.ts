import type { Arrangement } from './geometry/arrangement.ts';
import type { Face } from './geometry/faces.ts';
import { weave } from './geometry/weave.ts';
import { group, line, outline, path } from './svg.ts';

/** Fills the pieces of a pattern, with one outline per colour; pieces without a colour show the ground. */
export const fillFaces = (
  pieces: readonly Face[],
  colourOf: (face: Face) => string | undefined,
): string => {
  const byColour = new Map<string, string>();
  for (const face of pieces) {
    const colour = colourOf(face);
    if (colour) byColour.set(colour, (byColour.get(colour) ?? '') + outline(face.corners));
  }
  // A hairline of the same colour closes the gaps that antialiasing would leave between pieces.
  return [...byColour]
    .map(([fill, d]) => path(d, { fill, stroke: fill, 'stroke-width': 1 }))
    .join('');
};

/** Every line of a pattern once, as path data. */
export const lines = ({ points, neighbours }: Arrangement): string =>
  neighbours
    .flatMap((list, i) =>
      list.flatMap((j) => {
        const [a, b] = [points[i], points[j]];
        return i < j && a && b ? [line(a, b)] : [];
      }),
    )
    .join('');

export interface Strap {
  width: number;
  fill: string;
  /** A line along the middle. */
  core?: string;
  /** The line on either side of the strap. */
  edge: string;
  edgeWidth: number;
}

/** The lines of a pattern as straps woven over and under. */
export const straps = (
  pattern: Arrangement,
  { width, fill, core, edge, edgeWidth }: Strap,
): string => {
  const plain = lines(pattern);
  const bridges = weave(pattern, width * 1.1)
    .map((bridge) => line(...bridge))
    .join('');
  return group(
    { fill: 'none', 'stroke-linejoin': 'miter', 'stroke-linecap': 'round' },
    path(plain, { stroke: edge, 'stroke-width': width + 2 * edgeWidth }),
    path(plain, { stroke: fill, 'stroke-width': width }),
    core === undefined ? '' : path(plain, { stroke: core, 'stroke-width': edgeWidth }),
    path(bridges, {
      stroke: edge,
      'stroke-width': width + 2 * edgeWidth,
      'stroke-linecap': 'butt',
    }),
    path(bridges, { stroke: fill, 'stroke-width': width }),
    core === undefined ? '' : path(bridges, { stroke: core, 'stroke-width': edgeWidth }),
  );
};
