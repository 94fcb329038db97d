import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Turns each message file (id → ICU text) into id → syntax tree, so the browser needs no parser. */
export const compiledMessages = (): Plugin => ({
  name: 'daftar:compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/i18n\/[^/]+\/[^/]+\.json$/ },
    handler(code) {
      const texts: unknown = JSON.parse(code);
      const trees = Object.entries(texts ?? {}).map(([id, text]) => [id, parse(String(text))]);
      return { code: JSON.stringify(Object.fromEntries(trees)), map: null };
    },
  },
});
