import type { PageText, PdfText } from '#frontend/lib/pdf/page-text.ts';
import { raisedWords } from '#shared/word/raised-text.ts';
import { composeAccents } from './compose-accents.ts';
import { withFormulas } from './formulas/read-formulas.ts';
import { withNumbers } from './arabic-numbers.ts';
import { areMirrored, inReadingOrder, isArabicLine } from './reading-order.ts';

interface Line {
  readonly text: string;
  readonly y: number;
  readonly height: number;
  readonly left: number;
  readonly width: number;
}

/** Where pieces of one line are, as shares of its height. */
const SMALL = 0.85;
const RAISED = 0.15;
const LOWERED = 0.08;
/** Some programs raise letters that are hardly smaller. */
const HARDLY_SMALL = 0.95;
const CLEARLY_OFF = 0.35;

/** Signs that hang from above the line or reach over it. */
const TALL = /^\s*[√∛∜∑∏∫]\s*$/u;

type Place = 'up' | 'down' | 'line';
/** Smaller pieces above or below the line are powers and indices. */
function placeOf(piece: PdfText, line: Pick<Line, 'y' | 'height'>): Place {
  if (TALL.test(piece.text)) return 'line';
  if (/^[\s\p{M}]*$/u.test(piece.text)) return 'line';
  const rise = piece.y - line.y;
  const isOff = Math.abs(rise) > line.height * CLEARLY_OFF;
  if (piece.height > line.height * (isOff ? HARDLY_SMALL : SMALL)) return 'line';
  if (rise > line.height * RAISED) return 'up';
  return rise < -line.height * LOWERED ? 'down' : 'line';
}

/** Letters and bars of formulas as those that they are: `𝑥` is `x`. */
const plainLetters = (text: string): string =>
  text
    .replaceAll(/[\u{1d400}-\u{1d7ff}]+/gu, (each) => each.normalize('NFKC'))
    .replaceAll('∣', '|');

const letters = ({ text }: PdfText): number => (TALL.test(text) ? 0 : text.trim().length);

function lineOf(pieces: readonly PdfText[], isMirrored: boolean): Line {
  const height = Math.max(...pieces.map((piece) => piece.height));
  // The longest of the largest pieces is on the line.
  const main = pieces
    .filter((piece) => piece.height > height * SMALL)
    .reduce((longest, piece) => (letters(piece) > letters(longest) ? piece : longest));
  const line = { y: main.y, height };
  let [text, raised, place]: [string, string, Place] = ['', '', 'line'];
  let last: PdfText | undefined;
  const settle = () => {
    if (place !== 'line') text += raisedWords(text, raised, place);
    raised = '';
  };
  for (const piece of inReadingOrder(
    pieces,
    isMirrored,
    (each) => placeOf(each, line) !== 'line',
  )) {
    const own = placeOf(piece, line);
    if (own !== place) settle();
    place = own;
    const gap = last
      ? Math.max(piece.x - (last.x + last.width), last.x - (piece.x + piece.width))
      : 0;
    const words = gap > height * 0.15 ? ` ${piece.text}` : piece.text;
    if (own === 'line') text += words;
    else raised += words;
    last = piece;
  }
  settle();
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  // Formulas have small gaps inside their brackets.
  const composed = composeAccents(text).replaceAll(/(\()\s+|\s+(?=\))/g, '$1');
  const read = isArabicLine(pieces) ? withNumbers(composed) : composed;
  return { text: read, ...line, left, width: right - left };
}

/** Whether a piece continues the line of the pieces before it: on its height and not in another column. */
function continues(line: readonly PdfText[], piece: PdfText): boolean {
  const [first] = line;
  if (!first) return true;
  const height = Math.max(...line.map((each) => each.height), piece.height);
  const left = Math.min(...line.map(({ x }) => x));
  const right = Math.max(...line.map(({ x, width }) => x + width));
  const gap = Math.max(piece.x - right, left - (piece.x + piece.width));
  const rise = (each: PdfText): number => Math.abs(piece.y - each.y) / height;
  const last = line.at(-1) ?? first;
  if (TALL.test(piece.text)) {
    const after = (piece.x - (last.x + last.width)) / height;
    return rise(last) < 1 && after > -0.2 && after < 1;
  }
  const onLine = line.filter(({ text }) => !TALL.test(text));
  const isNear = (each: PdfText): boolean =>
    rise(each) < (Math.min(piece.height, each.height) < height * HARDLY_SMALL ? 0.65 : 0.5);
  return (onLine.length > 0 ? onLine.some(isNear) : rise(last) < 1) && gap < height * 2.5;
}

/** Lines of which a formula in an Arabic line, which is stored from left to right, made two. */
function besideEachOther(lines: readonly PdfText[][]): PdfText[][] {
  const whole: PdfText[][] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const [before, after] = [last?.at(-1), line[0]];
    if (last && before && after && isArabicLine([...last, ...line])) {
      const height = Math.max(before.height, after.height);
      const left = Math.max(...[last, line].map((each) => Math.min(...each.map(({ x }) => x))));
      const right = Math.min(
        ...[last, line].map((each) => Math.max(...each.map(({ x, width }) => x + width))),
      );
      const isBeside = Math.abs(before.y - after.y) < height * 0.3;
      if (isBeside && left - right < height * 1.2 && left - right > -1) {
        last.push(...line);
        continue;
      }
    }
    whole.push([...line]);
  }
  return whole;
}

/** Pieces of a formula from left to right. */
const onOneLine = (pieces: readonly PdfText[]): string =>
  pieces.length === 0
    ? ''
    : lineOf(
        pieces.toSorted((a, b) => a.x - b.x),
        false,
      ).text;

function linesOf({ pieces, rules }: PageText): Line[] {
  const lines: PdfText[][] = [];
  const plain = pieces.map((piece) => ({ ...piece, text: plainLetters(piece.text) }));
  for (const piece of withFormulas(plain, rules, onOneLine)) {
    if (piece.text.trim() === '') continue;
    const line = lines.at(-1);
    if (line && continues(line, piece)) line.push(piece);
    else lines.push([piece]);
  }
  const whole = besideEachOther(lines);
  const isMirrored = areMirrored(whole);
  return whole.map((line) => lineOf(line, isMirrored));
}

/** The text with a further line; a word that was divided at the end of a line is whole again. */
const joined = (text: string, next: string): string =>
  /\p{Ll}[-\u2010]$/u.test(text) && /^\p{Ll}/u.test(next)
    ? text.slice(0, -1) + next
    : `${text} ${next}`;

/** Raised or lowered words, part of a bracket, a mark without its letter, a root of nothing. */
const MISREAD =
  /[_^]\((?=[^()]*\p{L}{3})[^()\s]*\s[^()]*\)|[_^]\([^()]*\(\)|(?<![\p{L}\p{N}\p{M}])[\u0300-\u036f\u20d0-\u20ff]|√(?!\s?[\p{L}\p{N}]|\()/u;
/** Lines that overlap are of a formula, as shares of the height of letters; its parts are short. */
const OVERLAP = { least: 0.1, most: 0.72, gap: 0.4 };
const LONGEST_PART = 25;

/** Whether parts of a formula are left on lines of their own, so that their text says something else. */
const isUnclear = (line: Line, before: Line | undefined): boolean => {
  if (MISREAD.test(line.text)) return true;
  if (!before || Math.min(line.text.length, before.text.length) > LONGEST_PART) return false;
  const height = Math.max(line.height, before.height);
  const rise = Math.abs(line.y - before.y) / height;
  const gap = Math.max(
    line.left - (before.left + before.width),
    before.left - (line.left + line.width),
  );
  return rise > OVERLAP.least && rise < OVERLAP.most && gap < height * OVERLAP.gap;
};

interface ReadPage {
  /** Lines of one size that follow closely, up to a short one. */
  readonly paragraphs: readonly string[];
  /** Whether a formula may have been read as something else. */
  readonly isUnclear: boolean;
}

/** The text of a page. */
export function readPage(page: PageText): ReadPage {
  const lines = linesOf(page);
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
  return { paragraphs, isUnclear: lines.some((line, at) => isUnclear(line, lines[at - 1])) };
}
