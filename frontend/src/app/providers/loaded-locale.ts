import createCache, { type EmotionCache } from '@emotion/cache';
import { directionOf, type Locale } from '#shared/model/locale.ts';
import { loadLocaleMessages, type Messages } from '../../i18n/load-messages.ts';
import { nextTask } from '../../lib/next-task.ts';
import { themeFor } from '../theme/theme.ts';

/** Has no prefixer: `base.css` contains the few prefixes that current browsers need. */
const ltrCache: EmotionCache = createCache({ key: 'ltr', stylisPlugins: [] });

/** Everything needed to show one locale. */
export interface LoadedLocale {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly cache: EmotionCache;
}

const cacheFor = async (locale: Locale): Promise<EmotionCache> =>
  directionOf(locale) === 'rtl' ? (await import('../theme/rtl-cache.ts')).rtlCache : ltrCache;

/** Loads what a locale needs, and builds the theme while its files load. */
export const loadLocale = async (locale: Locale): Promise<LoadedLocale> => {
  const files = Promise.all([loadLocaleMessages(locale), cacheFor(locale)]);
  // Built in a separate task, so that the page can respond before the first render, which reuses it.
  await nextTask();
  themeFor(directionOf(locale));
  const [messages, cache] = await files;
  return { locale, messages, cache };
};
