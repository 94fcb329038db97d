import { JSDOM } from 'jsdom';

/** What is read of an element of XML. */
export interface XmlElement {
  readonly localName: string;
  readonly textContent: string | null;
  readonly children: Iterable<XmlElement>;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  closest(selector: string): XmlElement | null;
  querySelector(selector: string): XmlElement | null;
  querySelectorAll(selector: string): Iterable<XmlElement>;
}
const { window } = new JSDOM('');

/** The root of an XML text; throws if it is not well-formed. */
export function rootOf(xml: string): XmlElement {
  const document = new window.DOMParser().parseFromString(xml, 'application/xml') as XmlElement & {
    readonly documentElement: XmlElement;
  };
  const problem = document.querySelector('parsererror');
  if (problem) throw new Error(problem.textContent ?? 'no XML');
  return document.documentElement;
}

export const all = (element: XmlElement, selector: string): XmlElement[] => [
  ...element.querySelectorAll(selector),
];
/** The text of the first such element, or nothing. */
export const textOf = (element: XmlElement, selector: string): string =>
  element.querySelector(selector)?.textContent ?? '';
export const childrenOf = (element: XmlElement, name?: string): XmlElement[] =>
  [...element.children].filter((each) => name === undefined || each.localName === name);
export const attributeOf = (element: XmlElement, name: string): string =>
  element.getAttribute(name) ?? '';
