import { createHash } from 'node:crypto';
import { minify, transformWithOxc, type Plugin } from 'vite';
import { pageFileOf } from '#frontend/app/router/page-files.ts';
import { pages as routes, pagesByAudience } from '#shared/model/pages.ts';
import { boot, type BootAssets } from '#frontend/boot.ts';

const NO_ASSETS: BootAssets = {
  session: { ar: [], en: [] },
  fonts: { ar: [], en: [] },
  modules: { ar: [], en: [] },
  pages: [],
  files: [],
  open: 0,
};

/** The page's place for the script: after the character set, and before anything that blocks the page. */
const PLACE = '<!-- boot script -->';

const print = async (assets: BootAssets): Promise<string> => {
  const source = `(${boot.toString()})(${JSON.stringify(assets)});`;
  const { code } = await transformWithOxc(source, 'boot.js', { sourcemap: false });
  return (await minify('boot.js', code)).code.trim();
};

/** Puts the boot script into the page: small, classic, and named by a hash, so that it is cached for ever. */
export const bootScript = (): Plugin => {
  const built = { fileName: '', source: '' };
  return {
    name: 'daftar:boot-script',
    enforce: 'post',
    configureServer(server) {
      server.middlewares.use('/boot.js', (_request, response) => {
        void print(NO_ASSETS).then((source) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(source);
        });
      });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle) {
          built.source = await print(assetsOf(Object.values(bundle)));
          const hash = createHash('sha256').update(built.source).digest('hex').slice(0, 8);
          built.fileName = `assets/boot-${hash}.js`;
        }
        const src = bundle ? `/${built.fileName}` : '/boot.js';
        return html.replace(PLACE, `<script src="${src}"></script>`);
      },
    },
    generateBundle() {
      if (built.fileName) this.emitFile({ type: 'asset', ...built });
    },
  };
};

export interface BuiltFile {
  readonly type: 'asset' | 'chunk';
  readonly fileName: string;
  readonly moduleIds?: readonly string[];
  readonly isEntry?: boolean;
  /** Names of the files it imports on load. */
  readonly imports?: readonly string[];
}

/** The source of a regular expression for the addresses of a route, whose parameters are written `:name`. */
const patternOf = (path: string): string => `^${path.replaceAll(/:\w+/g, '[^/]+')}$`;

/** `file` and everything it imports, except what every page loads anyway. */
export const collectImports = (file: BuiltFile, files: readonly BuiltFile[]): BuiltFile[] => {
  const found = new Set<BuiltFile>();
  const loaded = files.flatMap(({ isEntry, imports = [] }) => (isEntry ? imports : []));
  const add = (next: BuiltFile): void => {
    if (next.isEntry || loaded.includes(next.fileName) || found.has(next)) return;
    found.add(next);
    for (const name of next.imports ?? []) {
      const imported = files.find(({ fileName }) => fileName === name);
      if (imported) add(imported);
    }
  };
  add(file);
  return [...found];
};

const holding = (files: readonly BuiltFile[], module: string): BuiltFile[] =>
  files.filter(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(module)));

/** The files of each route's page, as indices. */
const pagesOf = (files: readonly BuiltFile[]): Pick<BootAssets, 'pages' | 'files' | 'open'> => {
  const numbers = new Map<string, number>();
  const numberOf = ({ fileName }: BuiltFile): number => {
    const number = numbers.get(fileName) ?? numbers.size;
    numbers.set(fileName, number);
    return number;
  };
  const modules = files.flatMap(({ moduleIds = [] }) => moduleIds);
  const pages = Object.entries(routes).map(([name, path]) => {
    const ending = `/pages/${pageFileOf(name)}`;
    const page = holding(files, ending);
    const feature = modules
      .find((id) => id.endsWith(ending))
      ?.split('/')
      .at(-3);
    const texts = (locale: string) =>
      holding(files, `/src/i18n/${locale}/${feature}.json`).map(numberOf);
    return [
      patternOf(path),
      page.flatMap((chunk) => collectImports(chunk, files)).map(numberOf),
      { ar: texts('ar'), en: texts('en-US') },
    ] as const;
  });
  const { visitors, anyone } = pagesByAudience;
  const open = Object.keys({ ...visitors, ...anyone }).length;
  return { pages, files: [...numbers.keys()].map((name) => `/${name}`), open };
};

const FONT = /\/readex-pro-(?<script>arabic|latin)-.{7}\.woff2$/;

/** The files of the interface's font for a script. */
export const fontsOf = (files: readonly BuiltFile[], script: 'arabic' | 'latin'): BuiltFile[] =>
  files.filter(({ fileName }) => FONT.exec(fileName)?.groups?.['script'] === script);

const assetsOf = (files: readonly BuiltFile[]): BootAssets => {
  const urls = (found: readonly BuiltFile[]) => found.map(({ fileName }) => `/${fileName}`);
  const sessionIn = (locale: string) => {
    const modules = ['/lib/auth/begin-session.ts', '/app/layout/user-menu.tsx'];
    const needed = [...modules, `/src/i18n/${locale}/session.json`]
      .flatMap((module) => holding(files, module))
      .flatMap((chunk) => collectImports(chunk, files));
    return urls([...new Set(needed)]);
  };
  return {
    session: { ar: sessionIn('ar'), en: sessionIn('en-US') },
    fonts: { ar: urls(fontsOf(files, 'arabic')), en: urls(fontsOf(files, 'latin')) },
    modules: {
      ar: urls([
        ...holding(files, '/src/i18n/ar/common.json'),
        ...holding(files, '/theme/rtl-cache.ts'),
      ]),
      en: urls(holding(files, '/src/i18n/en-US/common.json')),
    },
    ...pagesOf(files),
  };
};
