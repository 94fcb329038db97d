import type { Direction } from '../../../shared/model/locale.ts';
import { glyphsWithText } from './glyph-text.ts';
import type { TextGlyph } from './glyph-text.ts';
import { itemise } from './itemise.ts';
import type { TextRun, Typeface } from './typeface.ts';

/** Glyphs that stand side by side, from left to right. */
export interface TextPiece {
  /** Where the first of them begins, thousandths of an em from the left end of the line. */
  x: number;
  glyphs: TextGlyph[];
}

/** A piece with its offset in the text and its place among the pieces of the line, counted from the left. */
interface PlacedPiece extends TextPiece {
  start: number;
  place: number;
}

/**
 * What is shown at once of a run that is read from the right: a word up to its last letter, then sign by sign what
 * follows it, each with the blanks behind it. Poppler turns a word round from its first letter on: signs to the left
 * of that stay where they are, before the word.
 */
const WORD = /\s*(?:\S*[\p{L}\p{M}]|\S)\s*/gu;

/** Offsets at which the pieces of a run begin, the last first. */
function startsIn(text: string, { start, end, direction }: TextRun): number[] {
  if (direction === 'ltr') return [start];
  return [...text.slice(start, end).matchAll(WORD)].map(({ index }) => start + index).reverse();
}

/** The pieces of one line as they stand, from the left. */
function piecesInSight(text: string, base: Direction, typeface: Typeface): PlacedPiece[] {
  const pieces: PlacedPiece[] = [];
  let x = 0;
  for (const run of itemise(text, base)) {
    const starts = startsIn(text, run);
    let piece: PlacedPiece | undefined;
    for (const glyph of glyphsWithText(text, run, typeface)) {
      const start = starts.find((one) => one <= glyph.cluster) ?? run.start;
      if (piece?.start !== start) {
        piece = { x, glyphs: [], start, place: pieces.length };
        pieces.push(piece);
      }
      piece.glyphs.push(glyph);
      x += glyph.advance;
    }
  }
  return pieces;
}

/**
 * Shapes one line of text in a base direction and gives its glyphs in the order in which the text is read, in as few
 * pieces as that takes: a left-to-right line is one, of Arabic each word is. Some readers keep this order.
 */
export function inReadingOrder(text: string, base: Direction, typeface: Typeface): TextPiece[] {
  const joined: PlacedPiece[] = [];
  const pieces = piecesInSight(text, base, typeface).sort((a, b) => a.start - b.start);
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && piece.place === last.place + 1) {
      last.glyphs.push(...piece.glyphs);
      last.place = piece.place;
    } else joined.push(piece);
  }
  return joined;
}
