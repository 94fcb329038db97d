const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Characters that stand for unknown letters, among them those of fonts without a table and LibreOffice's lost signs. */
const UNKNOWN = /[\ufffd\p{Co}\p{Cn}]|¿(?!\p{L})/gu;
const MOST_UNKNOWN = 0.03;
const ARTICLE = /(?<!\p{L})ال(?=\p{L})/gu;
/** The article, read from left to right. */
const REVERSED_ARTICLE = /(?<=\p{L}{2})لا(?!\p{L})/gu;
/** Letters that begin no word. */
const IMPOSSIBLE = /(?<![\p{L}\p{M}])[ةى](?=\p{L}{2})/gu;

/** Whether a text's letters can be what the page shows: not without a table of letters, or with Arabic reversed. */
export function isCredible(text: string): boolean {
  if (count(text, UNKNOWN) > text.length * MOST_UNKNOWN) return false;
  const ends = count(text, REVERSED_ARTICLE);
  return count(text, IMPOSSIBLE) < 3 && (ends < 5 || ends <= count(text, ARTICLE));
}

/** What the letters of الأ and الإ become where a PDF stores the two letters of لا from left to right. */
const SWAPPED = /ا([أإآ])ل/gu;
export const withArticles = (text: string): string => text.replaceAll(SWAPPED, 'ال$1');

/** Arabic texts of this length have the two letters of لا somewhere. */
const LONG = 300;
/** Whether the two letters of لا, which are one sign, may be stored the other way round: `السالم` for `السلام`. */
const mayBeSwapped = (text: string): boolean =>
  count(text, SWAPPED) > 0 || (count(text, /\p{Script=Arabic}/gu) > LONG && !/ل[اأإآ]/u.test(text));

/** Whether some letters of a credible text may be others than the page shows. */
export const hasDoubtfulLetters = (text: string): boolean =>
  count(text, UNKNOWN) > 0 || count(text, IMPOSSIBLE) > 0 || mayBeSwapped(text);
