/** The interface's locales, and the language of a document. */
export const locales = ['en-US', 'ar'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en-US';

export const languages = ['en', 'ar'] as const;
/** The language a notebook, report or mail is written in. */
export type Language = (typeof languages)[number];

/** Drafts are also written in French, which Algerian schools teach from the third year on. */
export const draftLanguages = [...languages, 'fr'] as const;
/** The language of a draft, and of the sheets made from it. */
export type DraftLanguage = (typeof draftLanguages)[number];

export type Direction = 'ltr' | 'rtl';
export const directionOf = (language: DraftLanguage | Locale): Direction =>
  language === 'ar' ? 'rtl' : 'ltr';
export const languageOf = (locale: Locale): Language => (locale === 'ar' ? 'ar' : 'en');
