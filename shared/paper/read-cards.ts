import { cardOfWord, cardSide, type CardReading } from './card-code.ts';
import { darkEdges, lightRange } from './dark-edges.ts';
import { piecesOf, type Extent } from './dark-pieces.ts';
import { lightAt, mean, quantile, type GreyPicture, type Spot } from './grey-picture.ts';
import { project, projectionOf } from './projection.ts';
import { quadOf, refineQuad, type Quad } from './quadrangle.ts';

export interface SeenCard extends CardReading {
  /** The corners of its frame in pixels, clockwise from the upper left one as it is held. */
  readonly quad: Quad;
  readonly centre: Spot;
}

/** Pixels of a frame's side: with fewer, its modules cannot be told apart. */
const SMALLEST = 12;
/** The largest frame, as a share of the picture's shorter side. */
const LARGEST = 0.9;
/** How much of its difference from its neighbours a module gets back: blur has taken it away. */
const SHARPER = 0.6;
/** Of the 24 modules of the frame, and of as many places around it, those that may look wrong: fingers cover some. */
const FAULTS = { frame: 3, around: 9 } as const;
/** Where between dark and light a module is dark; the second share reads a card that is half in a shadow. */
const SHARES = [0.5, 0.32] as const;
/** How dark the dark side of an edge is. The second level parts a frame from a finger that touches it. */
export const cardLevels = [0.4, 0.28] as const;

const isLikely = ({ left, right, top, bottom, dark }: Extent, picture: GreyPicture): boolean => {
  const [width, height] = [right - left, bottom - top];
  const [least, most] = [Math.min(width, height), Math.max(width, height)];
  return (
    least >= SMALLEST &&
    most <= LARGEST * Math.min(picture.width, picture.height) &&
    most <= 2.6 * least &&
    // A thin line encloses as much as a frame, and has fewer dark pixels.
    dark >= 2.5 * (width + height) &&
    left > 0 &&
    top > 0 &&
    right < picture.width &&
    bottom < picture.height
  );
};

const square: Quad = [
  [0, 0],
  [cardSide, 0],
  [cardSide, cardSide],
  [0, cardSide],
];
/** Modules out from the frame where its paper is looked at. */
const OUT = 0.45;
const inner = Array.from({ length: cardSide - 2 }, (_, i) => i + 1);

/** The reading of a quadrangle, if a card is in it: a dark frame on light paper, and modules that are a card's. */
function cardIn(picture: GreyPicture, quad: Quad): SeenCard | undefined {
  const projection = projectionOf(square, quad);
  if (!projection) return undefined;
  const single = (x: number, y: number): number => lightAt(picture, ...project(projection, [x, y]));
  /** The light of a module, which its edges would blur. */
  const light = (column: number, row: number): number => {
    const [x, y] = [column + 0.5, row + 0.5];
    const sum =
      single(x - 0.2, y - 0.2) +
      single(x + 0.2, y - 0.2) +
      single(x - 0.2, y + 0.2) +
      single(x + 0.2, y + 0.2);
    return (sum + single(x, y)) / 5;
  };
  const along = Array.from({ length: cardSide }, (_, i) => i);
  const last = cardSide - 1;
  // By side: above, to the right, below, to the left; the corners belong to two sides.
  const frame = [
    along.map((i) => light(i, 0)),
    along.map((i) => light(last, i)),
    along.map((i) => light(i, last)),
    along.map((i) => light(0, i)),
  ];
  const paper = [
    along.map((i) => single(i + 0.5, -OUT)),
    along.map((i) => single(cardSide + OUT, i + 0.5)),
    along.map((i) => single(i + 0.5, cardSide + OUT)),
    along.map((i) => single(-OUT, i + 0.5)),
  ];
  const [black, white] = [quantile(frame.flat(), 0.4), quantile(paper.flat(), 0.6)];
  if (white - black < Math.max(14, white * 0.25)) return undefined;
  const middle = (black + white) / 2;
  const framed = frame.flat();
  const isDark = framed.filter((one) => one < middle).length;
  // In a shadow the paper may be darker than the middle, and is still lighter than the frame beside it.
  const isLight = paper
    .flat()
    .filter((one, at) => one - (framed[at] ?? one) > 0.3 * (white - black)).length;
  if (isDark < 4 * cardSide - FAULTS.frame || isLight < 4 * cardSide - FAULTS.around)
    return undefined;

  const lights = Array.from({ length: cardSide * cardSide }, (_, at) =>
    light(at % cardSide, Math.floor(at / cardSide)),
  );
  const lightOf = (column: number, row: number): number => lights[row * cardSide + column] ?? 0;
  const sharp = inner.flatMap((row) =>
    inner.map((column) => {
      const own = lightOf(column, row);
      const beside = mean([
        lightOf(column - 1, row),
        lightOf(column + 1, row),
        lightOf(column, row - 1),
        lightOf(column, row + 1),
      ]);
      return own + SHARPER * (own - beside);
    }),
  );
  /** The light that parts dark from light beside a module of the frame; a finger on its paper does not lower it much. */
  const between = (side: number, i: number, share: number): number => {
    const [dark = black, bright = white] = [frame[side]?.[i], paper[side]?.[i]];
    const least = Math.min(dark, middle);
    return least + (Math.max(bright, middle) - least) * share;
  };
  const wordOf = (share: number): number =>
    sharp.reduce((word, own, at) => {
      const [column, row] = [(at % inner.length) + 1, Math.floor(at / inner.length) + 1];
      const [right, down] = [column / last, row / last];
      const vertical = between(0, column, share) * (1 - down) + between(2, column, share) * down;
      const across = between(3, row, share) * (1 - right) + between(1, row, share) * right;
      return word * 2 + Number(own < (vertical + across) / 2);
    }, 0);
  const readings = SHARES.flatMap((share) => cardOfWord(wordOf(share)) ?? []);
  const [reading, ...others] = readings;
  if (!reading) return undefined;
  const isClear = others.every(
    ({ number, letter }) => number === reading.number && letter === reading.letter,
  );
  if (!isClear) return undefined;
  return { ...reading, quad, centre: project(projection, [cardSide / 2, cardSide / 2]) };
}

/** A quick look whether a quadrangle is dark along its sides, and lighter around: most pieces are no frames. */
function looksFramed(picture: GreyPicture, quad: Quad): boolean {
  let framed = 0;
  quad.forEach(([x1, y1], side) => {
    const [x2, y2] = quad[(side + 1) % 4] ?? [x1, y1];
    const [x3, y3] = quad[(side + 2) % 4] ?? [x1, y1];
    const [x4, y4] = quad[(side + 3) % 4] ?? [x1, y1];
    for (const share of [0.15, 0.4, 0.6, 0.85]) {
      const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
      const [towardsX, towardsY] = [x4 + (x3 - x4) * share - x, y4 + (y3 - y4) * share - y];
      const inside = lightAt(picture, x + towardsX * 0.07, y + towardsY * 0.07);
      const outside = lightAt(picture, x - towardsX * 0.07, y - towardsY * 0.07);
      if (outside - inside > Math.max(8, 0.15 * outside)) framed += 1;
    }
  });
  return framed >= 10;
}

/** The least by which the way up is clear: a card is held straight up, or up to 35 degrees to a side. */
const STEEP = 1.4;

/** The same corners, from the upper left one. Undefined if a quadrangle lies on a corner, so that none is up. */
function upright(quad: Quad): Quad | undefined {
  const [a, b, c, d] = quad;
  const turns: readonly Quad[] = [
    [a, b, c, d],
    [b, c, d, a],
    [c, d, a, b],
    [d, a, b, c],
  ];
  return turns.find(([leftUp, rightUp, rightDown, leftDown]) => {
    const across = leftUp[0] + rightUp[0] - leftDown[0] - rightDown[0];
    const down = leftDown[1] + rightDown[1] - leftUp[1] - rightUp[1];
    return down > STEEP * Math.abs(across);
  });
}

const isInside = ([x, y]: Spot, { quad }: SeenCard): boolean =>
  quad.every(([x1, y1], i) => {
    const [x2, y2] = quad[(i + 1) % 4] ?? [x1, y1];
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) > 0;
  });

/** All answer cards in a picture. What is doubtful is left out: the next frame shows it again. */
export function readCards(
  picture: GreyPicture,
  levels: readonly number[] = cardLevels,
): SeenCard[] {
  const cards: SeenCard[] = [];
  const range = lightRange(picture);
  for (const level of levels)
    for (const piece of piecesOf(darkEdges(range, level), (extent) => isLikely(extent, picture))) {
      const found = quadOf(piece);
      const quad = found && upright(found);
      if (!quad || !looksFramed(picture, quad)) continue;
      const card = cardIn(picture, refineQuad(picture, quad)) ?? cardIn(picture, quad);
      if (card && !cards.some((other) => isInside(card.centre, other))) cards.push(card);
    }
  return cards;
}
