/** The interface's locales, and the language of a document. */
export const locales = ['en-US', 'ar'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en-US';

export const languages = ['en', 'ar'] as const;
/** The language a notebook, mail or draft is written in. */
export type Language = (typeof languages)[number];

export type Direction = 'ltr' | 'rtl';
export const directionOf = (language: Language | Locale): Direction =>
  language === 'ar' ? 'rtl' : 'ltr';
export const languageOf = (locale: Locale): Language => (locale === 'ar' ? 'ar' : 'en');
