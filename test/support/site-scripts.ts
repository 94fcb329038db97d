import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '#shared/model/locale.ts';

/** Scripts with the number of bytes that browsers are sent, which are compressed by the build. */
export type Scripts = ReadonlyMap<string, number>;

/**
 * The files a script imports before it runs (`import … from`, `import '…'`, `export … from`), not those loaded later.
 */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/g;
const PAGE_SCRIPT = /<(?:script|link)[^>]*(?:src|href)="(\/assets\/[^"]+\.js)"/g;

const dist = path.resolve(import.meta.dirname, '../../dist');
export const built = path.join(dist, 'frontend');
const assets = path.join(built, 'assets');

interface Script {
  readonly size: number;
  readonly imports: readonly string[];
}

/** Each script is read once, because every page needs the common ones. */
const readScripts = new Map<string, Script>();
const readScript = (file: string): Script => {
  const known = readScripts.get(file);
  if (known) return known;
  const script = {
    size: statSync(path.join(dist, 'compressed', path.relative(built, file))).size,
    imports: Array.from(readFileSync(file, 'utf8').matchAll(STATIC_IMPORT), ([, imported = '']) =>
      path.resolve(path.dirname(file), imported),
    ),
  };
  readScripts.set(file, script);
  return script;
};

/** `files` and everything they import before they run, except those in `known`. */
const collectImports = (files: readonly string[], known?: Scripts): Scripts => {
  const found = new Map<string, number>();
  const visit = (file: string): void => {
    if (found.has(file) || known?.has(file)) return;
    const { size, imports } = readScript(file);
    found.set(file, size);
    imports.forEach(visit);
  };
  files.forEach(visit);
  return found;
};

/** The built script of a source file's name, e.g. `students-page`: the name, a hash of seven characters, `.js`. */
const scriptNamed = (name: string): string => {
  const found = readdirSync(assets).filter((file) => /^(.+)-.{7}\.js$/.exec(file)?.[1] === name);
  if (found.length !== 1) throw new Error(`${found.length} built scripts are named ${name}`);
  return path.join(assets, String(found[0]));
};

/** Every script the site needs before its first screen in a language. */
export const initialScripts = (locale: Locale): Scripts => {
  const page = readFileSync(path.join(built, 'index.html'), 'utf8');
  const asked = Array.from(page.matchAll(PAGE_SCRIPT), ([, src = '']) => path.join(built, src));
  // The texts are in their own file, which the first screen needs as well, and so is what mirrors styles.
  const named = [`texts-${locale}-common`, ...(locale === 'ar' ? ['rtl-cache'] : [])];
  return collectImports([...asked, ...named.map(scriptNamed)]);
};

/** The scripts that these names need beyond `known`. */
export const scriptsOf = (names: readonly string[], known: Scripts): Scripts =>
  collectImports(names.map(scriptNamed), known);

/** Thousands of bytes, as in the budgets. */
export const kilobytes = (scripts: Scripts): number =>
  [...scripts.values()].reduce((sum, size) => sum + size, 0) / 1000;

/** The files that the service worker stores, by their addresses. */
export const storedFiles = (): string[] =>
  Array.from(
    readFileSync(path.join(built, 'sw.js'), 'utf8').matchAll(/url:"(\/[^"]+)"/g),
    ([, url = '']) => url,
  );

/** The scripts that the service worker stores, and everything that they need before they run. */
export const storedScripts = (): { readonly stored: Scripts; readonly needed: Scripts } => {
  const files = storedFiles()
    .filter((url) => url.endsWith('.js'))
    .map((url) => path.join(built, url));
  const needed = collectImports(files);
  return { stored: new Map(files.map((file) => [file, needed.get(file) ?? 0])), needed };
};
