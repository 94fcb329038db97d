import { proseParts } from '#shared/draft/prose.ts';
import { escapeXml } from '#shared/text/escape-xml.ts';
import type { Prose } from '../sheet/draft-layout.ts';

/**
 * Elements around calculations instead of their signs, which a pupil who copies a number from a question would copy too.
 * Learning systems keep them; `dir="auto"` skips them, so that Arabic after `x + 2` is still written from right to left.
 */
const withOrder = (html: string): string =>
  html
    .replaceAll(/\u2066\u202d([^\u2066-\u2069]*)\u202c\u2069/g, '<bdo dir="ltr">$1</bdo>')
    .replaceAll(/\u2066([^\u2066-\u2069]*)\u2069/g, '<span dir="ltr">$1</span>');

/** A draft's text as HTML, with formulas in the delimiters of Moodle's and Canvas's typesetters. */
export const proseHtml = (prose: Prose): string =>
  withOrder(
    proseParts(prose)
      .map(({ kind, value }) => escapeXml(kind === 'text' ? value : `\\(${value}\\)`))
      .join(''),
  )
    .trim()
    .replace(/\s*(?:\r\n?|\n)\s*/g, '<br/>');

/** Paragraphs of HTML, each in the direction of its first letter. */
export const paragraphsHtml = (paragraphs: readonly Prose[]): string =>
  paragraphs
    .filter((text) => text.trim() !== '')
    .map((text) => `<p dir="auto">${proseHtml(text)}</p>`)
    .join('');
