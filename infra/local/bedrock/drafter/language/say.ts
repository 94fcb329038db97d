import type { Language } from '../../../../../shared/model/locale.ts';

/** The same said in both languages. */
export type Said = Readonly<Record<Language, string>>;

/** First letter large, where the script has such. */
export const capitalized = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** Things in a row: «أ، ب وج», “a, b and c”. */
export function joined(language: Language, things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  if (things.length < 2) return last;
  const first = things.slice(0, -1).join(language === 'ar' ? '، ' : ', ');
  return language === 'ar' ? `${first} و${last}` : `${first} and ${last}`;
}
