import { palette } from '#lambdas/print/pdf/palette.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { covers, isFormulaLetter } from '#lambdas/print/typography/covers.ts';
import { inDirection, openControls } from '#lambdas/print/typography/direction.ts';
import { itemise } from '#lambdas/print/typography/itemise.ts';
import { directedProse, type DirectedParts } from '#shared/draft/directed-prose.ts';
import type { ProsePart } from '#shared/draft/prose.ts';
import { orderSigns } from '#shared/text/left-to-right.ts';
import { parseFormula } from '../maths/math-node.ts';
import { drawnSymbol } from './drawn-symbols.ts';
import { letters, type FormulaBox } from './formula-box.ts';
import { fittingFormula } from './lay-formula.ts';
import { leftOf, penOn, startOf, type Paper, type PenPosition } from './paper.ts';

export interface Span {
  /** Formulas are between dollar signs. */
  readonly prose: string;
  readonly isBold?: boolean;
  readonly colour?: string;
}

interface TextPiece {
  readonly text: string;
  readonly isBold: boolean;
  readonly colour: string;
}
interface FormulaPiece {
  readonly box: FormulaBox;
  /** The letter that it is; it decides the direction of what is beside it, as in a text. */
  readonly letter?: string | undefined;
  /** The same in a text from right to left, if it looks different there. */
  readonly backwards?: FormulaBox | undefined;
  readonly colour: string;
}
type Piece = TextPiece | FormulaPiece;
type Word = readonly Piece[];

/** A line after breaking: its height including formulas, and its baseline. */
export interface TextLine {
  readonly pieces: readonly Piece[];
  readonly ascent: number;
  readonly height: number;
}

/** Space above and below the baseline, in ems. */
const ASCENT = 1.02;
const DESCENT = 0.48;
/** Placeholder for a formula in a text; neutral in the bidirectional algorithm. */
const OBJECT = '\ufffc';
/** A calculation with fewer characters stays on one line. */
const UNBROKEN = 30;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const isFormula = (piece: Piece): piece is FormulaPiece => 'box' in piece;
const typefaceOf = ({ book }: Paper, piece: TextPiece) => (piece.isBold ? book.bold : book.regular);

const widthOf = (paper: Paper, piece: Piece, size: number): number =>
  isFormula(piece)
    ? piece.box.width
    : (typefaceOf(paper, piece).layout(piece.text, paper.direction).width * size) / 1000;

/** The width of a line in points; 0 without one. */
export const widthOfLine = (paper: Paper, line: TextLine | undefined, size: number): number =>
  (line?.pieces ?? []).reduce((sum, piece) => sum + widthOf(paper, piece, size), 0);

/** A word, in which signs that only formulas have, such as Ω and ⇒, are drawn as in formulas. */
function drawable(
  { book, letters: faces }: Paper,
  word: string,
  size: number,
): (string | Omit<FormulaPiece, 'colour'>)[] {
  if (covers(book.regular.typeface, word)) return [word];
  const parts: (string | Omit<FormulaPiece, 'colour'>)[] = [];
  const boxOf = (sign: string): FormulaBox | undefined =>
    drawnSymbol(sign, size) ??
    (isFormulaLetter(book.regular.typeface, faces.upright.typeface, sign)
      ? letters(sign, { letters: faces, size }, false)
      : undefined);
  for (const { segment } of graphemes.segment(word)) {
    const box = covers(book.regular.typeface, segment) ? undefined : boxOf(segment);
    const last = parts.at(-1);
    if (box)
      parts.push({
        box,
        letter: /^\p{L}$/u.test(segment) ? segment : undefined,
        backwards: drawnSymbol(segment, size, true),
      });
    else if (typeof last === 'string') parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

/** The parts of a stretch between the signs of its order; a short calculation is not broken. */
function inOrder({ order, parts }: DirectedParts): Pick<ProsePart, 'kind' | 'value'>[] {
  if (!order) return [...parts];
  const [open, close] = orderSigns({ order }).map((value) => ({ kind: 'text' as const, value }));
  const isShort = parts.reduce((sum, { value }) => sum + value.length, 0) < UNBROKEN;
  const unbroken = ({ kind, value }: ProsePart) => ({
    kind,
    value: isShort && kind === 'text' ? value.replaceAll(' ', '\u00a0') : value,
  });
  return [open, ...parts.map(unbroken), close].flatMap((part) => part ?? []);
}

/** The words of spans, grouped by existing line breaks; words are separated by spaces. */
function wordsOf(paper: Paper, spans: readonly Span[], size: number, width: number): Word[][] {
  const lines: Piece[][][] = [[[]]];
  const add = (piece: Piece): void => {
    const word = lines.at(-1)?.at(-1);
    const last = word?.at(-1);
    const isSame = last && last.colour === piece.colour && !isFormula(last) && !isFormula(piece);
    if (word && isSame && last.isBold === piece.isBold)
      word[word.length - 1] = { ...piece, text: last.text + piece.text };
    else word?.push(piece);
  };
  for (const { prose, isBold = false, colour = palette.ink } of spans) {
    for (const { kind, value } of directedProse(prose, paper.direction).flatMap(inOrder)) {
      const formula = kind === 'formula' ? parseFormula(value) : undefined;
      if (formula) {
        add({ box: fittingFormula(formula, paper.letters, size, width), colour });
        continue;
      }
      for (const part of value.split(/(\r\n?|\n|[ \t]+)/)) {
        if (/^[\r\n]/.test(part)) lines.push([[]]);
        else if (/^[ \t]/.test(part)) lines.at(-1)?.push([]);
        else if (part !== '')
          for (const one of drawable(paper, part, size))
            add(typeof one === 'string' ? { text: one, isBold, colour } : { ...one, colour });
      }
    }
  }
  return lines.map((words) => words.filter((word) => word.length > 0));
}

/** Cuts a word that is wider than the line. */
function cut(paper: Paper, word: Word, size: number, width: number): Word[] {
  const [piece] = word;
  if (word.length > 1) return word.flatMap((one) => cut(paper, [one], size, width));
  if (!piece || isFormula(piece)) return [word];
  const parts: Word[] = [];
  let text = '';
  for (const { segment } of graphemes.segment(piece.text)) {
    if (text !== '' && widthOf(paper, { ...piece, text: text + segment }, size) > width) {
      parts.push([{ ...piece, text }]);
      text = '';
    }
    text += segment;
  }
  return [...parts, [{ ...piece, text }]];
}

const lineOf = (pieces: readonly Piece[], size: number): TextLine => {
  const boxes = pieces.flatMap((piece) => (isFormula(piece) ? [piece.box] : []));
  const gap = 0.22 * size;
  const ascent = Math.max(ASCENT * size, ...boxes.map((box) => box.ascent + gap));
  const descent = Math.max(DESCENT * size, ...boxes.map((box) => box.descent + gap));
  return { pieces, ascent, height: ascent + descent };
};

/** Breaks spans into lines of a width in points: at spaces, and within words that are too wide. */
export function breakSpans(
  paper: Paper,
  spans: readonly Span[],
  size: number,
  width: number,
): TextLine[] {
  const space = (paper.book.regular.layout(' ', paper.direction).width * size) / 1000;
  const measure = (word: Word): number =>
    word.reduce((sum, piece) => sum + widthOf(paper, piece, size), 0);
  return wordsOf(paper, spans, size, width).flatMap((given) => {
    const words = given.flatMap((word) =>
      measure(word) > width ? cut(paper, word, size, width) : [word],
    );
    const lines: Piece[][] = [];
    let used = 0;
    for (const word of words) {
      const wide = measure(word);
      const line = lines.at(-1);
      if (line && used + space + wide <= width) {
        line.push({ text: ' ', isBold: false, colour: palette.ink }, ...word);
        used += space + wide;
      } else {
        lines.push([...word]);
        used = wide;
      }
    }
    let open = '';
    return (lines.length > 0 ? lines : [[]]).map((pieces) => {
      const begun: Piece = { text: open, isBold: false, colour: palette.ink };
      open = openControls(
        open + pieces.map((piece) => (isFormula(piece) ? '' : piece.text)).join(''),
      );
      return lineOf(begun.text ? [begun, ...pieces] : pieces, size);
    });
  });
}

/** The stretches of a line in visual order, each of one piece and one direction. */
function visualRuns(paper: Paper, pieces: readonly Piece[]) {
  const owners: Piece[] = [];
  let text = '';
  for (const piece of pieces) {
    const shown = isFormula(piece) ? (piece.letter ?? OBJECT) : piece.text;
    for (let index = 0; index < shown.length; index += 1) owners.push(piece);
    text += shown;
  }
  return itemise(text, paper.direction).flatMap(({ start, end, direction }) => {
    const parts: { piece: Piece; direction: typeof direction; width?: number }[] = [];
    let from = start;
    for (let index = start + 1; index <= end; index += 1) {
      const piece = owners[from];
      if (index < end && owners[index] === piece) continue;
      if (piece) {
        const part = inDirection(text.slice(from, index), direction);
        parts.push({ piece: isFormula(piece) ? piece : { ...piece, text: part }, direction });
      }
      from = index;
    }
    return direction === 'rtl' ? parts.toReversed() : parts;
  });
}

/** Draws a line at `x` from the side where reading starts; `y` is its upper edge. */
export function drawLine(
  place: PenPosition,
  line: TextLine,
  at: { readonly x: number; readonly width: number; readonly size: number },
  options: { readonly isCentred?: boolean; readonly tag?: StructureElement } = {},
): void {
  const { paper, canvas, y } = place;
  const { size } = at;
  const parts = visualRuns(paper, line.pieces).map((part) => ({
    ...part,
    width: isFormula(part.piece)
      ? part.piece.box.width
      : (typefaceOf(paper, part.piece).layout(part.piece.text, part.direction).width * size) / 1000,
  }));
  const length = parts.reduce((sum, { width }) => sum + width, 0);
  const slack = options.isCentred ? (at.width - length) / 2 : 0;
  let left = leftOf(paper, at.x + slack, length);
  const baseline = y + line.ascent;
  for (const { piece, direction, width } of parts) {
    const { colour } = piece;
    if (isFormula(piece)) {
      const box = (direction === 'rtl' && piece.backwards) || piece.box;
      box.draw(penOn(place, colour, options.tag), left, baseline);
    } else {
      const span = { x: startOf(paper, left, width), y: baseline, width };
      const typeface = typefaceOf(paper, piece);
      canvas.text(piece.text, span, { typeface, size, colour, direction, tag: options.tag });
    }
    left += width;
  }
}
