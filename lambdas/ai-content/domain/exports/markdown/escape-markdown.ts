import { proseParts } from '#shared/draft/prose.ts';

/** Characters that are markup anywhere, and those that are only at the start of a line. */
const ANYWHERE = /[\\`*_[\]<>|~$]/g;
const AT_LINE_START = /^(?:[#+=-](?=[\s#+=-]|$)|\d+(?=[.)](?:\s|$)))/gm;
const ENTITY = /&(?=#?\w+;)/g;

const escapeText = (text: string): string => text.replace(ANYWHERE, '\\$&').replace(ENTITY, '\\&');

/** Keeps a formula as LaTeX, but no viewer may read it as a tag, a link or code. */
const escapeFormula = (latex: string): string =>
  latex
    .replaceAll('<', '\\lt ')
    .replaceAll('>', '\\gt ')
    .replaceAll('`', "'")
    .replaceAll('](', '] (')
    // `\|` is the double bar of a norm.
    .replace(/\\?\|/g, (bar) => (bar === '|' ? '\\vert ' : '\\Vert '));

/** Escapes a draft's text except formulas. Line breaks become `lineBreak`; blank lines are dropped. */
export function escapeMarkdown(prose: string, lineBreak = '\\\n'): string {
  const escaped = proseParts(prose)
    .map(({ kind, value }) => (kind === 'text' ? escapeText(value) : `$${escapeFormula(value)}$`))
    .join('');
  return escaped
    .split(/\r\n?|\n/)
    .map((line) => line.trim().replace(AT_LINE_START, escapeStart))
    .filter((line) => line !== '')
    .join(lineBreak);
}

/** Puts the backslash after the digits of a number: `1\.` is not a list. */
const escapeStart = (start: string): string => (/\d/.test(start) ? `${start}\\` : `\\${start}`);
