import {
  markHeading,
  markHeadingWords,
  type MarkHeading,
} from '../../../../shared/gradebook/mark-headings.ts';
import { editDistance } from '../../../../shared/gradebook/name-likeness.ts';
import { foldedWords } from '../../../../shared/spreadsheet/fold-text.ts';
import { fieldOfHeading, type HeadingField } from '../../../../shared/spreadsheet/heading-terms.ts';

/** What a heading says of its column: of a pupil, or of marks. */
export interface HeadingMeaning {
  readonly field?: HeadingField;
  readonly mark?: MarkHeading;
  /** Only after a letter or two were changed: the column's content must agree. */
  readonly isRepaired?: true;
}

function exactMeaning(heading: string): HeadingMeaning | undefined {
  const field = fieldOfHeading(heading);
  if (field) return { field };
  const mark = markHeading(heading);
  return mark && { mark };
}

/** Words of the headings of names and numbers; folded, without the article. */
const NAME_WORDS =
  'رقم لقب اسم تعريف تلميذ تلاميذ ترتيب تسجيل ميلاد تاريخ nom prenom eleve name surname student pupil full first last number matricule naissance date'.split(
    ' ',
  );
const VOCABULARY = [...markHeadingWords, ...NAME_WORDS];
const KNOWN = new Set(VOCABULARY);

/** How many letters of a word may be misread: in Arabic, where roots are short, one of three. */
function mayDiffer(word: string): number {
  if (word.length >= 7) return 2;
  return word.length >= (/\p{Script=Arabic}/u.test(word) ? 3 : 4) ? 1 : 0;
}

function repairedWord(word: string): string {
  const most = mayDiffer(word);
  if (most === 0 || KNOWN.has(word)) return word;
  const near = VOCABULARY.map((known) => ({ known, distance: editDistance(word, known) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.known ?? word;
}

/** What a heading that was read from a picture says; undefined if nothing that is known. */
export function headingMeaning(heading: string): HeadingMeaning | undefined {
  const exact = exactMeaning(heading);
  if (exact) return exact;
  const folded = foldedWords(heading);
  const repaired = folded.map(repairedWord);
  if (repaired.join(' ') === folded.join(' ')) return undefined;
  const meaning = exactMeaning(repaired.join(' '));
  return meaning && { ...meaning, isRepaired: true };
}

/** Whether a text is a heading, letter for letter. */
export const isHeading = (text: string): boolean => exactMeaning(text) !== undefined;
