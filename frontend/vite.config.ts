import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './build/boot-script.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { compiledMessages } from './build/compiled-messages.ts';
import { subsetFonts } from './build/subset-fonts.ts';
import { themeSheet } from './build/theme-sheet.ts';

/** The platform that `npm start` runs; the development server forwards to it what is not the interface. */
const platform = `http://localhost:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [subsetFonts(), compiledMessages(), themeSheet(), react(), bootScript()],
  resolve: {
    alias: {
      // Messages are compiled at build time, so the parser never travels to the browser.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  // One plain script each: browsers that know no module workers run it as well (Firefox before 114).
  worker: { format: 'iife' },
  build: {
    outDir: '../dist/frontend',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The policy allows no data: fonts, and a picture of its own caches better than one inside a script.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A few files instead of sixty: small ones compress worse, and each costs a request and its headers.
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: {
    proxy: { '/api': platform, '/config.json': platform, '/covers': platform },
  },
});
