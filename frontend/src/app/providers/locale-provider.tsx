import { CacheProvider } from '@emotion/react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { directionOf, type Locale } from '#shared/model/locale.ts';
import { formattingLocale } from '../../i18n/formatting-locale.ts';
import { LocaleContext } from '../../i18n/locale-context.ts';
import { storeLocale } from '../../i18n/device-locale.ts';
import { loadLocale, type LoadedLocale } from './loaded-locale.ts';

interface Props {
  readonly initial: LoadedLocale;
  readonly children: ReactNode;
}

/** Provides the locale's texts, direction and style cache; keeps the document's `lang` and `dir` in step. */
export const LocaleProvider = ({ initial, children }: Props) => {
  const [{ locale, messages, cache }, setLoaded] = useState(initial);
  const direction = directionOf(locale);

  const chosen = useRef(initial.locale);
  const setLocale = useCallback(async (next: Locale) => {
    chosen.current = next;
    const loaded = await loadLocale(next);
    // The user chose another locale while this one was loading.
    if (chosen.current !== next) return;
    setLoaded(loaded);
    storeLocale(next);
  }, []);

  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);

  const control = useMemo(() => ({ locale, direction, setLocale }), [locale, direction, setLocale]);
  return (
    <LocaleContext value={control}>
      <IntlProvider locale={formattingLocale(locale)} messages={messages}>
        <CacheProvider value={cache}>{children}</CacheProvider>
      </IntlProvider>
    </LocaleContext>
  );
};
