import type { PdfText } from '#frontend/lib/pdf/open-pdf.ts';

interface Line {
  readonly text: string;
  readonly y: number;
  readonly height: number;
  readonly width: number;
}

const ARABIC = /\p{Script=Arabic}/gu;
const LATIN = /\p{Script=Latin}/gu;
const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Whether a run reads from left to right inside a line from right to left. */
const isLatin = ({ text }: PdfText): boolean =>
  /[\p{Script=Latin}\p{Nd}]/u.test(text) && !/\p{Script=Arabic}(?<!\p{Nd})/u.test(text);

/** The pieces of a line in reading order. */
function inOrder(pieces: readonly PdfText[]): PdfText[] {
  const all = pieces.map(({ text }) => text).join('');
  const fromLeft = pieces.toSorted((a, b) => a.x - b.x);
  if (count(all, ARABIC) <= count(all, LATIN)) return fromLeft;
  const ordered: PdfText[] = [];
  let run: PdfText[] = [];
  for (const piece of fromLeft.toReversed()) {
    if (isLatin(piece)) {
      run.unshift(piece);
      continue;
    }
    ordered.push(...run, piece);
    run = [];
  }
  return [...ordered, ...run];
}

function lineOf(pieces: readonly PdfText[]): Line {
  const height = Math.max(...pieces.map((piece) => piece.height));
  let text = '';
  let last: PdfText | undefined;
  for (const piece of inOrder(pieces)) {
    const gap = last
      ? Math.max(piece.x - (last.x + last.width), last.x - (piece.x + piece.width))
      : 0;
    text += gap > height * 0.15 ? ` ${piece.text}` : piece.text;
    last = piece;
  }
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  return { text, y: pieces[0]?.y ?? 0, height, width: right - left };
}

/** Whether a piece continues the line of the pieces before it: on its height and not in another column. */
function continues(line: readonly PdfText[], piece: PdfText): boolean {
  const [first] = line;
  if (!first) return true;
  const height = Math.max(first.height, piece.height);
  const left = Math.min(...line.map(({ x }) => x));
  const right = Math.max(...line.map(({ x, width }) => x + width));
  const gap = Math.max(piece.x - right, left - (piece.x + piece.width));
  return Math.abs(piece.y - first.y) < height * 0.5 && gap < height * 2.5;
}

function linesOf(pieces: readonly PdfText[]): Line[] {
  const lines: PdfText[][] = [];
  for (const piece of pieces) {
    if (piece.text.trim() === '') continue;
    const line = lines.at(-1);
    if (line && continues(line, piece)) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map(lineOf);
}

/** The text with a further line; a word that was divided at the end of a line is whole again. */
const joined = (text: string, next: string): string =>
  /\p{Ll}[-\u2010]$/u.test(text) && /^\p{Ll}/u.test(next)
    ? text.slice(0, -1) + next
    : `${text} ${next}`;

/** The paragraphs of a page: lines of one size that follow closely, up to a short one. */
export function paragraphsOfPage(pieces: readonly PdfText[]): string[] {
  const lines = linesOf(pieces);
  const widest = Math.max(0, ...lines.map(({ width }) => width));
  const paragraphs: string[] = [];
  let last: Line | undefined;
  for (const line of lines) {
    const follows =
      last &&
      last.y > line.y &&
      last.y - line.y < Math.max(last.height, line.height) * 1.9 &&
      Math.abs(last.height - line.height) < last.height * 0.2 &&
      last.width > widest * (/[.!?؟:]\s*$/.test(last.text) ? 0.85 : 0.6) &&
      !/^\s*(?:[-–•*·]|\(?[\d\u0660-\u0669]{1,2}[).–-])\s/.test(line.text);
    if (follows) paragraphs.push(joined(paragraphs.pop() ?? '', line.text.trim()));
    else paragraphs.push(line.text.trim());
    last = line;
  }
  return paragraphs;
}

/** Characters that stand for unknown letters, among them those of fonts without a table of letters. */
const UNKNOWN = /[\ufffd\p{Co}\p{Cn}]/gu;
const MOST_UNKNOWN = 0.03;

/**
 * Whether the letters of a text can be those that the page shows. They are not where a font has no table of letters, or
 * where Arabic is stored from left to right, so that words end with the article's letters and begin with ة or ى.
 */
export function isCredible(text: string): boolean {
  if (count(text, UNKNOWN) > text.length * MOST_UNKNOWN) return false;
  const begins = count(text, /(?<!\p{L})ال(?=\p{L})/gu);
  const ends = count(text, /(?<=\p{L}{2})لا(?!\p{L})/gu);
  const impossible = count(text, /(?<![\p{L}\p{M}])[ةى](?=\p{L}{2})/gu);
  return impossible < 3 && (ends < 5 || ends <= begins);
}
