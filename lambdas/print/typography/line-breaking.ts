import { openControls } from './direction.ts';

const SOFT_HYPHEN = '\u00ad';
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits a word that is wider than the line at its soft hyphens, or without them where the line is full. */
function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const hyphenated = word.includes(SOFT_HYPHEN);
  const parts = hyphenated
    ? word.split(SOFT_HYPHEN)
    : Array.from(graphemes.segment(word), ({ segment }) => segment);
  const hyphen = hyphenated ? '-' : '';
  const pieces: string[] = [];
  let piece = '';
  for (const part of parts) {
    if (piece !== '' && !fits(piece + part + hyphen)) {
      pieces.push(piece + hyphen);
      piece = '';
    }
    piece += part;
  }
  return [...pieces, piece];
}

/** Removes soft hyphens, which are visible only at line breaks. */
export const removeSoftHyphens = (text: string): string => text.replaceAll(SOFT_HYPHEN, '');

/** Breaks a paragraph at spaces, and a word only if it is too wide. Directions go on after a break. */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  // At a no-break space only if what it joins is too wide.
  const words = text
    .split(/[^\S\u00a0]+/u)
    .flatMap((part) => (fits(removeSoftHyphens(part)) ? [part] : part.split(/\s+/u)));
  for (const word of words.filter((part) => part !== '')) {
    const plain = removeSoftHyphens(word);
    const longer = line === '' ? plain : `${line} ${plain}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = fits(plain) ? [plain] : breakWord(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  let open = '';
  return lines.map((each) => {
    const whole = open + each;
    open = openControls(whole);
    return whole;
  });
}
