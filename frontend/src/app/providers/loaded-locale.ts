import type { EmotionCache } from '@emotion/cache';
import { directionOf, type Locale } from '#shared/model/locale.ts';
import { loadLocaleMessages, type Messages } from '../../i18n/load-messages.ts';
import { nextTask } from '../../lib/next-task.ts';
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
  const files = Promise.all([loadLocaleMessages(locale), cacheFor(locale)]);
  // In a task of its own, after which the page can answer; the first rendering then finds it ready.
  await nextTask();
  themeFor(directionOf(locale));
  const [messages, cache] = await files;
  return { locale, messages, cache };
};
