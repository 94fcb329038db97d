import { darkPieces } from './dark-pieces.ts';
import { lightAt, mean, quantile, type GreyPicture, type Spot } from './grey-picture.ts';
import { project, projectionOf } from './projection.ts';
import { quadOf, refineQuad, sizeOf, type Quad } from './quadrangle.ts';
import { darkModules, darkModulesOfMark, type MarkBits } from './sheet-code.ts';

/** Modules of a mark's side, with its frame; those inside hold bits. */
const SIDE = 6;
const INNER = SIDE - 2;

/** How much of its difference from its neighbours a module gets back: blur has taken it away. */
const SHARPER = 0.7;

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

/** Light at the places of modules, in modules from the mark's top left corner. */
const lightIn = (picture: GreyPicture, quad: Quad) => {
  const square: Quad = [
    [0, 0],
    [SIDE, 0],
    [SIDE, SIDE],
    [0, SIDE],
  ];
  const projection = projectionOf(square, quad);
  if (!projection) return undefined;
  const around = [-0.22, 0.22].flatMap((dx) => [-0.22, 0.22].map((dy): Spot => [dx, dy]));
  const spots: readonly Spot[] = [[0, 0], ...around];
  const at = (x: number, y: number): number =>
    mean(spots.map(([dx, dy]) => lightAt(picture, ...project(projection, [x + dx, y + dy]))));
  return { at, centre: project(projection, [SIDE / 2, SIDE / 2]) };
};

/** What is in a quadrangle, if it may be a mark: a dark frame on white, with clear modules in it. */
function markIn(picture: GreyPicture, quad: Quad): FoundMark | undefined {
  const { at, centre } = lightIn(picture, quad) ?? {};
  if (!at || !centre) return undefined;
  const along = Array.from({ length: SIDE }, (_, i) => i + 0.5);
  const ends = [0.5, SIDE - 0.5];
  const frame = [
    ...along.flatMap((x) => ends.map((y) => at(x, y))),
    ...along.slice(1, -1).flatMap((y) => ends.map((x) => at(x, y))),
  ];
  const beside = [-0.6, SIDE + 0.6];
  const around = along.flatMap((i) => beside.flatMap((out) => [at(i, out), at(out, i)]));
  const [black, white] = [quantile(frame, 0.5), quantile(around, 0.6)];
  if (white - black < Math.max(14, white * 0.22)) return undefined;
  const cut = (black + white) / 2;
  const faults =
    frame.filter((light) => light > cut).length + around.filter((light) => light < cut).length / 2;
  if (faults > SIDE * 0.75) return undefined;
  const inside = Array.from({ length: INNER }, (_, i) => i + 1.5);
  const modules = inside.flatMap((y) => inside.map((x): Spot => [x, y]));
  const lights = modules.map(([x, y]) => at(x, y));
  const bits = modules.reduce((sum, [x, y], i) => {
    const beside = mean([at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)]);
    const light = lights[i] ?? 0;
    return sum * 2 + Number(light + SHARPER * (light - beside) < cut);
  }, 0);
  const dark = darkModules(bits);
  // One module may be misread.
  if (dark < darkModulesOfMark.least - 1 || dark > darkModulesOfMark.most + 1) return undefined;
  // Modules are black or white, what a pen leaves is anything.
  const clear = mean(lights.map((light) => Math.min(1, Math.abs(light - cut) / (white - cut))));
  const size = sizeOf(quad);
  const quality = (clear * (white - black)) / white - faults * 0.05;
  return { quad, bits, centre, size, black, white, quality };
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
    return markIn(picture, refineQuad(picture, quad)) ?? markIn(picture, quad) ?? [];
  });
  const best = Math.max(...marks.map(({ quality }) => quality));
  return marks
    .filter(({ quality }) => quality > ALIKE * best)
    .toSorted((a, b) => b.quality * b.size - a.quality * a.size)
    .slice(0, MOST);
}
