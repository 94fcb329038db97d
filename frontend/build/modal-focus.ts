import path from 'node:path';
import type { Plugin } from 'vite';

const own = path.resolve(import.meta.dirname, '../src/components/dialog/modal-focus.tsx');

/** Gives MUI's `Modal` our part that keeps the focus: every dialog, menu and drawer has it. */
export const modalFocus = (): Plugin => {
  let given = false;
  return {
    name: 'daftar:modal-focus',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /Unstable_TrapFocus\/index\.mjs$/ },
      handler(_source, importer) {
        if (!importer?.endsWith('/@mui/material/Modal/Modal.mjs')) return null;
        given = true;
        return own;
      },
    },
    buildEnd(error) {
      if (!error && !given) this.error('MUI’s modals keep the focus by another file now');
    },
  };
};
