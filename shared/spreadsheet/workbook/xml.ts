import { WorkbookError } from './workbook-error.ts';

/** Escapes a text for an element's content. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The encoding of a part by its byte-order mark, or else UTF-8. */
export function markedEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Decodes a part by its byte-order mark, or as UTF-8. Refuses a DTD, which no workbook needs and attacks use. */
export function decodeXml(bytes: Uint8Array): string {
  const xml = new TextDecoder(markedEncoding(bytes)).decode(bytes);
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY')) throw new WorkbookError('damaged');
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

/** Replaces the five named entities and the numeric ones, once; unknown ones stay. */
const unescapeXml = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
        (whole, hex?: string, decimal?: string, name?: string) => {
          if (hex) return character(Number.parseInt(hex, 16));
          if (decimal) return character(Number(decimal));
          return named[name?.toLowerCase() ?? ''] ?? whole;
        },
      )
    : text;

/**
 * A token of a part, in order, with its position. Names have no prefix; an empty element opens and closes at one
 * position.
 */
export type XmlToken = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
);

const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const GREATER_THAN = 0x3e;

/** The end of a tag: the first `>` outside quotes. */
function endOfTag(xml: string, from: number): number {
  let quote = 0;
  for (let at = from; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at);
    if (quote !== 0) quote = code === quote ? 0 : quote;
    else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) quote = code;
    else if (code === GREATER_THAN) return at;
  }
  throw new WorkbookError('damaged');
}

/** Beginnings and ends of what is neither element nor text. */
const asides = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
] as const;

function endOf(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from);
  if (end < 0) throw new WorkbookError('damaged');
  return end;
}

/** Reads a part once, in linear time. Throws `damaged` if it is cut off. */
export function* xmlTokens(xml: string): Generator<XmlToken, void> {
  for (let at = 0; at < xml.length;) {
    const start = xml.indexOf('<', at);
    const text = xml.slice(at, start < 0 ? undefined : start);
    if (text !== '') {
      yield { kind: 'text', text: unescapeXml(text), start: at, end: at + text.length };
    }
    if (start < 0) return;
    const isAside = xml[start + 1] === '!' || xml[start + 1] === '?';
    const aside = isAside && asides.find(([begin]) => xml.startsWith(begin, start));
    if (aside) {
      const [begin, mark] = aside;
      const close = endOf(xml, mark, start + begin.length);
      const end = close + mark.length;
      if (mark === ']]>') {
        yield { kind: 'text', text: xml.slice(start + begin.length, close), start, end };
      }
      at = end;
      continue;
    }
    const last = endOfTag(xml, start + 1);
    const end = last + 1;
    const closes = xml[start + 1] === '/';
    const empty = xml[last - 1] === '/';
    const tag = xml.slice(start + (closes ? 2 : 1), empty ? last - 1 : last);
    const space = tag.search(/\s/);
    const whole = space < 0 ? tag : tag.slice(0, space);
    const name = whole.slice(whole.indexOf(':') + 1);
    if (!closes) yield { kind: 'open', name, attributes: tag.slice(whole.length), start, end };
    if (closes || empty) yield { kind: 'close', name, start, end };
    at = end;
  }
}

/** The last word before an attribute's `=`, without its prefix. */
function attributeName(written: string): string {
  const words = written.trimEnd();
  const start = Math.max(words.lastIndexOf(':'), words.search(/\s\S*$/));
  return words.slice(start + 1);
}

/** Attributes of an element, by name without prefix (`r:id` → `id`). */
export function attributesOf(attributes: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; ;) {
    const equals = attributes.indexOf('=', at);
    if (equals < 0) return found;
    let open = equals + 1;
    while (/\s/.test(attributes.charAt(open))) open += 1;
    const quote = attributes.charAt(open);
    const close = quote === '"' || quote === "'" ? attributes.indexOf(quote, open + 1) : -1;
    if (close < 0) return found;
    const name = attributeName(attributes.slice(at, equals));
    found.set(name, unescapeXml(attributes.slice(open + 1, close)));
    at = close + 1;
  }
}

/** Attributes of every element of this local name, in document order. */
export function elementAttributes(xml: string, element: string): Map<string, string>[] {
  const found: Map<string, string>[] = [];
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'open' && token.name === element) found.push(attributesOf(token.attributes));
  }
  return found;
}
