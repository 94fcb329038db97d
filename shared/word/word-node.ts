import { WorkbookError } from '../spreadsheet/workbook/workbook-error.ts';
import { attributesOf, xmlTokens } from '../spreadsheet/workbook/xml.ts';

export interface WordNode {
  readonly name: string;
  readonly attributes: string;
  readonly children: readonly (WordNode | string)[];
}

/** Far more than tables in tables and fractions in fractions need. */
const DEEPEST = 256;

interface Open {
  readonly name: string;
  readonly attributes: string;
  readonly children: (WordNode | string)[];
}

/** The elements directly within the first element of this name, one at a time. Throws `damaged` if they nest too deep. */
export function* elementsWithin(xml: string, container: string): Generator<WordNode, void> {
  const open: Open[] = [];
  let isInside = false;
  for (const token of xmlTokens(xml)) {
    if (!isInside) {
      isInside = token.kind === 'open' && token.name === container;
      continue;
    }
    const parent = open.at(-1);
    if (token.kind === 'text') parent?.children.push(token.text);
    else if (token.kind === 'open') {
      if (open.length > DEEPEST) throw new WorkbookError('damaged');
      open.push({ name: token.name, attributes: token.attributes, children: [] });
    } else if (!parent) return;
    else {
      open.pop();
      const around = open.at(-1);
      if (around) around.children.push(parent);
      else yield parent;
    }
  }
}

const isNode = (child: WordNode | string): child is WordNode => typeof child !== 'string';

export const childrenOf = ({ children }: WordNode): WordNode[] => children.filter(isNode);
export const childOf = (node: WordNode | undefined, name: string): WordNode | undefined =>
  node && childrenOf(node).find((child) => child.name === name);
export const textOf = ({ children }: WordNode): string =>
  children.filter((child) => typeof child === 'string').join('');

export const attribute = (node: WordNode | undefined, name: string): string | undefined =>
  node && attributesOf(node.attributes).get(name);
/** The value of a setting within an element of properties. */
export const setting = (properties: WordNode | undefined, name: string): string | undefined =>
  attribute(childOf(properties, name), 'val');
/** Whether a setting that may say that it is off is on; undefined if it is absent. */
export function isOn(properties: WordNode | undefined, name: string): boolean | undefined {
  const node = childOf(properties, name);
  return node && !/^(?:0|false|off)$/.test(attribute(node, 'val') ?? '');
}

/** The first element of this name within an element. */
export function* nodesNamed(node: WordNode, name: string): Generator<WordNode, void> {
  for (const child of childrenOf(node)) {
    if (child.name === name) yield child;
    else yield* nodesNamed(child, name);
  }
}

/** What is written twice: for programs that know a newer element, and for older ones. It is read once. */
export function chosenOf(alternatives: WordNode): WordNode | undefined {
  const choice = childOf(alternatives, 'Choice');
  const hasText = choice && !nodesNamed(choice, 't').next().done;
  return hasText ? choice : (childOf(alternatives, 'Fallback') ?? choice);
}
