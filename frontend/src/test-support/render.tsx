import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { unload } from 'swr';
import { afterEach } from 'vitest';
import { directionOf, type Locale } from '#shared/model/locale.ts';
import { themeFor } from '../app/theme/theme.ts';
import { formattingLocale } from '../i18n/formatting-locale.ts';
import { LocaleContext } from '../i18n/locale-context.ts';
import { allMessages } from './all-messages.ts';
import { styleCache } from './style-cache.ts';

afterEach(cleanup);

const messages = { 'en-US': allMessages('en-US'), ar: allMessages('ar') };

interface Options {
  readonly locale?: Locale;
  /** The address of the page, with the state of the link to it if needed. */
  readonly at?: string | { readonly pathname: string; readonly state: unknown };
}

const Address = () => {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  return <output data-testid="address">{address}</output>;
};

/**
 * Renders a page with the application's texts, theme, direction and router, and without data that an earlier page has
 * fetched. `data-testid="address"` shows the address.
 */
export const renderPage = (
  page: ReactNode,
  { locale = 'en-US', at = '/' }: Options = {},
): RenderResult => {
  const direction = directionOf(locale);
  unload({ revalidate: false });
  return render(
    <LocaleContext value={{ locale, direction, setLocale: async () => {} }}>
      <IntlProvider locale={formattingLocale(locale)} messages={messages[locale]}>
        <CacheProvider value={styleCache}>
          <ThemeProvider theme={themeFor(direction)}>
            <MemoryRouter initialEntries={[at]}>
              <Routes>
                <Route path="*" element={page} />
              </Routes>
              <Address />
            </MemoryRouter>
          </ThemeProvider>
        </CacheProvider>
      </IntlProvider>
    </LocaleContext>,
  );
};
