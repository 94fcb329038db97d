import { findParts, sizeOf, type InkPart } from './ink-parts.ts';

/** By how many quarters of a circle, clockwise, a picture is to be turned until its text stands upright. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** Less is a speck, pixels. */
const LEAST_PART = 6;
/** Letters, by their size's ratio to the median; what is larger than a share of the picture is a rule or a frame. */
const LETTER_SIZES = [0.4, 6] as const;
const LARGEST_PART = 0.12;
/** With fewer there is not enough text to tell, with more it is none. */
const LETTERS = [40, 4_000] as const;
/** Letters are neighbours within two of them, and of one word a little closer. */
const NEIGHBOURS = 2;
const SAME_WORD = 1.2;
/** Lines run upwards if the nearest neighbour of so many letters is above or below. */
const SIDEWAYS = 0.65;
/** Names are so much wider than high: digits point nowhere. */
const NAME_SHAPE = 3;
/** How far the tails of names must point down for a page to be upside down; text that stands points up by 0.08. */
const UPSIDE_DOWN = -0.04;
/** A tail is the outermost of a line's ink, above and below. */
const TAIL = 0.02;

/** Pixels between two spans; negative where they overlap. */
const gapOf = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(from, otherFrom) - Math.min(to, otherTo);

function lettersOf(ink: Uint8Array, width: number): { letters: InkPart[]; size: number } {
  const most = LARGEST_PART * Math.max(width, ink.length / width);
  const parts = findParts(ink, width, LEAST_PART).filter((part) => sizeOf(part) < most);
  const sizes = parts.map(sizeOf).sort((a, b) => a - b);
  const size = sizes[sizes.length >> 1] ?? 0;
  const [least, largest] = LETTER_SIZES.map((ratio) => ratio * size);
  const isLetter = (part: InkPart) =>
    sizeOf(part) > (least ?? 0) && sizeOf(part) < (largest ?? Infinity);
  return { letters: parts.filter(isLetter), size };
}

/** The share of letters whose nearest neighbour is above or below: words are closer set than lines. */
function uprightShare(letters: readonly InkPart[], size: number): number {
  let [beside, above] = [0, 0];
  for (const letter of letters) {
    let [across, down] = [NEIGHBOURS * size, NEIGHBOURS * size];
    for (const other of letters) {
      if (other === letter) continue;
      const gapX = gapOf(letter.left, letter.right, other.left, other.right);
      const gapY = gapOf(letter.top, letter.bottom, other.top, other.bottom);
      if (gapY <= 0 && gapX > 0) across = Math.min(across, gapX);
      if (gapX <= 0 && gapY > 0) down = Math.min(down, gapY);
    }
    if (across < down) beside += 1;
    else if (down < across) above += 1;
  }
  return above / Math.max(1, above + beside);
}

/** Letters side by side, as words and names are. */
function wordsOf(letters: readonly InkPart[], size: number): InkPart[][] {
  const sorted = letters.toSorted((a, b) => a.left - b.left);
  const words: { parts: InkPart[]; right: number; top: number; bottom: number }[] = [];
  for (const part of sorted) {
    const word = words.find(({ right, top, bottom }) => {
      const shared = -gapOf(top, bottom, part.top, part.bottom);
      const lower = Math.min(bottom - top, part.bottom - part.top);
      return part.left - right < SAME_WORD * size && shared > 0.4 * lower;
    });
    if (word) {
      word.parts.push(part);
      word.right = Math.max(word.right, part.right);
      [word.top, word.bottom] = [part.top, part.bottom];
    } else {
      words.push({ parts: [part], right: part.right, top: part.top, bottom: part.bottom });
    }
  }
  return words.map(({ parts }) => parts);
}

/**
 * How far a word's ink reaches above its middle rather than below, from −1 to 1, across its own slope. Ascenders, alef
 * and lam stand on a line that most of the ink is near, in Latin script as in Arabic; what hangs below it is less.
 */
function tailOf(pixels: readonly number[], width: number): number {
  const xs = pixels.map((at) => at % width);
  const ys = pixels.map((at, index) => (at - (xs[index] ?? 0)) / width);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middle, line] = [mean(xs), mean(ys)];
  const slope =
    mean(xs.map((x, index) => (x - middle) * ((ys[index] ?? 0) - line))) /
    Math.max(1, mean(xs.map((x) => (x - middle) ** 2)));
  const heights = ys
    .map((y, index) => y - line - slope * ((xs[index] ?? 0) - middle))
    .sort((a, b) => a - b);
  const up = -(heights[Math.floor(heights.length * TAIL)] ?? 0);
  const down = heights[Math.floor(heights.length * (1 - TAIL))] ?? 0;
  return up + down > 0 ? (up - down) / (up + down) : 0;
}

/** How far the tails of names point up, the wider the more they count; positive where text stands. */
function tails(letters: readonly InkPart[], size: number, width: number): number {
  let [sum, total] = [0, 0];
  for (const word of wordsOf(letters, size)) {
    const wide =
      Math.max(...word.map(({ right }) => right)) - Math.min(...word.map(({ left }) => left));
    const high =
      Math.max(...word.map(({ bottom }) => bottom)) - Math.min(...word.map(({ top }) => top));
    if (wide < NAME_SHAPE * high || high > LETTER_SIZES[1] * size) continue;
    sum +=
      wide *
      tailOf(
        word.flatMap(({ pixels }) => [...pixels]),
        width,
      );
    total += wide;
  }
  return total > 0 ? sum / total : 0;
}

/** The ink of a picture turned by a quarter, clockwise. */
function quarterTurned(ink: Uint8Array, width: number): Uint8Array {
  const height = ink.length / width;
  return ink.map((_, at) => {
    const x = at % height;
    return ink[(height - 1 - x) * width + (at - x) / height] ?? 0;
  });
}

/**
 * How a picture is to be turned. In doubt it stays: a reader sees that a page stands on its head, but nobody expects an
 * upright photo to be turned.
 */
export function findTurn(ink: Uint8Array, width: number): QuarterTurns {
  const { letters, size } = lettersOf(ink, width);
  const [least, most] = LETTERS;
  if (letters.length < least || letters.length > most) return 0;
  if (uprightShare(letters, size) < SIDEWAYS) {
    return tails(letters, size, width) < UPSIDE_DOWN ? 2 : 0;
  }
  const height = ink.length / width;
  const turned = lettersOf(quarterTurned(ink, width), height);
  return tails(turned.letters, turned.size, height) < 0 ? 3 : 1;
}
