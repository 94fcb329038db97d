import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Files a script imports before it runs (`import … from`, `import '…'`, `export … from`), not those it loads later. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/g;
const PAGE_SCRIPT = /<(?:script|link)[^>]*(?:src|href)="(\/assets\/[^"]+\.js)"/g;

/** Every script the page at `site/index.html` needs before its first screen in English, with its size after brotli, in bytes. */
export function initialJavaScript(site: string): Map<string, number> {
  const sizes = new Map<string, number>();
  const visit = (file: string): void => {
    if (sizes.has(file)) return;
    const text = readFileSync(file, 'utf8');
    sizes.set(file, brotliCompressSync(text).length);
    for (const [, imported = ''] of text.matchAll(STATIC_IMPORT)) {
      visit(path.resolve(path.dirname(file), imported));
    }
  };
  const page = readFileSync(path.join(site, 'index.html'), 'utf8');
  for (const [, script = ''] of page.matchAll(PAGE_SCRIPT)) visit(path.join(site, script));
  // The words come by a file of their own, which the first screen waits for as well.
  const assets = path.join(site, 'assets');
  for (const name of readdirSync(assets)) {
    if (/^en-US-.*\.js$/.test(name)) visit(path.join(assets, name));
  }
  return sizes;
}
