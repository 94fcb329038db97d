import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { compileTexts, textFiles } from '#shared/text/compile-texts.ts';

/** Turns each message file (id → ICU text) into id → syntax tree, so the browser needs no parser; also the texts of sheets. */
export const compiledMessages = (): Plugin => ({
  name: 'daftar:compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: [/\/src\/i18n\/[^/]+\/[^/]+\.json$/, textFiles] },
    handler(code, id) {
      if (textFiles.test(id)) return { code: compileTexts(code), map: null };
      const texts: unknown = JSON.parse(code);
      const trees = Object.entries(texts ?? {}).map(([id, text]) => [id, parse(String(text))]);
      return { code: JSON.stringify(Object.fromEntries(trees)), map: null };
    },
  },
});
