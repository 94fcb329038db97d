import { defaultLocale, locales, type Locale } from '#shared/model/locale.ts';
import { writeSetting } from '../lib/settings/local-settings.ts';

/** The locale of the document: the boot script's, from before the first paint on, until another is shown. */
export const shownLocale = (): Locale =>
  locales.find((locale) => locale === document.documentElement.lang) ?? defaultLocale;

/** Keeps the user's choice on this device. */
export const storeLocale = (locale: Locale): void => {
  writeSetting('userLanguage', locale);
  writeSetting('locale', locale);
};
