import type { EmotionCache } from '@emotion/cache';
import { directionOf, type Locale } from '../../../../shared/model/locale.ts';
import { loadMessages, type Messages } from '../../i18n/load-messages.ts';
import { ltrCache } from '../theme/ltr-cache.ts';

/** Everything one locale needs before it can be shown. */
export interface LoadedLocale {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly cache: EmotionCache;
}

const cacheFor = async (locale: Locale): Promise<EmotionCache> =>
  directionOf(locale) === 'rtl' ? (await import('../theme/rtl-cache.ts')).rtlCache : ltrCache;

export const loadLocale = async (locale: Locale): Promise<LoadedLocale> => {
  const [messages, cache] = await Promise.all([loadMessages(locale), cacheFor(locale)]);
  return { locale, messages, cache };
};
