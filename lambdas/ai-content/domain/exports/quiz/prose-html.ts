import { proseParts } from '#shared/draft/prose.ts';
import { escapeXml } from '../escape-xml.ts';
import type { Prose } from '../sheet/draft-layout.ts';

/** A text of a draft as HTML, its formulas in the delimiters that Moodle's and Canvas's typesetters look for. */
export const proseHtml = (prose: Prose): string =>
  proseParts(prose)
    .map(({ kind, value }) => escapeXml(kind === 'text' ? value : `\\(${value}\\)`))
    .join('')
    .trim()
    .replace(/\s*(?:\r\n?|\n)\s*/g, '<br/>');

/** Paragraphs of HTML, each in the direction of its own first letter. */
export const paragraphsHtml = (paragraphs: readonly Prose[]): string =>
  paragraphs
    .filter((text) => text.trim() !== '')
    .map((text) => `<p dir="auto">${proseHtml(text)}</p>`)
    .join('');
