import path from 'node:path';
import { JSDOM } from 'jsdom';
import { itemOf, type Scorer } from '#test/marking/scorers.ts';
import { responsesOf } from '#test/marking/qti21.ts';
import { childrenOf, rootOf, type XmlElement } from '#test/marking/xml.ts';

/** The part of an item's element that scores. */
interface ItemElement {
  readonly updateComplete: Promise<unknown>;
  updateResponseVariable(identifier: string, value: string | readonly string[] | undefined): void;
  processResponse(count?: boolean, report?: boolean): boolean;
  getOutcome(identifier: string): { readonly value: string | null };
  remove(): void;
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The declarations and rules of an item in the names of version 3, which the player knows. */
function inVersion3(element: XmlElement & { getAttributeNames?(): string[] }): string {
  const name = `qti-${kebab(element.localName)}`;
  const attributes = (element.getAttributeNames?.() ?? [])
    .filter((each) => !each.startsWith('xml') && !each.startsWith('xsi'))
    .map((each) => ` ${kebab(each)}="${quoted(element.getAttribute(each) ?? '')}"`);
  const children = childrenOf(element);
  const inside =
    children.length === 0 ? quoted(element.textContent ?? '') : children.map(inVersion3).join('');
  return `<${name}${attributes.join('')}>${inside}</${name}>`;
}

const PARTS = ['responseDeclaration', 'outcomeDeclaration', 'responseProcessing'];

/** Loads the player's elements into a document without a screen. */
export async function loadCitolab(
  tools: string,
): Promise<(markup: string) => Promise<ItemElement>> {
  const { window } = new JSDOM('<!doctype html><body></body>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
  });
  for (const name of Object.getOwnPropertyNames(window))
    if (!(name in globalThis)) Reflect.set(globalThis, name, Reflect.get(window, name));
  for (const name of ['Event', 'CustomEvent', 'EventTarget'])
    Reflect.set(globalThis, name, Reflect.get(window, name));
  for (const said of ['debug', 'warn', 'error'] as const) console[said] = () => undefined;
  const folder = path.join(tools, 'node_modules/@citolab/qti-components/dist');
  for (const part of ['elements', 'processing']) await import(path.join(folder, `${part}.js`));
  const { body } = window.document;
  return async (markup) => {
    body.innerHTML = markup;
    const element = body.firstElementChild as unknown as ItemElement;
    await element.updateComplete;
    await new Promise((resolve) => setImmediate(resolve));
    return element;
  };
}

/** The points that Citolab's player gives. */
export const citolabScorer = (open: (markup: string) => Promise<ItemElement>): Scorer => ({
  format: 'qti21',
  name: 'Citolab’s player',
  open(row) {
    const item = rootOf(itemOf(row));
    const parts = childrenOf(item).filter(({ localName }) => PARTS.includes(localName));
    const markup = `<qti-assessment-item identifier="item" adaptive="false">${parts.map(inVersion3).join('')}</qti-assessment-item>`;
    return async (given) => {
      const element = await open(markup);
      for (const [identifier, response] of responsesOf(item, row, given))
        if (response !== undefined) element.updateResponseVariable(identifier, response);
      element.processResponse(true, false);
      const score = Number(element.getOutcome('SCORE').value);
      element.remove();
      return score;
    };
  },
});
