import { asciiDigits } from '../text/fold-text.ts';

const WORD =
  /^(?:question|q|exercice|السؤال|سؤال|س) ?\.? ?(?:n°|رقم)? ?(\p{Nd}{1,3}) ?(?:[.):\-–/]{1,3} ?|$)(.*)$/iu;
/** A number before a sign and a space, or before a dash and a letter: `3 - 8` and `2.5` are none. */
const PLAIN =
  /^\(?(\p{Nd}{1,3})(?:[.)] |[.)](?=\p{Script=Arabic})|[-–/:] (?=\p{L})|[-–/:](?=\p{Script=Arabic})|°\)? )(.*)$/u;
const ORDINALS = 'الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر'.split(' ');
const ORDINAL = new RegExp(`^السؤال (${ORDINALS.join('|')}) ?[:.)\\-–]{0,3} ?(.*)$`, 'u');

/** The number of a question at the beginning of a line, and the words after it. */
export function numberOf(
  written: string,
): { readonly question: number; readonly text: string } | undefined {
  const line = written.replace(/\s+/g, ' ');
  const [, ordinal, after] = ORDINAL.exec(line) ?? [];
  if (ordinal !== undefined)
    return { question: ORDINALS.indexOf(ordinal) + 1, text: (after ?? '').trim() };
  const [, digits, text = ''] = WORD.exec(line) ?? PLAIN.exec(line) ?? [];
  if (digits === undefined) return undefined;
  return { question: Number(asciiDigits(digits)), text: text.trim() };
}

const POINTS =
  /\s?[([]\s?(?:\/\s?)?(\p{Nd}{1,2}(?:[.,]\p{Nd}{1,2})?)\s?(?:points?|pts?|marks?|نقاط|نقطة|نقط|ن)\s?\.?\s?[)\]]/iu;
const POINT_WORDS = /\s?[([]\s?(نقطة(?: واحدة)?|نقطتان|نقطتين)\s?[)\]]/u;

/** The points that a question names in brackets, and its words without them. */
export function pointsIn(text: string): { readonly points: number; readonly text: string } {
  const [whole, digits] = POINTS.exec(text) ?? [];
  if (whole !== undefined && digits !== undefined) {
    const points = Number(asciiDigits(digits).replace(',', '.'));
    if (points > 0) return { points, text: text.replace(whole, '').trim() };
  }
  const [words, named = ''] = POINT_WORDS.exec(text) ?? [];
  if (words === undefined) return { points: 1, text };
  return { points: named.startsWith('نقطت') ? 2 : 1, text: text.replace(words, '').trim() };
}
