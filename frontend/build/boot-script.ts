import { createHash } from 'node:crypto';
import { transformWithOxc, type Plugin } from 'vite';
import { boot, type BootAssets } from '../src/boot.ts';

const NO_ASSETS: BootAssets = {
  session: [],
  fonts: { ar: [], en: [] },
  modules: { ar: [], en: [] },
};

/** Where the page wants it: before anything that would make it wait, after the character set. */
const PLACE = '<!-- boot script -->';

const print = async (assets: BootAssets): Promise<string> => {
  const source = `(${boot.toString()})(${JSON.stringify(assets)});`;
  const { code } = await transformWithOxc(source, 'boot.js', { sourcemap: false });
  return code.trim();
};

/**
 * Puts the boot script into the page: a small classic script with a name made of its content, so that it can be
 * cached for ever, which knows the hashed names of each language's font and messages.
 */
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

interface BuiltFile {
  readonly type: 'asset' | 'chunk';
  readonly fileName: string;
  readonly moduleIds?: readonly string[];
}

const assetsOf = (files: readonly BuiltFile[]): BootAssets => {
  const font = (script: string) =>
    files.filter(({ fileName }) => fileName.includes(`readex-pro-${script}-wght`));
  const holding = (module: string) =>
    files.filter(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(module)));
  const urls = (found: readonly BuiltFile[]) => found.map(({ fileName }) => `/${fileName}`);
  return {
    session: urls(holding('/lib/auth/watch-session.ts')),
    fonts: { ar: urls(font('arabic')), en: urls(font('latin')) },
    modules: {
      ar: urls([...holding('/src/i18n/ar.json'), ...holding('/theme/rtl-cache.ts')]),
      en: urls(holding('/src/i18n/en-US.json')),
    },
  };
};
