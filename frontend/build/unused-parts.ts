import type { Plugin } from 'vite';

/** Modules of packages that the first screen would load, and what the site needs of each. */
const stubs: Readonly<Record<string, string>> = {
  // The theme has no ripples.
  '@mui/material/ButtonBase/TouchRipple.mjs': 'export default () => null;',
  '@mui/material/useLazyRipple/useLazyRipple.mjs': `const nothing = () => {};
    const ripple = { shouldMount: false, start: nothing, stop: nothing, pulsate: nothing };
    export default () => ripple;`,
  // The styles have no layers.
  '@mui/system/ThemeProvider/useLayerOrder.mjs': 'export default () => null;',
  // Components without a theme would use MUI's; every component is below the site's.
  '@mui/material/styles/createTheme.mjs': 'export default () => ({});',
  // A list of all attributes, which Emotion asks for elements that are styled without MUI's own rules; only MUI has some.
  '@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js': `const own = /^(as|ownerState|sx|theme)$/;
    export default (name) => !own.test(name);`,
  // Only Emotion's `withTheme` copies static members.
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js':
    'module.exports = (target) => target;',
  // React has it since version 18.
  'use-sync-external-store/cjs/use-sync-external-store-shim.production.js':
    "exports.useSyncExternalStore = require('react').useSyncExternalStore;",
  // Links prefetch only in the router's framework, of which this file is a part.
  'react-router/dist/production/lib/dom/ssr/components.js': `import { createContext } from 'react';
    export const FrameworkContext = createContext(undefined);
    export const usePrefetchBehavior = () => [false, null, {}];
    export const mergeRefs = (ref) => ref;
    const none = () => null;
    export { none as PrefetchPageLinks, none as Links, none as Meta, none as Scripts };
    export { none as setIsHydrated, none as useFrameworkContext };
    export const CRITICAL_CSS_DATA_ATTRIBUTE = '';`,
};

/** Formatters of `useIntl` that no module calls; `unused-parts.test.ts` finds one that begins to. */
export const UNUSED_FORMATTERS = [
  ...['formatNumberToParts', 'formatDuration', 'formatDurationToParts', 'formatDateToParts'],
  ...['formatDateTimeRange', 'formatTimeToParts', 'formatPlural', 'formatDisplayName'],
];
const FORMATTERS = '@formatjs/intl/index.js';

/** Leaves formatters out of what `createIntl` gives, and its check of messages, which the build has compiled. */
const withoutFormatters = (code: string): string =>
  [...UNUSED_FORMATTERS.map((name) => `\t\t${name}: `), '\tverifyConfigMessages('].reduce(
    (rest, beginning) => {
      const start = rest.indexOf(`\n${beginning}`);
      if (start < 0) throw new Error(`${FORMATTERS} has no line ${beginning.trim()} any more`);
      return rest.slice(0, start) + rest.slice(rest.indexOf('\n', start + 1));
    },
    code,
  );

const nameOf = (id: string): string => id.replace(/^.*\/node_modules\//, '');

/** Marks calls that have no effect, and removes names for developer tools, so that the bundler leaves out what no module imports. */
const withoutEffects = (code: string): string =>
  code
    .replaceAll(
      /= ((?:React(?:\$1)?\.(?:forwardRef|createContext|memo)|createFormatted\w+)\()/g,
      '= /* @__PURE__ */ $1',
    )
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '');

/** Leaves out parts of packages that the site never runs, which their authors cannot know. */
export const unusedParts = (): Plugin => {
  const replaced = new Set<string>();
  return {
    name: 'daftar:unused-parts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/node_modules\// },
      handler(id) {
        const code = stubs[nameOf(id)];
        if (code === undefined) return null;
        replaced.add(nameOf(id));
        return { code, map: null };
      },
    },
    transform: {
      filter: { id: /\/node_modules\/(?:react-router|react-intl|@formatjs\/intl)\// },
      handler: (code, id) => ({
        code: nameOf(id) === FORMATTERS ? withoutFormatters(code) : withoutEffects(code),
        map: null,
      }),
    },
    buildEnd(error) {
      const missed = Object.keys(stubs).filter((name) => !replaced.has(name));
      if (!error && missed.length > 0)
        this.error(`no module is named ${missed.join(' or ')} any more: see unused-parts.ts`);
    },
  };
};
