import { gapOf, isJoined, isLongNumber, isWide, type InkWord } from './ink-words.ts';

/**
 * Where so many words, of all, are joined, the script is one that joins letters, and the others are numbers; where there are
 * but a few, it may be.
 */
const JOINED = { share: 0.25, least: 8, few: 4 } as const;
/** A tail is the outermost of a word's ink, above and below. */
const TAIL = 0.02;
/** What the lean of a word's ink to one side counts beside its tails. */
const LEAN = 0.35;
/** Words of a column follow within so many letters, and share half of their width. */
const BELOW = 4;
const SHARED_WIDTH = 0.5;
/** By so many letters one side is more ragged than the other. */
const RAGGED = 0.7;
/** What ragged sides count beside the words' own shape: columns may be centred, and their text cut. */
const SIDES = 0.7;
/** Dashes are so much wider than high, and so much lower than a letter; a row of them lies within so much of one. */
const DASH = { shape: 1.5, height: 0.7, row: 0.5 } as const;

/** A word that is wide enough to point up or down, with what `heightsOf` says of its ink. */
interface WideWord extends InkWord {
  readonly heights: readonly number[];
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How far each pixel of a word is above its middle, across its own slope, pixels; the highest first. */
function heightsOf({ parts }: InkWord, width: number): number[] {
  const pixels = parts.flatMap((part) => [...part.pixels]);
  const xs = pixels.map((at) => at % width);
  const ys = pixels.map((at, index) => (at - (xs[index] ?? 0)) / width);
  const [middle, line] = [meanOf(xs), meanOf(ys)];
  const slope =
    meanOf(xs.map((x, index) => (x - middle) * ((ys[index] ?? 0) - line))) /
    Math.max(1, meanOf(xs.map((x) => (x - middle) ** 2)));
  return ys.map((y, index) => line + slope * ((xs[index] ?? 0) - middle) - y).sort((a, b) => b - a);
}

/** How far tails reach above the middle, and below it, pixels. */
const tailsOf = (heights: readonly number[]): readonly [up: number, down: number] => [
  heights[Math.floor(heights.length * TAIL)] ?? 0,
  -(heights[Math.floor(heights.length * (1 - TAIL))] ?? 0),
];

/**
 * How far a word's ink reaches above its middle rather than below. Ascenders, alef and lam stand on a line that most of
 * the ink is near, in Latin script as in Arabic; what hangs below it is less.
 */
function shapeOf(heights: readonly number[]): number {
  const [up, down] = tailsOf(heights);
  const spread = Math.sqrt(meanOf(heights.map((height) => height ** 2)));
  if (up + down <= 0 || spread === 0) return 0;
  return (up - down) / (up + down) + LEAN * meanOf(heights.map((height) => (height / spread) ** 3));
}

/** Whether what lies like a word is a piece of a dashed rule: dashes, mostly, or all in a row of its own slope. */
function isRule({ parts, heights }: WideWord, size: number): boolean {
  const [up, down] = tailsOf(heights);
  if (up + down < DASH.row * size) return true;
  const dashes = parts.filter(({ left, right, top, bottom }) => {
    const [wide, high] = [right - left + 1, bottom - top + 1];
    return wide >= DASH.shape * high && high <= DASH.height * size;
  });
  // Where rules cross, not all are; two dots of an Arabic letter may be one.
  return dashes.length > parts.length / 2;
}

/** The mean of the words' shapes, wide ones counting more, by how surely it is not nought. */
function surenessOfShapes(words: readonly WideWord[]): number {
  const shapes = words.map(({ heights, left, right }) => ({
    shape: shapeOf(heights),
    weight: right - left,
  }));
  const whole = shapes.reduce((sum, { weight }) => sum + weight, 0);
  const mean = shapes.reduce((sum, { shape, weight }) => sum + shape * weight, 0) / whole;
  const deviation = Math.hypot(...shapes.map(({ shape, weight }) => weight * (shape - mean)));
  return deviation > 0 ? (mean * whole) / deviation : 0;
}

/** The next word of the same column. */
function wordBelow(word: InkWord, words: readonly InkWord[], size: number): InkWord | undefined {
  let next: InkWord | undefined;
  for (const other of words) {
    const down = gapOf(word.top, word.bottom, other.top, other.bottom);
    if (other.top <= word.top || down < -0.3 * (word.bottom - word.top) || down > BELOW * size) {
      continue;
    }
    const shared = -gapOf(word.left, word.right, other.left, other.right);
    const narrower = Math.min(word.right - word.left, other.right - other.left);
    if (shared >= SHARED_WIDTH * narrower && (!next || other.top < next.top)) next = other;
  }
  return next;
}

/** How surely words of a column end at different places on the left, and begin at one on the right. */
function surenessOfRight(words: readonly InkWord[], size: number): number {
  let [right, left] = [0, 0];
  for (const word of words) {
    const next = wordBelow(word, words, size);
    if (!next) continue;
    const more = Math.abs(next.left - word.left) - Math.abs(next.right - word.right);
    if (more > RAGGED * size) right += 1;
    else if (more < -RAGGED * size) left += 1;
  }
  return (right - left) / Math.sqrt(Math.max(1, right + left));
}

/**
 * How surely text stands rather than hangs upside down, as a number of standard deviations; negative where it hangs.
 * Numbers are left out where they can be told from words: those of Arabic hang as much as they stand.
 */
export function uprightness(words: readonly InkWord[], size: number, width: number): number {
  const wide = words
    .filter((word) => isWide(word, size) && (isJoined(word, size) || !isLongNumber(word)))
    .map((word): WideWord => ({ ...word, heights: heightsOf(word, width) }))
    .filter((word) => !isRule(word, size));
  const joined = wide.filter((word) => isJoined(word, size));
  const isArabic = joined.length >= Math.max(JOINED.least, JOINED.share * wide.length);
  const names = isArabic ? joined : wide;
  if (names.length === 0) return 0;
  const toRight = surenessOfRight(names, size);
  const sureness = surenessOfShapes(names) + SIDES * (isArabic ? toRight : -toRight);
  // Few joined words may be the names of a page of Arabic numbers, which speak for themselves.
  if (isArabic || joined.length < JOINED.few) return sureness;
  const ofJoined = surenessOfShapes(joined);
  return sureness * ofJoined < 0 ? (sureness + ofJoined) / 2 : sureness;
}
