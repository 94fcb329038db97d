/** Files the first paint needs, by language; known only after the build. */
export interface BootAssets {
  /** What signed-in users need on any page: the session, and parts and texts of the frame. */
  readonly session: { readonly ar: readonly string[]; readonly en: readonly string[] };
  readonly fonts: { readonly ar: readonly string[]; readonly en: readonly string[] };
  readonly modules: { readonly ar: readonly string[]; readonly en: readonly string[] };
  /** Patterns of addresses, each with the files of its page and of its texts, as indices in `files`. */
  readonly pages: readonly (readonly [
    pattern: string,
    files: readonly number[],
    texts: { readonly ar: readonly number[]; readonly en: readonly number[] },
  ])[];
  readonly files: readonly string[];
  /** How many of the pages, from the first, visitors may open; the others lead them to the login. */
  readonly open: number;
}

declare global {
  /** Starts loading the files of a page, by its address or its route; only the built site has it. */
  var preloadPageFiles: ((pathname: string) => void) | undefined;
}

/**
 * Runs before the first paint, as a separate file (the security policy allows no inline script): sets language,
 * direction and colour scheme of the document, and starts loading the files of the language and the page. The language
 * is the one chosen on this device, else the one in the address (of an invitation), else the browser's preferred one;
 * the application reads it from the document. The build prints this function into a file, so it must not refer to
 * anything outside itself.
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
      // On a shared device the session is in the tab.
      const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
      return keys.some((key) => key.startsWith('firebase:authUser:'));
    } catch {
      return false;
    }
  };
  const signedIn = isSignedIn();
  if (signedIn) {
    link('preload', '/config.json', 'fetch');
    for (const href of assets.session[language]) link('modulepreload', href);
  }
  for (const href of assets.fonts[language]) link('preload', href, 'font');
  for (const href of assets.modules[language]) link('modulepreload', href);
  const linked = new Set<string>();
  globalThis.preloadPageFiles = (pathname) => {
    const page = assets.pages.find(([pattern]) => new RegExp(pattern).test(pathname));
    for (const file of page ? [...page[1], ...page[2][language]] : []) {
      const href = String(assets.files[file]);
      if (!linked.has(href)) link('modulepreload', href);
      linked.add(href);
    }
  };
  const { pathname } = location;
  const isReserved = assets.pages
    .slice(assets.open)
    .some(([pattern]) => new RegExp(pattern).test(pathname));
  globalThis.preloadPageFiles(isReserved && !signedIn ? '/login' : pathname);

  // The first use of Intl loads the browser's locale data, which takes 50 ms on a slow phone. It happens here, while the
  // files load and there is nothing to press yet.
  Intl.NumberFormat.supportedLocalesOf(root.lang);
  Intl.DateTimeFormat.supportedLocalesOf(root.lang);
};
