import react from '@vitejs/plugin-react';
import pdf from 'pdfjs-dist/package.json' with { type: 'json' };
import { defineConfig } from 'vite';
import { bootScript } from './build/boot-script.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { compiledMessages } from './build/compiled-messages.ts';
import { compressedAssets } from './build/compressed-assets.ts';
import { contractsWithoutSummaries } from './build/drop-summaries.ts';
import { modalFocus } from './build/modal-focus.ts';
import { serviceWorker } from './build/service-worker.ts';
import { themeSheet } from './build/theme-sheet.ts';
import { unusedParts } from './build/unused-parts.ts';
import { writtenThemes } from './build/written-theme.ts';

/** The local platform of `npm start`, which answers what the development server does not serve itself. */
const platform = `http://localhost:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...[compiledMessages(), contractsWithoutSummaries(), themeSheet(), writtenThemes()],
    ...[react(), bootScript(), unusedParts(), modalFocus(), serviceWorker(), compressedAssets()],
  ],
  resolve: {
    // What mirrors styles for Arabic would bring a second copy of what Emotion has.
    dedupe: ['stylis'],
    alias: {
      // The build compiles the messages, so the browser needs no parser.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  // Each worker is one plain script, which also runs in browsers without module workers (Firefox before 114).
  worker: { format: 'iife' },
  build: {
    outDir: '../dist/frontend',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // Every page has the files of the first screen already, and the boot script knows those of each page.
      resolveDependencies: (_file, dependencies, { hostId, hostType }) =>
        hostType === 'js' && /^assets\/index-/.test(hostId)
          ? []
          : dependencies.filter((name) => !/^assets\/(index|react|rolldown-runtime)-/.test(name)),
    },
    // The security policy allows no data: fonts, and a separate picture caches better than one inside a script.
    assetsInlineLimit: 0,
    // Kilobytes. What opens PDFs is larger than other scripts, and is loaded only for them.
    chunkSizeWarningLimit: 550,
    rolldownOptions: {
      // Compressing takes longer than the rest of the build.
      checks: { pluginTimings: false },
      // A few larger files replace sixty small ones, which compress worse and cost a request each.
      output: {
        codeSplitting: { groups: chunkGroups },
        // Every script names the files it may load; shorter names make the first screen smaller.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) =>
          // pdf.js asks for these by their own names, so the folder has its version.
          names.some((name) => name.endsWith('_nowasm_fallback.js'))
            ? `assets/pdf-${pdf.version}/[name][extname]`
            : 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    proxy: { '/api': platform, '/config.json': platform, '/covers': platform },
  },
});
