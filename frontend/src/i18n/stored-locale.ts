import { defaultLocale, locales, type Locale } from '../../../shared/model/locale.ts';
import { readSetting, writeSetting } from '../lib/settings/local-settings.ts';

/** The locale the user chose on this device, or the default. */
export const storedLocale = (): Locale => {
  const stored = readSetting('userLanguage') ?? readSetting('locale');
  return locales.find((locale) => locale === stored) ?? defaultLocale;
};

export const storeLocale = (locale: Locale): void => {
  writeSetting('userLanguage', locale);
  writeSetting('locale', locale);
};
