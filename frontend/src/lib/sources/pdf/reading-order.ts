import type { PdfText } from '#frontend/lib/pdf/page-text.ts';
import { mirrored, unpaired } from './brackets.ts';

const ARABIC = /\p{Script=Arabic}/gu;
const LATIN = /\p{Script=Latin}/gu;
const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;
const textOf = (pieces: readonly PdfText[]): string => pieces.map(({ text }) => text).join('');

/** Whether most letters of a line are Arabic. */
export const isArabicLine = (pieces: readonly PdfText[]): boolean => {
  const all = textOf(pieces);
  return count(all, ARABIC) > count(all, LATIN);
};

/** Whether a run reads from left to right inside a line from right to left. */
const isLatin = ({ text }: PdfText): boolean =>
  /[\p{Script=Latin}\p{Nd}]/u.test(text) && !/\p{Script=Arabic}(?<!\p{Nd})/u.test(text);

const VOWELS = /^[\s\p{M}]+$/u;
const isVowel = ({ text }: PdfText): boolean => VOWELS.test(text) && text.trim() !== '';

/** Puts vowel signs behind their letter. In a line that is stored as it looks a sign comes before it. */
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

const hasLatin = (piece: PdfText | undefined): boolean =>
  piece !== undefined && isLatin(piece) && /\p{Script=Latin}/u.test(piece.text);
const isArabicPiece = ({ text }: PdfText): boolean => count(text, ARABIC) > 0;
/** A piece of a calculation or a formula. */
const isCalculation = ({ text }: PdfText): boolean =>
  /^[\s\p{Script=Latin}\p{Script=Greek}\p{Nd}\p{No}\p{Sm}\p{M}()[\]{}|;,./:°∞∈^_\-−]+$/u.test(
    text,
  ) && count(text, ARABIC) === 0;

/** The parts of an equation that are longer than a number are on the left of its result. */
function endsWithResult(text: string): boolean | undefined {
  const sides = text.split(/[=≈]/).map((side) => side.trim().length);
  const [first = 0, last = 0] = [sides[0], sides.at(-1)];
  return sides.length < 2 || first === last ? undefined : last < first;
}

const numberIn = (text: string): number => Number(text.replace(',', '.'));
/** Whether the bounds of an interval are in their order. */
function isInterval(text: string): boolean | undefined {
  const bounds = /^[[\]](-?\d+(?:[.,]\d+)?);(-?\d+(?:[.,]\d+)?)[[\]]$/.exec(
    text.replaceAll(/\s/g, ''),
  );
  return bounds ? numberIn(bounds[1] ?? '') <= numberIn(bounds[2] ?? '') : undefined;
}

/** Whether a calculation in an Arabic line was set from left to right, and not word by word from the right. */
function isFromLeft(run: readonly PdfText[]): boolean {
  const text = textOf(run);
  if (/[\p{Script=Latin}\p{Script=Greek}√∑∫^_]/u.test(text)) return true;
  return endsWithResult(text) ?? isInterval(text) ?? /[−×÷≤≥≠]/u.test(text);
}

/** Pieces from left to right of an Arabic line, from the right; calculations within it keep their order. */
function fromRight(
  pieces: readonly PdfText[],
  isMirrored: boolean,
  isTurned: (piece: PdfText) => boolean = () => false,
): PdfText[] {
  const runs: PdfText[][] = [];
  let last: PdfText | undefined;
  for (const piece of pieces.toSorted((a, b) => b.x + b.width - (a.x + a.width))) {
    const isNear = last !== undefined && last.x - (piece.x + piece.width) < piece.height * 1.2;
    if (last && isNear && isCalculation(piece) && isCalculation(last)) runs.at(-1)?.push(piece);
    else runs.push([piece]);
    last = piece;
  }
  return runs.flatMap((run) => settled(run, isMirrored, run.some(isTurned)));
}

/** A factor after its sign, set from the right. */
const TIMES = /^\s*([×·⋅])\s?(\p{Nd}+)\s*$/u;
/** An interval, whose brackets may both open or both close. */
const INTERVAL = /^\s*[[\]][^[\];]+;[^[\];]+[[\]]\s*$/u;
/** Signs at the ends of a calculation that are of the sentence around it. */
const AROUND = /^\s*[.,،؛:()«»[\]]\s*$/u;

/** @param isTurned whether the calculation is known to be set from the right */
function settled(run: readonly PdfText[], isMirrored: boolean, isTurned: boolean): PdfText[] {
  const mirror = (piece: PdfText): PdfText =>
    isMirrored ? { ...piece, text: mirrored(piece.text) } : piece;
  const whole = textOf(run.toReversed());
  const isOpen = INTERVAL.test(whole);
  /** Each bracket of the calculation is turned: `Excel )2016(`. */
  const isPaired = unpaired(whole) > 0 && !isOpen && unpaired(mirrored(whole)) === 0;
  const isWhole = unpaired(whole) === 0 || isOpen || isPaired;
  let [from, to] = [0, run.length];
  const isEnd = (piece: PdfText | undefined): boolean =>
    piece !== undefined && AROUND.test(piece.text) && (!isWhole || /[.,:]/.test(piece.text));
  while (from < to && isEnd(run[from])) from += 1;
  while (to > from && isEnd(run[to - 1])) to -= 1;
  const inner = run.slice(from, to);
  const isLeft = !isTurned && isFromLeft(inner.toReversed());
  const ordered = isLeft
    ? inner
        .toReversed()
        .map((piece) => (isPaired ? { ...piece, text: mirrored(piece.text) } : piece))
    : inner.map((piece) => ({ ...mirror(piece), text: mirror(piece).text.replace(TIMES, '$2$1') }));
  return [...run.slice(0, from).map(mirror), ...ordered, ...run.slice(to).map(mirror)];
}

const gapOf = (a: PdfText, b: PdfText): number =>
  Math.max(a.x - (b.x + b.width), b.x - (a.x + a.width));
/** A negative number that was written from right to left: `3-`. */
const turned = (text: string): string => text.replace(/^(\d+)([-−])$/u, '$2$1');

/** Raised pieces beside each other. */
function clustersOf(raised: readonly PdfText[]): PdfText[][] {
  const clusters: PdfText[][] = [];
  for (const piece of raised.toSorted((a, b) => a.x - b.x)) {
    const last = clusters.at(-1)?.at(-1);
    const isBeside =
      last &&
      gapOf(last, piece) < piece.height * 0.35 &&
      Math.abs(last.y - piece.y) < piece.height * 0.3;
    if (isBeside) clusters.at(-1)?.push(piece);
    else clusters.push([piece]);
  }
  return clusters;
}

/** Whether the sign of a product is on the right of a power of ten alone: `3 × 10⁸`, set from the right. */
function isLastFactor(bases: readonly PdfText[], ten: PdfText, power: PdfText): boolean {
  const isNear = (gap: number): boolean => gap > -1 && gap < ten.height;
  const times = bases.filter(({ text }) => /^[×·⋅]\s*\p{Nd}*$/u.test(text.trim()));
  return (
    ten.text.trim() === '10' &&
    times.some(({ x }) => isNear(x - (power.x + power.width))) &&
    !times.some(({ x, width }) => isNear(ten.x - (x + width)))
  );
}

/** An Arabic line with each power or index behind what it is of, which may be on its right. */
function withRaised(
  pieces: readonly PdfText[],
  isMirrored: boolean,
  isRaised: (piece: PdfText) => boolean,
): PdfText[] {
  const bases = pieces.filter((piece) => !isRaised(piece));
  const raised = new Map<PdfText, PdfText[]>();
  /** Where numbers are whose power is on their left: what is beside them is set from the right, too. */
  const turnedAt = new Set<number>();
  for (const cluster of clustersOf(pieces.filter(isRaised))) {
    const [first] = cluster;
    const last = cluster.at(-1);
    if (!first || !last) continue;
    const whole = { ...first, width: last.x + last.width - first.x };
    // Of two that it touches, it is of the one that is written from left to right, or of ten.
    const isLikely = (base: PdfText): boolean =>
      base.x < whole.x && (hasLatin(base) || base.text.trim() === '10');
    const distance = (base: PdfText): number =>
      Math.max(0, gapOf(base, whole)) + (isLikely(base) ? -0.1 : 0);
    const [base] = bases.toSorted((a, b) => distance(a) - distance(b));
    if (!base) continue;
    const isOnLeft = whole.x < base.x;
    const ordered = isOnLeft && !cluster.some(hasLatin) ? cluster.toReversed() : cluster;
    const text = isOnLeft ? turned(textOf(ordered)) : textOf(ordered);
    if (isOnLeft ? !hasLatin(base) : isLastFactor(bases, base, whole)) turnedAt.add(base.x);
    raised.set(base, [...(raised.get(base) ?? []), { ...whole, text }]);
  }
  const places = new Map(bases.map((base) => [base.x, raised.get(base) ?? []]));
  // What is beside a power is beside its base.
  const wide = bases.map((base) => {
    const end = Math.max(...[base, ...(raised.get(base) ?? [])].map(({ x, width }) => x + width));
    return { ...base, width: end - base.x };
  });
  return fromRight(wide, isMirrored, ({ x }) => turnedAt.has(x)).flatMap((piece) => [
    piece,
    ...(places.get(piece.x) ?? []),
  ]);
}

/** Whether a line is stored as it is read: what comes later is further on the left. */
function isLogical(pieces: readonly PdfText[]): boolean {
  const steps = pieces.slice(1).map((piece, at) => {
    const before = pieces[at];
    if (!before || !(isArabicPiece(piece) || isArabicPiece(before))) return 0;
    return Math.sign(before.x - piece.x);
  });
  return steps.every((step) => step >= 0) && steps.some((step) => step > 0);
}

/** What is stored as it looks, from left to right: signs without a letter or a number, and raised numbers. */
const turnedSigns = (piece: PdfText, at: number, pieces: readonly PdfText[]): PdfText => {
  if (piece.x > (pieces[at - 1]?.x ?? 0)) return piece;
  const isSigns = !/[\p{L}\p{N}]/u.test(piece.text);
  return { ...piece, text: isSigns ? [...piece.text].toReversed().join('') : turned(piece.text) };
};

/** A part of a piece; its letters are taken to be alike wide. */
const partOf = (piece: PdfText, from: number, to: number): PdfText => {
  const letter = piece.width / piece.text.length;
  return {
    ...piece,
    text: piece.text.slice(from, to),
    x: piece.x + from * letter,
    width: (to - from) * letter,
  };
};

/** What is ordered one by one within an Arabic line: signs, numbers, and Latin words without the signs at their ends. */
const WORDS = /[.,:;!?،؛؟…"«»()[\]]|[^.,:;!?،؛؟…"«»()[\]\s](?:.*[^.,:;!?،؛؟…"«»()[\]\s])?/gsu;
const NUMBERS = /[()[\]«»"]|[.,:;!?،؛؟…](?!\p{N})|[^\s()[\]«»"]+?(?=[\s()[\]«»"]|$)/gu;
/** A word and the number after it, which is on its left and may belong to a calculation there. */
function withNumberApart(piece: PdfText): PdfText[] {
  const [, words, number] =
    /^(.*\p{Script=Arabic}\s+)([0-9]+(?:[.,][0-9]+)?)$/su.exec(piece.text) ?? [];
  if (words === undefined || number === undefined) return [piece];
  const width = (piece.width * number.length) / piece.text.length;
  return [
    { ...piece, text: words, x: piece.x + width, width: piece.width - width },
    { ...piece, text: number, width },
  ];
}
function wordsOf(piece: PdfText): PdfText[] {
  if (/[،؛؟].*\p{N}|\p{N}.*[،؛؟]/su.test(piece.text) || piece.text.trim().length < 2)
    return [piece];
  if (isArabicPiece(piece)) return withNumberApart(piece);
  const words = /\p{L}/u.test(piece.text) ? WORDS : NUMBERS;
  // A stop before a number is the end of the sentence on its left.
  const stop = /^[.,:;!?،؛؟…](?=[\p{L}\p{N}])/u.test(piece.text) ? 1 : 0;
  const found = [...piece.text.slice(stop).matchAll(words)].map(({ 0: word, index }) =>
    partOf(piece, stop + index, stop + index + word.length),
  );
  return stop > 0 ? [partOf(piece, 0, 1), ...found] : found;
}

export function inReadingOrder(
  pieces: readonly PdfText[],
  isMirrored: boolean,
  isRaised: (piece: PdfText) => boolean,
): PdfText[] {
  if (!isArabicLine(pieces)) return pieces.toSorted((a, b) => a.x - b.x);
  const whole = withVowels(pieces);
  if (isLogical(pieces)) return pieces.map(turnedSigns);
  return withRaised(
    whole.flatMap((piece) => (isRaised(piece) ? [piece] : wordsOf(piece))),
    isMirrored,
    isRaised,
  );
}

/** A bracket that opens after the letter or number of an item, which only one that closes can follow. */
const OPENS_ITEM = /^\s*[\p{L}\p{N}]{1,2}\s?[([]/u;

/** Whether the brackets of Arabic lines are stored as they look. The reading with more pairs is right. */
export function areMirrored(lines: readonly (readonly PdfText[])[]): boolean {
  const arabic = lines.filter(isArabicLine);
  const faults = (isMirrored: boolean): number => {
    const texts = arabic.map((line) => textOf(fromRight(line, isMirrored)));
    return unpaired(texts.join('')) + texts.filter((text) => OPENS_ITEM.test(text)).length;
  };
  return faults(true) < faults(false);
}
