import type { Plugin } from 'vite';

/** A summary of an endpoint, as it is written in the contracts. */
const SUMMARY = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),/g;

/** Replaces summaries by spaces, so that every other character keeps its place in source maps. */
export const dropSummaries = (code: string): string =>
  code.replace(SUMMARY, (summary) => summary.replace(/\S/g, ' '));

/** Leaves out what the contracts say in words: only the API's description needs it, and every page would load it. */
export const contractsWithoutSummaries = (): Plugin => ({
  name: 'daftar:contracts-without-summaries',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/shared\/contracts\/[^/]+\.ts$/ },
    handler: (code) => ({ code: dropSummaries(code), map: null }),
  },
});
