import type { Locale } from '#shared/model/locale.ts';

/** The number and date formats of the schools: Arabic with the Maghreb's month names and western digits. */
const formattingLocales: Record<Locale, string> = { 'en-US': 'en-US', ar: 'ar-DZ-u-nu-latn' };

export const formattingLocale = (locale: Locale): string => formattingLocales[locale];
