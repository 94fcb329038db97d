import {
  markHeading,
  markHeadingWords,
  type MarkHeading,
} from '#shared/record/marks/mark-headings.ts';
import { editDistance } from '#shared/record/names/name-likeness.ts';
import { termOrdinals } from '#shared/record/marks/term-words.ts';
import { foldedWords, foldText } from '#shared/text/fold-text.ts';
import { fieldOfHeading, type HeadingField } from '#shared/spreadsheet/heading-terms.ts';

/** The meaning of a column's heading: a detail of the pupil, or marks. */
export interface HeadingMeaning {
  readonly field?: HeadingField;
  readonly mark?: MarkHeading;
  /** Set if it fits only after changing a letter or two, so that the column's content must agree. */
  readonly isRepaired?: true;
}

/** Meanings of headings of name columns. */
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

/** Words in headings of names and numbers; folded, without the article. */
const NAME_WORDS =
  'رقم لقب اسم تعريف تلميذ تلاميذ ترتيب تسجيل ميلاد تاريخ nom noms prenom prenoms eleve eleves name names surname student pupil full first last number matricule naissance date'.split(
    ' ',
  );
/** Words of other columns, a letter or two from those of marks: sums, weights, ranks, signatures; folded, without the article. */
const OTHER_WORDS = 'مجموع معامل معاملات رتبه توقيع امضاء total coef coefficient rang rank'.split(
  ' ',
);
const WORDS = [...markHeadingWords, ...NAME_WORDS];
const KNOWN = new Set(WORDS);
const READ_RIGHT: ReadonlySet<string> = new Set([...WORDS, ...OTHER_WORDS]);
/** Every word of headings; folded, without the article. */
export const headingWords: readonly string[] = [...new Set([...WORDS, ...OTHER_WORDS])];
const isArabic = (word: string): boolean => /\p{Script=Arabic}/u.test(word);
/** Also with the article, because a misread article is not removed and stays part of its word. */
const SPELLINGS = WORDS.flatMap((word) => [
  { word, spelling: word },
  ...(isArabic(word) ? [{ word, spelling: `ال${word}` }] : []),
]);

/** Names of pupils that are a letter from a word of headings, or are one; folded. */
const PUPIL_NAMES: ReadonlySet<string> = new Set(
  'اسماء محروس باسم قاسم جاسم راسم وسيم ميلود فيصل فضل نقاش براءه سلوي سلام سلامه عبير واجد راجب فرج فرح فرضي فارض علام علامي نشات كراش دفار grace marc mary marco tess tessa testa moya jean dean sean james evan noam york obsa'.split(
    ' ',
  ),
);

export const isPupilName = (word: string): boolean => PUPIL_NAMES.has(word);

/** The number of letters of a word that may be misread; Arabic roots are short, so one of three there. */
function mayDiffer(word: string): number {
  if (word.length >= 10) return 3;
  if (word.length >= 7) return 2;
  return word.length >= (isArabic(word) ? 3 : 4) ? 1 : 0;
}

function repairedWord(word: string): string {
  const most = mayDiffer(word);
  if (most === 0 || READ_RIGHT.has(word) || PUPIL_NAMES.has(word)) return word;
  const near = SPELLINGS.filter(({ spelling }) => Math.abs(spelling.length - word.length) <= most)
    .map(({ word: known, spelling }) => ({ known, distance: editDistance(word, spelling) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.known ?? word;
}

/** Also compares a short word with its article, since `الفر` is close to `الفرض`. */
function repairedWithArticle(word: string): string {
  const [bare = ''] = foldedWords(word);
  const repaired = repairedWord(bare);
  if (repaired !== bare || bare === word || READ_RIGHT.has(bare)) return repaired;
  const whole = repairedWord(word);
  return whole === word ? bare : whole;
}

/** Words for `pupil` next to both parts of a name; more of their letters may be misread than of other words. */
const PUPIL_WORDS = 'تلميذ تلاميذ eleve eleves student students pupil pupils'.split(' ');
const MISREAD = 2;

/** Whether words are both parts of a name, followed by a hardly readable word for `pupil`: `اسم ولقب التبيذ`. */
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
  // That there are marks is no news, and a name is as near to such a word as a misread heading is.
  const isSaid =
    meaning?.field !== undefined || meaning?.mark?.kind !== 'mark' || meaning.mark.role;
  if (meaning && isSaid) return { ...meaning, isRepaired: true };
  return areOfPupils(repaired) ? { field: 'fullName', isRepaired: true } : undefined;
}

/** Whether a heading has words besides those of headings and the numbers of terms, such as a misread `اختبار`. */
const hasUnknownWords = (heading: string): boolean =>
  foldedWords(heading).some(
    (word) => /\p{L}/u.test(word) && !KNOWN.has(word) && !termOrdinals.has(word),
  );

/** The meaning of a heading that was read from a picture; `undefined` if it is unknown. */
export function headingMeaning(heading: string): HeadingMeaning | undefined {
  if (PUPIL_NAMES.has(foldText(heading))) return undefined;
  const exact = exactMeaning(heading);
  const { kind, role } = exact?.mark ?? {};
  // `Mean` with an unreadable word may be the mean of the tests instead of the average.
  if (exact && kind !== 'average' && role !== 'term') return exact;
  const repaired = repairedMeaning(heading);
  // An exam of the term is no average of the term, so the unreadable word beside it leaves open what it is.
  if (role === 'term' && !repaired?.mark?.role && hasUnknownWords(heading))
    return { mark: { kind: 'mark' } };
  return repaired ?? exact;
}

/** Whether a text is exactly a heading, without repair. */
export const isHeading = (text: string): boolean => exactMeaning(text) !== undefined;
