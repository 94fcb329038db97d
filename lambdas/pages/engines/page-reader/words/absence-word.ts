import { editDistance } from '#shared/record/names/name-likeness.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** Letters that differ in their dots alone, inside a word; the first of each replaces the others. */
const ALIKE = ['بتثنيى', 'جحخ', 'دذ', 'رز', 'سش', 'صض', 'طظ', 'عغ', 'فق', 'هة'];
const ABSENCES = 'غياب غائب غايب غائبة غايبة'.split(' ');

const withoutDots = (word: string): string =>
  [...foldText(word).replaceAll(/[^\p{L}]/gu, '')]
    .map((letter) => ALIKE.find((group) => group.includes(letter))?.[0] ?? letter)
    .join('');

const LATIN = /^abs(?:ente?)?\.?$/i;

/**
 * The word for an absence that a text is: `abs` and `Absent`, or an Arabic one with any dots and one letter wrong after its first:
 * `عياب` and `غاب` are غياب.
 */
export function absenceWord(text: string): string | undefined {
  if (LATIN.test(text)) return 'abs';
  const seen = withoutDots(text);
  const [nearest] = ABSENCES.map((word) => ({ word, meant: withoutDots(word) }))
    .filter(({ meant }) => seen.length > 2 && seen[0] === meant[0])
    .map(({ word, meant }) => ({ word, distance: editDistance(seen, meant) }))
    .toSorted((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= 1 ? nearest.word : undefined;
}

const LATIN_END = /(?:bs|sente?)\.?$/i;

/** Whether a text may be the word for an absence, where something else takes it for one too: Tesseract reads `dbs` and `osent`. */
export const mayBeAbsenceWord = (text: string): boolean =>
  absenceWord(text) !== undefined || LATIN_END.test(text);
