import type { Locale } from '#shared/model/locale.ts';

/** How schools write dates, day before month: English as in Britain, Arabic with Algeria's month names and western digits. */
const formattingLocales: Record<Locale, string> = { 'en-US': 'en-GB', ar: 'ar-DZ-u-nu-latn' };

export const formattingLocale = (locale: Locale): string => formattingLocales[locale];
