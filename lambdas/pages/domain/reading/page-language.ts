import type { Word } from '#shared/page/page-reading.ts';
import type { DigitScript, Gradebook } from '#shared/model/gradebook.ts';
import { foldedWords } from '#shared/text/fold-text.ts';

export type PageLanguage = Gradebook['language'];

const ARABIC_DIGITS = /[٠-٩۰-۹]/g;
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The script of most digits on the page. */
export function digitsOf(words: readonly Word[]): DigitScript {
  const text = words.map((word) => word.text).join(' ');
  return count(text, ARABIC_DIGITS) > count(text, /[0-9]/g) ? 'arabic-indic' : 'western';
}

const vocabulary = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Words of gradebooks that occur in only one of the two languages; folded. */
const FRENCH = vocabulary(
  'nom noms prenom prenoms eleve eleves devoir devoirs composition moyenne cahier comportement continue matricule naissance classe annee trimestre semestre releve fiche liste matiere professeur enseignant etablissement college lycee ecole appreciation remarque remarques des du les et pour absent',
);
const ENGLISH = vocabulary(
  'name names surname student students pupil pupils test tests exam homework notebook behavior behaviour average class year term school mark marks first last full grade grades gradebook teacher subject behaviour practical remark remarks comments of and the for',
);

/** With a smaller share of Arabic letters a page is not Arabic; a French page may have an Arabic stamp. */
const ARABIC_SHARE = 0.25;
/** Per cent; words with more confidence are in the script in which they were read. */
const CERTAIN = 70;
/** With fewer letters the script is unknown. */
const FEW_LETTERS = 20;
/** Maximum weight of accents, because names have them in every language. */
const MOST_ACCENTS = 1.5;

/** Letters of a script weighted by their word's confidence, because hasty writing is guessed in either script. */
const surely = (words: readonly Word[], letters: RegExp): number =>
  words.reduce(
    (sum, { text, confidence }) => sum + count(text, letters) * (confidence / 100) ** 2,
    0,
  );

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Evidence for a page's language besides its words. */
export interface LanguageHints {
  /** The pupils of the class lists have Arabic names. */
  readonly isListArabic: boolean;
  /** The side on which the rows are numbered, if any. */
  readonly numbered: 'left' | 'right' | undefined;
}

/** The language of a page. Without Arabic letters, the side of the row numbers and the class list say more. */
export function languageOf(words: readonly Word[], hints: LanguageHints): PageLanguage {
  const text = words.map((word) => word.text).join(' ');
  // Only letters, because digits and punctuation of a script occur on pages in any language.
  const arabic = surely(words, /(?=\p{L})\p{Script=Arabic}/gu);
  const latin = surely(words, /\p{Script=Latin}/gu);
  if (arabic > 0 && arabic >= (arabic + latin) * ARABIC_SHARE) return 'ar';
  const latinWords = words.filter((word) => /\p{Script=Latin}{2}/u.test(word.text));
  const isUnsure =
    count(text, /\p{Script=Latin}/gu) < FEW_LETTERS ||
    average(latinWords.map(({ confidence }) => confidence)) < CERTAIN;
  const isArabicDigits = digitsOf(words) === 'arabic-indic';
  const isProbablyArabic = isUnsure && (hints.isListArabic || isArabicDigits);
  if (hints.numbered === 'right' || (isProbablyArabic && hints.numbered !== 'left')) return 'ar';
  // Counts each word once, because repeated words are names or absences and say little about the language.
  const folded = [...new Set(foldedWords(text))];
  const accents = Math.min(MOST_ACCENTS, count(text, /[éèêëàâçîïôûùœ]/giu) / 4);
  const french = folded.filter((word) => FRENCH.has(word)).length + accents;
  const english = folded.filter((word) => ENGLISH.has(word)).length;
  return english > french ? 'en' : 'fr';
}
