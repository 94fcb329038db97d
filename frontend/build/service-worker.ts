import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { pageFileOf } from '#frontend/app/router/page-files.ts';
import type { pages } from '#shared/model/pages.ts';
import { collectImports, filesWith, fontsOf, type BuiltFile } from './built-files.ts';

/** The pages that a classroom without a network needs. */
const offlinePages: readonly (keyof typeof pages)[] = [
  ...(['dashboard', 'classes', 'class', 'classMarks', 'markSheet'] as const),
  ...(['gradeReview', 'draft', 'games', 'game'] as const),
];
const locales = ['ar', 'en-US'] as const;

const hashOf = (source: string | Uint8Array): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 10);

interface Built extends BuiltFile {
  readonly source?: string | Uint8Array;
}

/** A page's files, with the parts that it loads once it is shown: those of its own feature. */
function filesOfPage(name: string, files: readonly Built[]): BuiltFile[] {
  const ending = `/pages/${pageFileOf(name)}`;
  const named = new Map(files.map((file) => [file.fileName, file]));
  const feature = files
    .flatMap(({ moduleIds = [] }) => moduleIds)
    .find((id) => id.endsWith(ending))
    ?.split('/pages/')[0];
  const isOwn = ({ moduleIds = [] }: BuiltFile): boolean =>
    moduleIds.some((id) => id.startsWith(`${feature}/`));
  const found = new Set<BuiltFile>();
  const add = (file: BuiltFile): void => {
    for (const each of collectImports(file, files)) {
      if (found.has(each)) continue;
      found.add(each);
      for (const later of each.dynamicImports ?? []) {
        const part = named.get(later);
        if (part && isOwn(part)) add(part);
      }
    }
  };
  filesWith(files, ending).forEach(add);
  const texts = locales.flatMap((locale) =>
    filesWith(files, `/src/i18n/${locale}/${feature?.split('/').at(-1)}.json`),
  );
  return [...found, ...texts];
}

/** Every file that the site needs to open its offline pages in both languages. */
function offlineFiles(files: readonly Built[]): BuiltFile[] {
  const entries = files.filter(({ isEntry }) => isEntry);
  const firstScreen = entries.flatMap(({ imports = [] }) =>
    files.filter(({ fileName }) => imports.includes(fileName)),
  );
  const common = locales.flatMap((locale) => filesWith(files, `/src/i18n/${locale}/common.json`));
  return [
    ...entries,
    ...firstScreen,
    ...common,
    ...filesWith(files, '/theme/rtl-cache.ts').flatMap((file) => collectImports(file, files)),
    ...filesWith(files, '/lib/auth/watch-session.ts').flatMap((file) =>
      collectImports(file, files),
    ),
    ...(['arabic', 'latin'] as const).flatMap((script) => fontsOf(files, script)),
    ...files.filter(({ fileName }) => /^assets\/(?:boot-|index-.*\.css)/.test(fileName)),
    ...offlinePages.flatMap((name) => filesOfPage(name, files)),
  ];
}

/** Writes the service worker beside the page; it knows the names of the files that open without a network. */
export const serviceWorker = (): Plugin => ({
  name: 'daftar:service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files: Built[] = Object.values(bundle);
    const page = files.find(({ fileName }) => fileName === 'index.html')?.source ?? '';
    const names = [...new Set(offlineFiles(files).map(({ fileName }) => fileName))].toSorted();
    const stored = [
      { url: '/index.html', revision: hashOf(page) },
      ...names.map((name) => ({ url: `/${name}`, revision: null })),
    ];
    const { outputFiles } = await build({
      entryPoints: [path.resolve(import.meta.dirname, '../src/service-worker.ts')],
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      minify: true,
      define: {
        'process.env.NODE_ENV': '"production"',
        FILES: JSON.stringify(stored),
        RELEASE: JSON.stringify(hashOf(page)),
      },
    });
    await writeFile(path.join(dir, 'sw.js'), outputFiles[0]?.contents ?? '');
  },
});
