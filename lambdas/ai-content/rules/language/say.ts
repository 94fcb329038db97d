import type { Language } from '#shared/model/locale.ts';

/** The same text in both languages. */
export type Said = Readonly<Record<Language, string>>;

/** Capitalises the first letter. */
export const capitalized = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
