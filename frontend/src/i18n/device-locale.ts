import { defaultLocale, locales, type Locale } from '../../../shared/model/locale.ts';
import { writeSetting } from '../lib/settings/local-settings.ts';

/** The locale the boot script has decided on, before the first paint. */
export const bootLocale = (): Locale =>
  locales.find((locale) => locale === document.documentElement.lang) ?? defaultLocale;

/** Keeps the user's choice on this device. */
export const storeLocale = (locale: Locale): void => {
  writeSetting('userLanguage', locale);
  writeSetting('locale', locale);
};
