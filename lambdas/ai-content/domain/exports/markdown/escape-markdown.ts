import { proseParts } from '#shared/draft/prose.ts';

/** Signs that are markup anywhere, and those that are at a line's beginning alone. */
const ANYWHERE = /[\\`*_[\]<>|~$]/g;
const AT_LINE_START = /^(?:[#+=-](?=[\s#+=-]|$)|\d+(?=[.)](?:\s|$)))/gm;
const ENTITY = /&(?=#?\w+;)/g;

const escapeText = (text: string): string => text.replace(ANYWHERE, '\\$&').replace(ENTITY, '\\&');

/** A formula stays LaTeX; where nobody typesets it, it must not be read as a tag, a link or code either. */
const escapeFormula = (latex: string): string =>
  latex
    .replaceAll('<', '\\lt ')
    .replaceAll('>', '\\gt ')
    .replaceAll('`', "'")
    .replaceAll('](', '] (')
    // `\|` is the double bar of a norm.
    .replace(/\\?\|/g, (bar) => (bar === '|' ? '\\vert ' : '\\Vert '));

/**
 * Text of a draft as Markdown that shows just that text: nothing in it becomes markup but its formulas, which stay
 * between dollar signs. Line breaks are kept as `lineBreak`; blank lines and spaces before a line are not.
 */
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

/** A number keeps its digits before the backslash: `1\.` is no list. */
const escapeStart = (start: string): string => (/\d/.test(start) ? `${start}\\` : `\\${start}`);
