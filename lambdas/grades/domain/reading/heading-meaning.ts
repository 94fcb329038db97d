import {
  markHeading,
  markHeadingWords,
  type MarkHeading,
} from '#shared/gradebook/mark-headings.ts';
import { editDistance } from '#shared/gradebook/name-likeness.ts';
import { foldedWords, foldText } from '#shared/spreadsheet/fold-text.ts';
import { fieldOfHeading, type HeadingField } from '#shared/spreadsheet/heading-terms.ts';

/** What a heading says of its column: of a pupil, or of marks. */
export interface HeadingMeaning {
  readonly field?: HeadingField;
  readonly mark?: MarkHeading;
  /** Only after a letter or two were changed: the column's content must agree. */
  readonly isRepaired?: true;
}

/** What a heading over names says. */
export const nameFields: ReadonlySet<HeadingField> = new Set([
  'surname',
  'givenName',
  'name',
  'fullName',
]);

export const saysName = (meaning: HeadingMeaning | undefined): boolean =>
  meaning?.field !== undefined && nameFields.has(meaning.field);

function exactMeaning(heading: string): HeadingMeaning | undefined {
  const field = fieldOfHeading(heading);
  if (field) return { field };
  const mark = markHeading(heading);
  return mark && { mark };
}

/** Words of the headings of names and numbers; folded, without the article. */
const NAME_WORDS =
  'رقم لقب اسم تعريف تلميذ تلاميذ ترتيب تسجيل ميلاد تاريخ nom noms prenom prenoms eleve eleves name names surname student pupil full first last number matricule naissance date'.split(
    ' ',
  );
const WORDS = [...markHeadingWords, ...NAME_WORDS];
const KNOWN = new Set(WORDS);
const isArabic = (word: string): boolean => /\p{Script=Arabic}/u.test(word);
/** An article of which a letter is misread is none, and still before its word. */
const SPELLINGS = WORDS.flatMap((word) => [
  { word, spelling: word },
  ...(isArabic(word) ? [{ word, spelling: `ال${word}` }] : []),
]);

/** How many letters of a word may be misread: in Arabic, where roots are short, one of three. */
function mayDiffer(word: string): number {
  if (word.length >= 10) return 3;
  if (word.length >= 7) return 2;
  return word.length >= (isArabic(word) ? 3 : 4) ? 1 : 0;
}

function repairedWord(word: string): string {
  const most = mayDiffer(word);
  if (most === 0 || KNOWN.has(word)) return word;
  const near = SPELLINGS.filter(({ spelling }) => Math.abs(spelling.length - word.length) <= most)
    .map(({ word: known, spelling }) => ({ known, distance: editDistance(word, spelling) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.known ?? word;
}

/** A short word is told by its article as well: `الفر` is nearly `الفرض`. */
function repairedWithArticle(word: string): string {
  const [bare = ''] = foldedWords(word);
  const repaired = repairedWord(bare);
  if (repaired !== bare || bare === word || KNOWN.has(bare)) return repaired;
  const whole = repairedWord(word);
  return whole === word ? bare : whole;
}

/** Whose name a heading is of, where both parts of one stand beside it: misread by more letters than other words may be. */
const PUPIL_WORDS = 'تلميذ تلاميذ eleve eleves student students pupil pupils'.split(' ');
const MISREAD = 2;

/** Whether words are both parts of a pupil's name, and a last word that hardly can be read: `اسم ولقب التبيذ`. */
function areOfPupils(words: readonly string[]): boolean {
  const [last = '', ...names] = words.toReversed();
  const isPupil = PUPIL_WORDS.some((pupil) => editDistance(pupil, last) <= MISREAD);
  return isPupil && exactMeaning(names.toReversed().join(' '))?.field === 'fullName';
}

function repairedMeaning(heading: string): HeadingMeaning | undefined {
  const words = foldText(heading).split(' ');
  const folded = words.flatMap(foldedWords);
  const repaired = words.map(repairedWithArticle);
  const meaning =
    repaired.join(' ') === folded.join(' ') ? undefined : exactMeaning(repaired.join(' '));
  if (meaning) return { ...meaning, isRepaired: true };
  return areOfPupils(repaired) ? { field: 'fullName', isRepaired: true } : undefined;
}

/** What a heading that was read from a picture says; undefined if nothing that is known. */
export function headingMeaning(heading: string): HeadingMeaning | undefined {
  const exact = exactMeaning(heading);
  // The mean of what could not be read may be that of the tests, and no average.
  return exact && exact.mark?.kind !== 'average' ? exact : (repairedMeaning(heading) ?? exact);
}

/** Whether a text is a heading, letter for letter. */
export const isHeading = (text: string): boolean => exactMeaning(text) !== undefined;
