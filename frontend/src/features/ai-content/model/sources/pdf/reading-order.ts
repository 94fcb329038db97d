import type { PdfText } from '#frontend/lib/pdf/open-pdf.ts';

const ARABIC = /\p{Script=Arabic}/gu;
const LATIN = /\p{Script=Latin}/gu;
const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;
const textOf = (pieces: readonly PdfText[]): string => pieces.map(({ text }) => text).join('');

/** Whether most letters of a line are Arabic. */
const isArabicLine = (pieces: readonly PdfText[]): boolean => {
  const all = textOf(pieces);
  return count(all, ARABIC) > count(all, LATIN);
};

/** Whether a run reads from left to right inside a line from right to left. */
const isLatin = ({ text }: PdfText): boolean =>
  /[\p{Script=Latin}\p{Nd}]/u.test(text) && !/\p{Script=Arabic}(?<!\p{Nd})/u.test(text);

const VOWELS = /^[\s\p{M}]+$/u;
const isVowel = ({ text }: PdfText): boolean => VOWELS.test(text) && text.trim() !== '';

/**
 * Puts vowel signs, which have no width, behind their letter. In a line that is stored as it looks, from left to right,
 * a sign comes before its letter.
 */
function withVowels(pieces: readonly PdfText[]): PdfText[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  const isVisual = first !== undefined && last !== undefined && first.x < last.x;
  const ordered: PdfText[] = [];
  for (const piece of isVisual ? pieces.toReversed() : pieces) {
    const letter = ordered.at(-1);
    if (!isVowel(piece)) ordered.push(piece);
    else if (letter) {
      ordered[ordered.length - 1] = { ...letter, text: letter.text + piece.text.trim() };
    }
  }
  return ordered;
}

const PAIRS = '()[]{}«»‹›';
const mirrored = (text: string): string =>
  text.replaceAll(/[()[\]{}«»‹›]/g, (sign) => PAIRS[PAIRS.indexOf(sign) ^ 1] ?? sign);

const hasLatin = (piece: PdfText | undefined): boolean =>
  piece !== undefined && isLatin(piece) && /\p{Script=Latin}/u.test(piece.text);
const isSign = ({ text }: PdfText): boolean => !/[\p{L}\p{N}]/u.test(text);

/** Pieces of an Arabic line from right to left; Latin runs within it keep their order. */
function fromRight(pieces: readonly PdfText[], isMirrored: boolean): PdfText[] {
  const ordered: PdfText[] = [];
  let run: PdfText[] = [];
  const visual = pieces.toSorted((a, b) => b.x + b.width - (a.x + a.width));
  visual.forEach((piece, index) => {
    const isWithin = isSign(piece) && hasLatin(visual[index - 1]) && hasLatin(visual[index + 1]);
    if (isLatin(piece) || isWithin) {
      run.unshift(piece);
      return;
    }
    ordered.push(...run, isMirrored ? { ...piece, text: mirrored(piece.text) } : piece);
    run = [];
  });
  return [...ordered, ...run];
}

const gapOf = (a: PdfText, b: PdfText): number =>
  Math.max(a.x - (b.x + b.width), b.x - (a.x + a.width));
/** A negative number that was written from right to left: `3-`. */
const turned = (text: string): string => text.replace(/^(\d+)([-−])$/u, '$2$1');

/** An Arabic line with each power or index behind what it is of, which may be on its right. */
function withRaised(
  pieces: readonly PdfText[],
  isMirrored: boolean,
  isRaised: (piece: PdfText) => boolean,
): PdfText[] {
  const bases = pieces.filter((piece) => !isRaised(piece));
  const raised = new Map<PdfText, PdfText[]>();
  for (const piece of pieces.filter(isRaised)) {
    const [base] = bases.toSorted((a, b) => gapOf(a, piece) - gapOf(b, piece));
    if (!base) continue;
    const text = piece.x < base.x ? turned(piece.text) : piece.text;
    raised.set(base, [...(raised.get(base) ?? []), { ...piece, text }]);
  }
  const places = new Map(bases.map((base) => [base.x, raised.get(base) ?? []]));
  return fromRight(bases, isMirrored).flatMap((piece) => [piece, ...(places.get(piece.x) ?? [])]);
}

/** The pieces of a line in reading order. */
export function inReadingOrder(
  pieces: readonly PdfText[],
  isMirrored: boolean,
  isRaised: (piece: PdfText) => boolean,
): PdfText[] {
  if (isArabicLine(pieces)) return withRaised(withVowels(pieces), isMirrored, isRaised);
  return pieces.toSorted((a, b) => a.x - b.x);
}

/** A bracket that opens after the letter or number of an item, which only one that closes can follow. */
const OPENS_ITEM = /^\s*[\p{L}\p{N}]{1,2}\s?[([]/u;

/** How many brackets have no other one. */
function unpaired(text: string): number {
  const open: string[] = [];
  let alone = 0;
  for (const sign of text) {
    const at = PAIRS.indexOf(sign);
    if (at < 0) continue;
    if (at % 2 === 0) open.push(sign);
    else if (open.at(-1) === PAIRS[at - 1]) open.pop();
    else alone += 1;
  }
  return alone + open.length;
}

/**
 * Whether the brackets of Arabic lines are stored as they look, which some programs do, and not as they are meant. The
 * reading with more pairs is right.
 */
export function areMirrored(lines: readonly (readonly PdfText[])[]): boolean {
  const arabic = lines.filter(isArabicLine);
  const faults = (isMirrored: boolean): number => {
    const texts = arabic.map((line) => textOf(fromRight(line, isMirrored)));
    return unpaired(texts.join('')) + texts.filter((text) => OPENS_ITEM.test(text)).length;
  };
  return faults(true) < faults(false);
}
