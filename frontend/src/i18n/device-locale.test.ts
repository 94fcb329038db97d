import { beforeEach, expect, it } from 'vitest';
import { shownLocale, storeLocale } from './device-locale.ts';

beforeEach(() => localStorage.clear());

it.each([
  ['ar', 'ar'],
  ['en-US', 'en-US'],
  ['', 'en-US'],
])('goes by the document’s language %j: %s', (lang, locale) => {
  // The application must ignore every setting that the boot script ignored.
  localStorage.setItem('userLanguage', locale === 'ar' ? 'en-US' : 'ar');
  document.documentElement.lang = lang;
  expect(shownLocale()).toBe(locale);
});

it('stores the choice under both keys', () => {
  storeLocale('ar');
  expect([localStorage.getItem('userLanguage'), localStorage.getItem('locale')]).toEqual([
    'ar',
    'ar',
  ]);
});
