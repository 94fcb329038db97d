import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { collectImports, fontsOf, type BuiltFile } from './boot-script.ts';

/** Features, or components of several, with their texts, that need a network for whatever they do. */
const ONLINE = 'answer-sheets|answers|auth|notebooks|options|profile|reports|students';
/** What is asked about a workbook whose classes are then saved, which needs a network too. */
const ASKED = 'record/components/(?:workbook-marks/name-question|preview/)|record/model/preview/';
/** Colleagues' files of a class, and the coefficients of its subjects, which are saved at once. */
const SUBJECTS =
  'features/mark-sheets/(?:components|hooks|model)/subjects/(?:files-dialog|found-|use-colleague-|subjects-d|usual-)';
/** What reads source texts and annual distributions from files, for drafts that a network has to write. */
const SOURCES =
  'features/ai-content/(?:components/(?:distribution/(?:add|check|distribution-)|sources/source-dialog)|model/(?:sources/(?:pdf|word)/|distribution/|plan-columns))';
/** What opens the teacher's own workbook to fill it. */
const FILLING = 'features/workbook-filling/components/filling/filling-dialog';
/** What moves classes on to a new school year. */
const NEW_YEAR = 'features/classes/(?:components|hooks|model)/new-year/';
/** What changes a seating plan, which is saved at once; the plan itself is read without a network. */
const SEATS = 'features/classes/(?:components/seating/(?!class-seats)|(?:hooks|model)/seating/)';
/** What makes a class of a typed list or of a page of marks, and corrects a pupil: all of it is saved at once. */
const BY_HAND =
  'record/components/(?:typed-list/|merge/page-class-)|features/classes/components/(?:keep-dialog|pupils/pupil-details)';
/** What begins a column for the results of a test, and prints its answer sheets, both by the server. */
const TESTS =
  'record/components/classes/results-dialog|features/ai-content/components/draft/answer-sheets-dialog';
/** Photos of registers, which a server reads. */
const PHOTOS = 'features/classes/(?:(?:components|hooks)/register/|pages/class-register-)';
/** Their modules, the identity provider's client, and what opens files of other programs. */
const UNSTORED = new RegExp(
  `/src/(?:(?:features|components)/(?:${ONLINE})/|i18n/[^/]+/(?:${ONLINE}|new-year|preview|reading|register|seat-editing|typed-list)\\.json|lib/(?:pdf|workbook)/|${SOURCES}|${ASKED}|${SUBJECTS}|${FILLING}|${NEW_YEAR}|${SEATS}|${BY_HAND}|${TESTS}|${PHOTOS})|/shared/distribution/(?:plan|read)-|/shared/seating/(?:deal|edit|merge)-|/@firebase/|/pdfjs-dist/`,
);
const ASSETS = /^assets\/.+\.(?:css|svg)$|^assets\/boot-/;

const hashOf = (source: string | Uint8Array): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 10);

interface Built extends BuiltFile {
  /** Names of the files that it may load later. */
  readonly dynamicImports?: readonly string[];
  readonly source?: string | Uint8Array;
}

const isStored = ({ moduleIds = [] }: BuiltFile): boolean =>
  moduleIds.every((id) => !UNSTORED.test(id));

/** Of these scripts, those that one of them can load, from the first screen on. */
const loadedBy = (scripts: readonly Built[]): Built[] => {
  const named = new Map(scripts.map((script) => [script.fileName, script]));
  const found = new Set(scripts.filter(({ isEntry }) => isEntry));
  // A set is gone through with what is added meanwhile.
  for (const { imports = [], dynamicImports = [] } of found)
    for (const name of [...imports, ...dynamicImports]) {
      const loaded = named.get(name);
      if (loaded) found.add(loaded);
    }
  return [...found];
};

/**
 * The files that open without a network, in both languages: all scripts but those that are of no use then, and those that
 * only these load.
 */
const offlineFiles = (files: readonly Built[]): BuiltFile[] => [
  ...loadedBy(
    files.filter((file) => file.moduleIds && collectImports(file, files).every(isStored)),
  ),
  ...files.filter(({ fileName }) => ASSETS.test(fileName)),
  ...(['arabic', 'latin'] as const).flatMap((script) => fontsOf(files, script)),
];

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
