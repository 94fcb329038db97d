/** Files the first paint needs, by language; known only after the build. */
export interface BootAssets {
  /** What a signed-in user needs besides: the identity client. */
  readonly session: readonly string[];
  readonly fonts: { readonly ar: readonly string[]; readonly en: readonly string[] };
  readonly modules: { readonly ar: readonly string[]; readonly en: readonly string[] };
  /**
   * Patterns of addresses, as sources of regular expressions, each with the files of its page and those of its texts:
   * numbers in `files`.
   */
  readonly pages: readonly (readonly [
    pattern: string,
    files: readonly number[],
    texts: { readonly ar: readonly number[]; readonly en: readonly number[] },
  ])[];
  readonly files: readonly string[];
}

/**
 * Runs before the first paint, as a script file of its own (the policy allows no inline script): sets language,
 * direction and colour scheme on the document and starts loading what the language and the page need. The language is
 * the one chosen on this device, else the one the address names (an invitation's), else the one the browser prefers;
 * the application goes by the document's. It is printed into a file by the build, so it must not refer to anything
 * outside itself.
 */
export const boot = (assets: BootAssets): void => {
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is blocked: defaults
    }
  };
  const root = document.documentElement;
  const spoken = (tag: string | null): 'ar' | 'en' | undefined => {
    if (/^ar\b/i.test(tag ?? '')) return 'ar';
    return /^en\b/i.test(tag ?? '') ? 'en' : undefined;
  };
  const language =
    spoken(read('userLanguage')) ??
    spoken(read('locale')) ??
    spoken(new URLSearchParams(location.search).get('language')) ??
    navigator.languages.map(spoken).find(Boolean) ??
    'en';
  root.lang = language === 'ar' ? 'ar' : 'en-US';
  root.dir = language === 'ar' ? 'rtl' : 'ltr';

  const darkMode = read('darkMode');
  const dark =
    darkMode === 'true' ||
    (darkMode !== 'false' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.colorScheme = dark ? 'dark' : 'light';

  const link = (rel: string, href: string, as?: string): void => {
    const element = document.createElement('link');
    element.rel = rel;
    element.href = href;
    element.crossOrigin = 'anonymous';
    if (as) element.as = as;
    document.head.append(element);
  };
  const isSignedIn = (): boolean => {
    try {
      return Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'));
    } catch {
      return false;
    }
  };
  if (isSignedIn()) {
    link('preload', '/config.json', 'fetch');
    for (const href of assets.session) link('modulepreload', href);
  }
  for (const href of assets.fonts[language]) link('preload', href, 'font');
  for (const href of assets.modules[language]) link('modulepreload', href);
  const page = assets.pages.find(([pattern]) => new RegExp(pattern).test(location.pathname));
  for (const file of page ? [...page[1], ...page[2][language]] : []) {
    link('modulepreload', String(assets.files[file]));
  }

  // The first question makes the browser read its data of all locales, 50 ms of a slow telephone: before anything shows
  // and can be touched, while the files are on their way.
  Intl.NumberFormat.supportedLocalesOf(root.lang);
  Intl.DateTimeFormat.supportedLocalesOf(root.lang);
};
