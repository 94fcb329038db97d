import createCache from '@emotion/cache';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { locales, type Locale } from '#shared/model/locale.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import type { LoadedLocale } from './loaded-locale.ts';
import { LocaleProvider } from './locale-provider.tsx';

const loading = vi.hoisted(() => new Map<Locale, (loaded: LoadedLocale) => void>());
vi.mock('./loaded-locale.ts', () => ({
  loadLocale: (locale: Locale) => new Promise((resolve) => void loading.set(locale, resolve)),
}));

const loaded = (locale: Locale): LoadedLocale => ({
  locale,
  messages: {},
  cache: createCache({ key: 'test' }),
});
const arrive = (locale: Locale) => act(async () => loading.get(locale)?.(loaded(locale)));

const Language = () => {
  const { locale, setLocale } = useLocale();
  return (
    <>
      <p>{locale}</p>
      {locales.map((option) => (
        <button key={option} onClick={() => void setLocale(option)}>
          {option}
        </button>
      ))}
    </>
  );
};
const choose = (locale: Locale) => fireEvent.click(screen.getByRole('button', { name: locale }));
const shown = () => screen.getByRole('paragraph').textContent;

beforeEach(() => {
  localStorage.clear();
  render(
    <LocaleProvider initial={loaded('en-US')}>
      <Language />
    </LocaleProvider>,
  );
});

afterEach(cleanup);

it('shows a language once its texts have arrived, and remembers it', async () => {
  choose('ar');
  expect(shown()).toBe('en-US');
  await arrive('ar');
  expect([shown(), document.documentElement.dir]).toEqual(['ar', 'rtl']);
  expect(localStorage.getItem('userLanguage')).toBe('ar');
});

it('shows the language that was chosen last, also when another one arrives later', async () => {
  choose('ar');
  choose('en-US');
  await arrive('en-US');
  await arrive('ar');
  expect([shown(), document.documentElement.dir]).toEqual(['en-US', 'ltr']);
  expect(localStorage.getItem('userLanguage')).toBe('en-US');
});
