import { defaultLocale, locales, type Locale } from '#shared/model/locale.ts';
import { writeSetting } from '../lib/settings/local-settings.ts';

/** The document's locale: the boot script sets it before the first paint, and a switch changes it. */
export const shownLocale = (): Locale =>
  locales.find((locale) => locale === document.documentElement.lang) ?? defaultLocale;

export const storeLocale = (locale: Locale): void => {
  writeSetting('userLanguage', locale);
  writeSetting('locale', locale);
};
