import { darkPieces } from './dark-pieces.ts';
import { lightAt, quantile, type GreyPicture, type Spot } from './grey-picture.ts';
import { project, projectionOf } from './projection.ts';
import { quadOf, refineQuad, sizeOf, type Quad } from './quadrangle.ts';
import { placesOfLight, readModules, SIDE } from './read-modules.ts';
import type { MarkBits } from './sheet-code.ts';

/** A mark in a picture. Which corner of the sheet it is, and which way up, is not known from it alone. */
export interface FoundMark {
  /** Its outer corners, clockwise from any. */
  readonly quad: Quad;
  /** As it looks if the first corner is its top left one. */
  readonly bits: MarkBits;
  readonly centre: Spot;
  /** Pixels of its side. */
  readonly size: number;
  /** The light of the sheet's black, and of the paper around the mark. */
  readonly black: number;
  readonly white: number;
  /** How much it looks like a mark: 1 is a dark frame on white with clear modules. */
  readonly quality: number;
}

const square: Quad = [
  [0, 0],
  [SIDE, 0],
  [SIDE, SIDE],
  [0, SIDE],
];
/** How far a place is inside of a mark; negative outside. */
const depthOf = ([x, y]: Spot): number => Math.min(x, y, SIDE - x, SIDE - y);
const lightsWhere = (light: Float64Array, holds: (depth: number) => boolean): number[] =>
  [...light].filter((_, at) => holds(depthOf(placesOfLight[at] ?? square[0])));

/** What is in a quadrangle, if it may be a mark: a dark frame on white, with clear modules in it. */
function markIn(picture: GreyPicture, quad: Quad): FoundMark | undefined {
  const projection = projectionOf(square, quad);
  if (!projection) return undefined;
  const light = Float64Array.from(placesOfLight, (place) =>
    lightAt(picture, ...project(projection, place)),
  );
  const black = quantile(
    lightsWhere(light, (depth) => depth > 0 && depth < 1),
    0.5,
  );
  const white = quantile(
    lightsWhere(light, (depth) => depth < -0.5),
    0.6,
  );
  if (white - black < Math.max(14, white * 0.22)) return undefined;
  const read = readModules(light);
  if (!read) return undefined;
  return {
    ...{ quad, black, white, bits: read.bits },
    centre: project(projection, [SIDE / 2, SIDE / 2]),
    size: sizeOf(quad),
    quality: (read.explained * (white - black)) / white,
  };
}

/** The most marks that are looked at: two sheets have eight. */
const MOST = 12;
/** A sheet's own marks differ little in quality; letters and ticks have a third of it. */
const ALIKE = 0.42;

/** All that may be marks in a picture, the largest clear ones first. */
export function findMarks(picture: GreyPicture): FoundMark[] {
  const marks = darkPieces(picture).flatMap((piece) => {
    const quad = quadOf(piece);
    if (!quad) return [];
    return markIn(picture, refineQuad(picture, quad)) ?? [];
  });
  const best = Math.max(...marks.map(({ quality }) => quality));
  return marks
    .filter(({ quality }) => quality > ALIKE * best)
    .toSorted((a, b) => b.quality * b.size - a.quality * a.size)
    .slice(0, MOST);
}
