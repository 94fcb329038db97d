import { attribute, childOf, elementsWithin, setting, type WordNode } from './word-node.ts';

/** What the styles of a document say that changes its text. */
export interface WordStyles {
  /** A property of runs in this style or one that it is based on. */
  readonly run: (style: string | undefined, property: string) => WordNode | undefined;
  readonly numbering: (style: string | undefined) => WordNode | undefined;
  readonly isHeading: (style: string | undefined) => boolean;
}

const HEADING = /^(?:heading|titre|title|1$|عنوان)/i;
/** Styles that are based on one another. */
const MOST_BASES = 20;

export function readStyles(xml: string): WordStyles {
  const styles = new Map<string, WordNode>();
  for (const node of elementsWithin(xml, 'styles')) {
    const id = attribute(node, 'styleId');
    if (node.name === 'style' && id !== undefined) styles.set(id, node);
  }
  /** A style and those that it is based on. */
  const chain = (style: string | undefined): WordNode[] => {
    const found: WordNode[] = [];
    let node = styles.get(style ?? '');
    while (node && found.length < MOST_BASES) {
      found.push(node);
      node = styles.get(setting(node, 'basedOn') ?? '');
    }
    return found;
  };
  const first = <T>(style: string | undefined, of: (node: WordNode) => T | undefined) =>
    chain(style)
      .map(of)
      .find((value) => value !== undefined);
  return {
    run: (style, property) => first(style, (node) => childOf(childOf(node, 'rPr'), property)),
    numbering: (style) => first(style, (node) => childOf(childOf(node, 'pPr'), 'numPr')),
    isHeading: (style) =>
      HEADING.test(style ?? '') ||
      chain(style).some(
        (node) =>
          HEADING.test(setting(node, 'name') ?? '') ||
          /^[0-8]$/.test(setting(childOf(node, 'pPr'), 'outlineLvl') ?? ''),
      ),
  };
}
