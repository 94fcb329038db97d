import { findParts, sizeOf, type InkPart } from './ink-parts.ts';
import { gapOf, wordsOf } from './ink-words.ts';
import { uprightness } from './upright-signs.ts';

/** The clockwise quarter turns after which a picture's text is upright. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** Pixels; a smaller part is a speck. */
const LEAST_PART = 6;
/** Sizes of letters as ratios to the median; a part larger than this share of the picture is a rule or a frame. */
const LETTER_SIZES = [0.4, 6] as const;
const LARGEST_PART = 0.12;
/** With fewer letters there is too little text to decide; with more parts it is not text. */
const LETTERS = [40, 4_000] as const;
/** Maximum distance of neighbouring letters, in letter sizes. */
const NEIGHBOURS = 2;
/** A part this wide for its height, filled to this share, is a piece of a rule: a dash, or a faint rule's rest. */
const BAR = { shape: 2.5, filled: 0.7 } as const;
/** Lines run vertically if the nearest neighbour of this share of letters is above or below. */
const SIDEWAYS = 0.6;
/** The uprightness below which a page is upside down. */
const UPSIDE_DOWN = -3;

interface Text {
  readonly letters: readonly InkPart[];
  readonly size: number;
}

function isBar({ pixels, left, right, top, bottom }: InkPart): boolean {
  const [wide, high] = [right - left + 1, bottom - top + 1];
  return wide >= BAR.shape * high && pixels.length >= BAR.filled * wide * high;
}

function lettersOf(ink: Uint8Array, width: number, withoutBars: boolean): Text {
  const most = LARGEST_PART * Math.max(width, ink.length / width);
  const parts = findParts(ink, width, LEAST_PART).filter(
    (part) => sizeOf(part) < most && !(withoutBars && isBar(part)),
  );
  const sizes = parts.map(sizeOf).sort((a, b) => a - b);
  const size = sizes[sizes.length >> 1] ?? 0;
  const [least, largest] = LETTER_SIZES.map((ratio) => ratio * size);
  const isLetter = (part: InkPart) =>
    sizeOf(part) > (least ?? 0) && sizeOf(part) < (largest ?? Infinity);
  return { letters: parts.filter(isLetter), size };
}

/** The share of letters whose nearest neighbour is above or below; letters within words are closer than lines. */
function uprightShare(letters: readonly InkPart[], size: number): number {
  let [beside, above] = [0, 0];
  const reach = NEIGHBOURS * size;
  for (const letter of letters) {
    let [across, down] = [reach, reach];
    for (const other of letters) {
      // Letters come from the top of the picture to its bottom, so the rest is too far below.
      if (other.top - letter.bottom >= reach) break;
      if (letter.top - other.bottom >= reach || other === letter) continue;
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

/** Rotates a picture's ink a quarter turn clockwise. */
function quarterTurned(ink: Uint8Array, width: number): Uint8Array {
  const height = ink.length / width;
  return ink.map((_, at) => {
    const x = at % height;
    return ink[(height - 1 - x) * width + (at - x) / height] ?? 0;
  });
}

/** Finds how a picture must be turned. When in doubt it stays: people do not expect an upright photo to turn. */
export function findTurn(ink: Uint8Array, width: number): QuarterTurns {
  // Keeps pieces of horizontal rules, because they balance those of vertical ones; otherwise the page would seem to
  // lie on its side.
  const { letters, size } = lettersOf(ink, width, false);
  const [least, most] = LETTERS;
  if (letters.length < least || letters.length > most) return 0;
  const surenessOf = (text: Text, across: number) =>
    uprightness(wordsOf(text.letters, text.size), text.size, across);
  if (uprightShare(letters, size) < SIDEWAYS) {
    return surenessOf(lettersOf(ink, width, true), width) < UPSIDE_DOWN ? 2 : 0;
  }
  const height = ink.length / width;
  return surenessOf(lettersOf(quarterTurned(ink, width), height, true), height) < 0 ? 3 : 1;
}
