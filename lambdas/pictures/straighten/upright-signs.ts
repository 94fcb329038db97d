import { gapOf, isJoined, isLongNumber, isWide, type InkWord } from './ink-words.ts';

/** From this share and number of joined words on, the script joins letters, and the others are numbers. */
const JOINED = { share: 0.25, least: 8, few: 4 } as const;
/** The tail of a word is this share of its ink, at the top and at the bottom. */
const TAIL = 0.02;
/** Weight of the skew of a word's ink relative to its tails. */
const LEAN = 0.35;
/** Words of a column are at most this many letter sizes apart, and overlap by this share of their width. */
const BELOW = 4;
const SHARED_WIDTH = 0.5;
/** In letter sizes; one side is more ragged than the other from this difference on. */
const RAGGED = 0.7;
/** Weight of the ragged side relative to the words' shape, because columns may be centred and text cut off. */
const SIDES = 0.7;
/** A dash is this wide for its height and this high beside a letter; the dashes of a row vary by this share. */
const DASH = { shape: 1.5, height: 0.7, row: 0.5 } as const;

/** A word wide enough to show its direction, with the `heightsOf` its ink. */
interface WideWord extends InkWord {
  readonly heights: readonly number[];
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Heights of a word's pixels above its middle, measured across its own slope; the highest first. */
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

/** How far the tails reach above and below the middle, in pixels. */
const tailsOf = (heights: readonly number[]): readonly [up: number, down: number] => [
  heights[Math.floor(heights.length * TAIL)] ?? 0,
  -(heights[Math.floor(heights.length * (1 - TAIL))] ?? 0),
];

/** How much further a word's ink reaches above its middle than below; ascenders rise in both scripts. */
function shapeOf(heights: readonly number[]): number {
  const [up, down] = tailsOf(heights);
  const spread = Math.sqrt(meanOf(heights.map((height) => height ** 2)));
  if (up + down <= 0 || spread === 0) return 0;
  return (up - down) / (up + down) + LEAN * meanOf(heights.map((height) => (height / spread) ** 3));
}

/** Whether a seeming word is a piece of a dashed rule: mostly dashes, or all in a row of its own slope. */
function isRule({ parts, heights }: WideWord, size: number): boolean {
  const [up, down] = tailsOf(heights);
  if (up + down < DASH.row * size) return true;
  const dashes = parts.filter(({ left, right, top, bottom }) => {
    const [wide, high] = [right - left + 1, bottom - top + 1];
    return wide >= DASH.shape * high && high <= DASH.height * size;
  });
  // Not all parts are dashes where rules cross; two dots of an Arabic letter may look like one.
  return dashes.length > parts.length / 2;
}

/** The mean of the words' shapes, weighted by width, in units of its standard error. */
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

/** Finds the next word in the same column. */
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

/** How clearly the words of columns have ragged left sides and aligned right sides. */
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

/** How clearly text is upright, in standard deviations; without numbers, which reach as far down as up. */
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
  // A few joined words may be the names on a page of Arabic numbers, so judge them separately.
  if (isArabic || joined.length < JOINED.few) return sureness;
  const ofJoined = surenessOfShapes(joined);
  return sureness * ofJoined < 0 ? (sureness + ofJoined) / 2 : sureness;
}
