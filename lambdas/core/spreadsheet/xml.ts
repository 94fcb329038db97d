import { JobError } from '../jobs/job-error.ts';

/** A part as text, by its byte-order mark or UTF-8. A workbook has no need of a DTD: one is a trick, and is refused. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  const xml = new TextDecoder(encoding).decode(bytes);
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY')) {
    throw new JobError('spreadsheet-damaged');
  }
  return xml;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Replaces the five named entities and the numeric ones, once; others stay as they are written. */
const unescapeXml = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, ...groups) => {
    const [hex, decimal, name] = groups.map((group: unknown) =>
      typeof group === 'string' ? group : undefined,
    );
    if (hex) return character(Number.parseInt(hex, 16));
    if (decimal) return character(Number(decimal));
    return named[name?.toLowerCase() ?? ''] ?? whole;
  });

/** Comments removed in one pass: a pattern would look for the end of each unclosed one through the whole file. */
function withoutComments(xml: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const start = xml.indexOf('<!--', at);
    if (start < 0) return kept.join('') + xml.slice(at);
    kept.push(xml.slice(at, start));
    const end = xml.indexOf('-->', start);
    if (end < 0) return kept.join('');
    at = end + '-->'.length;
  }
}

/** The look-behind keeps the search from starting anew at every letter of a long word. */
const ATTRIBUTE = /(?<![\w:])(?:\w+:)?(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Attributes of every element of this local name, in document order, by name without prefix (`r:id` → `id`). */
export function elementAttributes(xml: string, element: string): Map<string, string>[] {
  const tags = withoutComments(xml).matchAll(new RegExp(`<(?:\\w+:)?${element}\\s([^<>]*)>`, 'g'));
  return Array.from(
    tags,
    ([, attributes = '']) =>
      new Map(
        Array.from(
          attributes.matchAll(ATTRIBUTE),
          ([, name = '', double, single]) => [name, unescapeXml(double ?? single ?? '')] as const,
        ),
      ),
  );
}
