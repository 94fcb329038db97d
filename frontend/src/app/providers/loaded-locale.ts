import type { EmotionCache } from '@emotion/cache';
import { directionOf, type Locale } from '../../../../shared/model/locale.ts';
import { formattingLocale } from '../../i18n/formatting-locale.ts';
import { loadMessages, type Messages } from '../../i18n/load-messages.ts';
import { ltrCache } from '../theme/ltr-cache.ts';
import { themeFor } from '../theme/theme.ts';

/** Everything one locale needs before it can be shown. */
export interface LoadedLocale {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly cache: EmotionCache;
}

const cacheFor = async (locale: Locale): Promise<EmotionCache> =>
  directionOf(locale) === 'rtl' ? (await import('../theme/rtl-cache.ts')).rtlCache : ltrCache;

/** Loads what a locale needs; while its files are on their way, what takes long to make is made. */
export const loadLocale = async (locale: Locale): Promise<LoadedLocale> => {
  const files = Promise.all([loadMessages(locale), cacheFor(locale)]);
  await prepare(locale);
  const [messages, cache] = await files;
  return { locale, messages, cache };
};

/** Each in a task of its own, between which the page can answer; the first rendering then finds them ready. */
const prepare = async (locale: Locale): Promise<void> => {
  await nextTask();
  themeFor(directionOf(locale));
  await nextTask();
  // The first question reads the browser's data of all locales.
  Intl.NumberFormat.supportedLocalesOf(formattingLocale(locale));
};

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
