import { attributesOf, xmlTokens } from '../spreadsheet/workbook/xml.ts';

/** An element with its content in order. Names are those of QTI 2: `qti-choice-interaction` is `choiceInteraction`. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly content: readonly (XmlElement | string)[];
}

interface Growing extends XmlElement {
  readonly content: (XmlElement | string)[];
}

/** Deeper elements belong to no question file and would exhaust the stack. */
const MOST_DEPTH = 100;

const joined = (name: string): string =>
  name.replace(/^qti-/, '').replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function attributesIn(written: string): ReadonlyMap<string, string> {
  return new Map([...attributesOf(written)].map(([name, value]) => [joined(name), value]));
}

const DOCTYPE = '<!DOCTYPE';

/** An XML text without its document type, whose definitions are not used. Those of entities stay, for the caller to refuse. */
export function withoutDoctype(xml: string): string {
  const start = xml.indexOf(DOCTYPE);
  if (start < 0) return xml;
  const bracket = xml.indexOf('[', start);
  const close = xml.indexOf('>', start);
  const isLong = bracket >= 0 && bracket < close;
  const end = isLong ? xml.indexOf(']>', bracket) + 1 : close;
  return end <= 0 || xml.slice(start, end).includes('<!ENTITY')
    ? xml
    : xml.slice(0, start) + xml.slice(end + 1);
}

/** The elements of an XML text. Throws `WorkbookError` with `damaged` if it is cut off. */
export function readElements(xml: string): XmlElement {
  const root: Growing = { name: '', attributes: new Map(), content: [] };
  const open: Growing[] = [root];
  for (const token of xmlTokens(xml)) {
    const parent = open.at(-1) ?? root;
    if (token.kind === 'text') parent.content.push(token.text);
    else if (token.kind === 'open') {
      const element = {
        name: joined(token.name),
        attributes: attributesIn(token.attributes),
        content: [],
      };
      if (open.length < MOST_DEPTH) parent.content.push(element);
      open.push(element);
    } else if (open.length > 1) open.pop();
  }
  return root;
}

const isElement = (part: XmlElement | string): part is XmlElement => typeof part !== 'string';

/** The children of this name. */
export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.content.filter(isElement).filter((child) => child.name === name);

export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  childrenOf(element, name)[0];

/** All elements within that have one of these names, in order. */
export function within(element: XmlElement, ...names: readonly string[]): XmlElement[] {
  const found: XmlElement[] = [];
  const search = ({ content }: XmlElement): void => {
    for (const part of content) {
      if (typeof part === 'string') continue;
      if (names.includes(part.name)) found.push(part);
      search(part);
    }
  };
  search(element);
  return found;
}

/** The text of an element and of all within, as written. */
export const textOf = (element: XmlElement | undefined): string =>
  element ? element.content.map((part) => (isElement(part) ? textOf(part) : part)).join('') : '';
