import type { PdfText } from '#frontend/lib/pdf/open-pdf.ts';

/** Pieces side by side on one height. */
interface Run {
  readonly pieces: readonly PdfText[];
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly height: number;
}

const runOf = (pieces: readonly PdfText[]): Run => ({
  pieces,
  text: pieces
    .map(({ text }) => text)
    .join('')
    .trim(),
  x: Math.min(...pieces.map(({ x }) => x)),
  y: pieces[0]?.y ?? 0,
  right: Math.max(...pieces.map(({ x, width }) => x + width)),
  height: Math.max(...pieces.map(({ height }) => height)),
});

/** Joins neighbours on one height, in the file's order. */
function runsOf(pieces: readonly PdfText[]): Run[] {
  const runs: PdfText[][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1)?.at(-1);
    const isSame =
      last &&
      Math.abs(last.y - piece.y) < 0.5 &&
      Math.abs(last.height - piece.height) < 1 &&
      Math.max(piece.x - (last.x + last.width), last.x - (piece.x + piece.width)) <
        last.height * 0.5;
    if (isSame) runs.at(-1)?.push(piece);
    else runs.push([piece]);
  }
  return runs.map(runOf);
}

/** Longer words are lines of a text. */
const LONGEST = 24;
const isShort = ({ text }: Run): boolean => text.length > 0 && text.length <= LONGEST;

/** Whether one run is centred above another as a numerator is, at the height of a line beside them. */
function isFraction(over: Run, under: Run, beside: Run): boolean {
  const between = over.y - under.y;
  const wider = Math.max(over.right - over.x, under.right - under.x);
  const shift = Math.abs((over.x + over.right) / 2 - (under.x + under.right) / 2);
  const [left, right] = [Math.min(over.x, under.x), Math.max(over.right, under.right)];
  const gap = Math.max(beside.x - right, left - beside.right);
  return (
    // An index and a power of one letter are nearer to each other, and touch it.
    between > beside.height * (gap < beside.height * 0.08 ? 0.75 : 0.6) &&
    between < beside.height * 2 &&
    over.y - beside.y > beside.height * 0.25 &&
    beside.y - under.y > beside.height * 0.25 &&
    shift < Math.max(1, wider * 0.15) &&
    gap > -1 &&
    gap < beside.height * 1.5
  );
}

const grouped = (text: string): string =>
  /^(?:\p{N}+(?:[.,]\p{N}+)?|\p{L})$/u.test(text) ? text : `(${text})`;

/**
 * The pieces of a page with `3/4` where a number is above another beside a line of text. A PDF stores no fractions,
 * only where their parts are.
 */
export function withFractions(pieces: readonly PdfText[]): PdfText[] {
  const runs = runsOf(pieces.filter(({ text }) => text.trim() !== ''));
  const found: PdfText[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    const [over, under, next] = [runs[at], runs[at + 1], runs[at + 2]];
    const before = found.at(-1);
    const beside = [before && runOf([before]), next].find(
      (each) => over && under && each && isFraction(over, under, each),
    );
    if (!over || !under || !beside || !isShort(over) || !isShort(under)) {
      found.push(...(over?.pieces ?? []));
      continue;
    }
    const text = `${grouped(over.text)}/${grouped(under.text)}`;
    // A letter after a fraction is no part of it.
    const isFactor =
      next &&
      Math.abs(next.y - beside.y) < 1 &&
      next.x - Math.max(over.right, under.right) < next.height * 0.2 &&
      /^[\p{L}\p{N}(]/u.test(next.text);
    found.push({
      text: isFactor ? `(${text})` : text,
      x: Math.min(over.x, under.x),
      y: beside.y,
      width: Math.max(over.right, under.right) - Math.min(over.x, under.x),
      height: beside.height,
    });
    at += 1;
  }
  return found;
}
