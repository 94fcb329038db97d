import { proseParts } from '#shared/draft/prose.ts';
import { escapeXml } from '#shared/text/escape-xml.ts';
import type { Prose } from '../sheet/draft-layout.ts';

/** A draft's text as HTML, with formulas in the delimiters of Moodle's and Canvas's typesetters. */
export const proseHtml = (prose: Prose): string =>
  proseParts(prose)
    .map(({ kind, value }) => escapeXml(kind === 'text' ? value : `\\(${value}\\)`))
    .join('')
    .trim()
    .replace(/\s*(?:\r\n?|\n)\s*/g, '<br/>');

/** Paragraphs of HTML, each in the direction of its first letter. */
export const paragraphsHtml = (paragraphs: readonly Prose[]): string =>
  paragraphs
    .filter((text) => text.trim() !== '')
    .map((text) => `<p dir="auto">${proseHtml(text)}</p>`)
    .join('');
