import { printedLetters } from './printed-letters.ts';

/** A typeface of printed pages: of texts, of formulas, or for letters that these lack. */
export type Face = keyof typeof printedLetters;

/** A part of a text that is drawn in one typeface; without one, no typeface has its letters. */
export interface FacePart {
  readonly start: number;
  readonly end: number;
  readonly face: Face | undefined;
}

/** Where letters come from, in this order. */
const faces: readonly Face[] = ['text', 'latin', 'arabic', 'tifinagh', 'signs'];

/** Spaces are drawn as space, and characters without an image are left out. */
const NEEDS_NO_GLYPH = /^[\p{Zs}\p{Default_Ignorable_Code_Point}]$/u;

/** Whether a typeface has each of the first code points; each text of a notebook is looked up in it. */
function readRanges(ranges: string): Uint8Array {
  const has = new Uint8Array(0x1_00_00);
  for (const range of ranges.split(' ')) {
    const [first = 0, last = first] = range.split('-').map((end) => Number.parseInt(end, 16));
    has.fill(1, first, last + 1);
  }
  for (let code = 0; code < 0x30_00; code += 1)
    if (has[code] === 0 && NEEDS_NO_GLYPH.test(String.fromCharCode(code))) has[code] = 1;
  return has;
}
const known = new Map<Face, Uint8Array>();
function lettersOf(face: Face): Uint8Array {
  const letters = known.get(face) ?? readRanges(printedLetters[face]);
  known.set(face, letters);
  return letters;
}

function hasEach(face: Face, text: string): boolean {
  const letters = lettersOf(face);
  for (let at = 0; at < text.length; at += 1) {
    if (letters[text.charCodeAt(at)] === 1) continue;
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (!NEEDS_NO_GLYPH.test(character)) return false;
    at += character.length - 1;
  }
  return true;
}

/** Whether a typeface can draw a text, composed or with separate accents. */
export const hasLetters = (face: Face, text: string): boolean =>
  hasEach(face, text) ||
  hasEach(face, text.normalize('NFC')) ||
  hasEach(face, text.normalize('NFD'));

/** Letters of old Arabic files that are already joined, ligatures, letters in full width and of formulas. */
const OLD_FORMS =
  /[\ufb00-\ufb06\ufb50-\ufbff\ufc00-\ufd3d\ufd50-\ufdf9\ufdfc\ufe70-\ufefc\uff01-\uff5e]|[\u{1d400}-\u{1d7ff}]/gu;
/** Hyphens and signs that typefaces lack, and what looks the same. */
const LIKE: Readonly<Record<string, string>> = {
  ...{ '\u2010': '-', '\u2011': '-', '∖': '\\', '∗': '*', '⋆': '*', '⋯': '…', '⟶': '→' },
};
const plainForm = (letter: string): string => letter.normalize('NFKC').trim();

/** The text that is drawn: accents composed, letters joined anew, and the hyphens that every typeface has. */
export function drawnText(text: string): string {
  // Most texts have nothing of this.
  if (!/[^ -~\u00a0-\u02ff\u0621-\u064a\u202a-\u202e\u2066-\u2069]/.test(text)) return text;
  return text
    .toWellFormed()
    .replace(OLD_FORMS, plainForm)
    .normalize('NFC')
    .replace(/[\u2010\u2011\u2216\u2217\u22c6\u22ef\u27f6]/g, (sign) => LIKE[sign] ?? sign)
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
}

/** The letters of an Arabic word, which are joined and so must be of one typeface. */
const ARABIC_WORD =
  /[\p{Script=Arabic}\p{M}\u0640\u200c\u200d]*\p{Script=Arabic}[\p{Script=Arabic}\p{M}\u0640\u200c\u200d]*/uy;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The parts of one letter with its accents: what no typeface has follows what one has. */
function partsOfLetter(letter: string, start: number, own: readonly Face[]): FacePart[] {
  const characters = Array.from(letter);
  for (let kept = characters.length; kept > 0; kept -= 1) {
    const part = characters.slice(0, kept).join('');
    const face = own.find((one) => hasLetters(one, part));
    if (face === undefined) continue;
    const [middle, end] = [start + part.length, start + letter.length];
    const rest = { start: middle, end, face: undefined };
    return [{ start, end: middle, face }, ...(middle < end ? [rest] : [])];
  }
  return [{ start, end: start + letter.length, face: undefined }];
}

/** The typefaces of a text: one for a letter with its accents, and one for an Arabic word. */
export function faceParts(text: string, own: Face = 'text'): FacePart[] {
  const order = [own, ...faces.filter((face) => face !== own)];
  if (hasEach(own, text)) return [{ start: 0, end: text.length, face: own }];
  const parts: FacePart[] = [];
  const add = (part: FacePart): void => {
    const last = parts.at(-1);
    if (last && last.face !== undefined && last.face === part.face)
      parts[parts.length - 1] = { ...last, end: part.end };
    else parts.push(part);
  };
  for (const { segment, index } of words(text)) {
    const face = order.find((one) => hasLetters(one, segment));
    if (face) add({ start: index, end: index + segment.length, face });
    else
      for (const letter of graphemes.segment(segment))
        partsOfLetter(letter.segment, index + letter.index, order).forEach(add);
  }
  return parts;
}

/** Arabic words, and the single letters between them. */
function* words(text: string): Generator<{ segment: string; index: number }> {
  let end = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    if (index < end) continue;
    ARABIC_WORD.lastIndex = index;
    const word = ARABIC_WORD.exec(text)?.[0] ?? segment;
    end = index + word.length;
    yield { segment: word, index };
  }
}

/** Signs that drafts draw with lines, because their typefaces lack them. */
export const drawnSigns = '∈∉⊂⊃⊆⊇∪∩∅⌀⊥⟂∥∦∤∠∡∼≃≅∀∃⇒⇐⇔⟹⟺⇌↦∘∧∨∓⊕⊗△∇⋄≪≫∴∵⋮⋱✓⌢';

/** The letters of texts that cannot be printed, each once: no typeface has them. */
export function unprintableLetters(texts: Iterable<string>): string[] {
  const lacks = (text: string): boolean => faceParts(text).some(({ face }) => face === undefined);
  const found = new Set<string>();
  for (const text of texts) {
    const drawn = drawnText(text);
    if (!lacks(drawn)) continue;
    for (const { segment } of graphemes.segment(drawn)) if (lacks(segment)) found.add(segment);
  }
  return [...found];
}
