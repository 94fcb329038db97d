/** An element of well-formed XML without mixed content, comments or sections, as the formula typesetter writes it. */
export interface XmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

const TOKEN = /<(\/?)([\w:]+)(?![\w:])([^>]*?)(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

const ENTITY = /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi;
const unescape = (text: string): string =>
  text.replace(ENTITY, (whole: string, decimal?: string, hex?: string, name?: string) => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
  });

interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
  text: string;
}

/** Parses an XML text to a tree under a nameless root. */
export function parseXml(xml: string): XmlElement {
  const root: OpenElement = { tag: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, close, tag = '', attributes = '', empty, text] of xml.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.text += unescape(text);
    else if (close) open.pop();
    else {
      const pairs = Array.from(
        attributes.matchAll(ATTRIBUTE),
        ([, name = '', value = '']) => [name, unescape(value)] as const,
      );
      const element = { tag, attributes: Object.fromEntries(pairs), children: [], text: '' };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  return root;
}
