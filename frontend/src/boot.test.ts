import { beforeEach, describe, expect, it, vi } from 'vitest';
import { boot } from './boot.ts';

const assets = {
  session: { ar: ['/session.js', '/session-ar.js'], en: ['/session.js', '/session-en.js'] },
  fonts: { ar: ['/ar.woff2'], en: ['/en.woff2'] },
  modules: { ar: ['/ar.js', '/rtl.js'], en: ['/en.js'] },
  pages: [
    ['^/login$', [0, 1], { ar: [3], en: [4] }],
    ['^/games/[^/]+$', [2], { ar: [], en: [] }],
  ] as const,
  files: ['/login.js', '/form.js', '/game.js', '/login-ar.js', '/login-en.js'],
  open: 1,
};
const root = document.documentElement;
const hrefs = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

describe('the script that starts every page', () => {
  it('starts in English, light, with the Latin font', () => {
    boot(assets);
    expect([root.lang, root.dir, root.dataset.colorScheme]).toEqual(['en-US', 'ltr', 'light']);
    expect(hrefs()).toEqual(['/en.woff2', '/en.js']);
  });

  it('starts in Arabic, right to left, with the Arabic font and the mirrored style', () => {
    localStorage.setItem('userLanguage', 'ar');
    boot(assets);
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
    expect(hrefs()).toEqual(['/ar.woff2', '/ar.js', '/rtl.js']);
  });

  it('also reads the language from its second storage key', () => {
    localStorage.setItem('locale', 'ar');
    boot(assets);
    expect(root.dir).toBe('rtl');
  });

  it.each([
    [['ar'], 'ar'],
    [['ar-DZ', 'fr', 'en'], 'ar'],
    [['fr-DZ', 'fr', 'AR-dz', 'en-US'], 'ar'],
    [['en-GB', 'ar'], 'en-US'],
    [['fr', 'en', 'ar'], 'en-US'],
    [['fr'], 'en-US'],
    [['arn', 'enm'], 'en-US'],
    [[], 'en-US'],
  ])('starts a first visit with a browser for %j in %s', (languages, lang) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    boot(assets);
    expect(root.lang).toBe(lang);
    expect(hrefs()[0]).toBe(lang === 'ar' ? '/ar.woff2' : '/en.woff2');
  });

  it.each([
    ['?email=a%40b.c&language=ar', ['en-US'], 'ar'],
    ['?language=en', ['ar'], 'en-US'],
    ['?language=en-US', ['ar'], 'en-US'],
    ['?language=fr', ['ar'], 'ar'],
  ])('opens an invitation %s in a browser for %j in %s', (query, languages, lang) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    history.replaceState(null, '', `/sign-in-link${query}`);
    boot(assets);
    expect(root.lang).toBe(lang);
  });

  it('prefers what was chosen on this device over the browser and the invitation', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar']);
    history.replaceState(null, '', '/sign-in-link?language=ar');
    localStorage.setItem('userLanguage', 'en-US');
    boot(assets);
    expect(root.lang).toBe('en-US');
  });

  it('ignores a stored choice that is not a language', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar']);
    localStorage.setItem('userLanguage', 'undefined');
    boot(assets);
    expect(root.lang).toBe('ar');
  });

  it.each([
    ['true', false, 'dark'],
    ['false', true, 'light'],
    ['auto', true, 'dark'],
    ['auto', false, 'light'],
  ])(
    'with darkMode %s and a device whose dark mode is %s uses the %s scheme',
    (stored, system, scheme) => {
      vi.stubGlobal('matchMedia', () => ({ matches: system }));
      localStorage.setItem('darkMode', stored);
      boot(assets);
      expect(root.dataset.colorScheme).toBe(scheme);
    },
  );

  it.each([
    ['/login', ['/login.js', '/form.js', '/login-en.js']],
    ['/games', []],
  ])('fetches the files of the page at %s ahead', (path, files) => {
    history.replaceState(null, '', path);
    boot(assets);
    expect(hrefs()).toEqual(['/en.woff2', '/en.js', ...files]);
  });

  it('fetches a page for users ahead only where one is signed in; others come to the login', () => {
    history.replaceState(null, '', '/games/quiz');
    boot(assets);
    expect(hrefs()).toEqual(['/en.woff2', '/en.js', '/login.js', '/form.js', '/login-en.js']);
    document.head.replaceChildren();
    localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
    boot(assets);
    expect(hrefs().at(-1)).toBe('/game.js');
  });

  it('fetches what a session needs ahead for someone who is signed in', () => {
    localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
    boot(assets);
    expect(hrefs()).toEqual(
      expect.arrayContaining(['/config.json', '/session.js', '/session-en.js']),
    );
  });
});
