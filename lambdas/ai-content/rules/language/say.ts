import type { Language } from '#shared/model/locale.ts';

/** The same said in both languages. */
export type Said = Readonly<Record<Language, string>>;

/** First letter large, where the script has such. */
export const capitalized = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
