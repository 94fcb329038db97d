import { texOf } from '../question-files/mathml.ts';
import type { XmlElement } from '../question-files/xml-element.ts';
import { childOf, childrenOf, isOn, setting, textOf, type WordNode } from './word-node.ts';

/*
 * Formulas of Word (Office MathML, ECMA-376 part 1, 22.1) in LaTeX, by the elements of MathML that mean the same.
 */

const element = (name: string, ...content: readonly (XmlElement | string)[]): XmlElement => ({
  name,
  attributes: new Map(),
  content,
});
const sign = (text: string): XmlElement => element('mo', text);

/** Numbers, single letters, words in Arabic, spaces and signs. */
const TOKEN = /\p{N}+(?:[.,]\p{N}+)?|[\p{Script=Arabic}\p{M}]+|\p{L}\p{M}*|\s+|./gu;
const FUNCTIONS = /^(?:sin|cos|tan|log|ln|exp|lim|max|min|det|gcd)$/;

function tokensOf(text: string): XmlElement[] {
  if (FUNCTIONS.test(text.trim())) return [element('mi', text.trim())];
  return (text.match(TOKEN) ?? []).map((token) => {
    if (/^\p{N}/u.test(token)) return element('mn', token);
    if (/^\s/.test(token)) return element('mspace');
    if (/^\p{Script=Arabic}/u.test(token)) return element('mtext', token);
    return element(/^\p{L}/u.test(token) ? 'mi' : 'mo', token);
  });
}

/** The words of a run; upright ones of several letters are text. */
function runOf(node: WordNode): XmlElement[] {
  const text = childrenOf(node)
    .filter(({ name }) => name === 't')
    .map(textOf)
    .join('');
  const isWords = isOn(childOf(node, 'rPr'), 'nor') === true && /\p{L}{2}/u.test(text);
  return isWords && !FUNCTIONS.test(text.trim()) ? [element('mtext', text)] : tokensOf(text);
}

const rowOf = (node: WordNode | undefined): XmlElement =>
  element('mrow', ...(node ? childrenOf(node).flatMap(mathOf) : []));
const part = (node: WordNode, name: string): XmlElement => rowOf(childOf(node, name));
const isEmpty = (node: WordNode | undefined): boolean =>
  !node || childrenOf(node).every(({ name }) => name === 'ctrlPr');

/** A letter of a property such as the sign of a sum; the default where it is not written. */
const chosen = (node: WordNode, properties: string, name: string, usual: string): string =>
  setting(childOf(node, properties), name) ?? usual;

function delimited(node: WordNode): XmlElement[] {
  const [open, close] = [chosen(node, 'dPr', 'begChr', '('), chosen(node, 'dPr', 'endChr', ')')];
  const between = chosen(node, 'dPr', 'sepChr', '|');
  const parts = childrenOf(node).filter(({ name }) => name === 'e');
  return [
    ...(open === '' ? [] : [sign(open)]),
    ...parts.flatMap((each, at) => [...(at > 0 ? [sign(between)] : []), rowOf(each)]),
    ...(close === '' ? [] : [sign(close)]),
  ];
}

function largeOperator(node: WordNode): XmlElement[] {
  const operator = sign(chosen(node, 'naryPr', 'chr', '∫'));
  const [low, high] = [childOf(node, 'sub'), childOf(node, 'sup')];
  const withLow = isEmpty(low) ? operator : element('munder', operator, rowOf(low));
  const whole = isEmpty(high)
    ? withLow
    : isEmpty(low)
      ? element('msup', operator, rowOf(high))
      : element('munderover', operator, rowOf(low), rowOf(high));
  return [whole, part(node, 'e')];
}

const ACCENTS: Readonly<Record<string, string>> = {
  '\u0305': '¯',
  '\u0304': '¯',
  '\u20d7': '→',
  '\u0302': '^',
  '\u0303': '~',
  '\u0307': '˙',
};

const WRITERS: Readonly<Record<string, (node: WordNode) => XmlElement[]>> = {
  r: runOf,
  f: (node) =>
    chosen(node, 'fPr', 'type', 'bar') === 'noBar'
      ? [element('mtable')]
      : [element('mfrac', part(node, 'num'), part(node, 'den'))],
  rad: (node) =>
    isEmpty(childOf(node, 'deg'))
      ? [element('msqrt', part(node, 'e'))]
      : [element('mroot', part(node, 'e'), part(node, 'deg'))],
  sSup: (node) => [element('msup', part(node, 'e'), part(node, 'sup'))],
  sSub: (node) => [element('msub', part(node, 'e'), part(node, 'sub'))],
  sSubSup: (node) => [element('msubsup', part(node, 'e'), part(node, 'sub'), part(node, 'sup'))],
  d: delimited,
  nary: largeOperator,
  func: (node) => [part(node, 'fName'), part(node, 'e')],
  limLow: (node) => [element('munder', part(node, 'e'), part(node, 'lim'))],
  limUpp: (node) => [element('mover', part(node, 'e'), part(node, 'lim'))],
  bar: (node) =>
    chosen(node, 'barPr', 'pos', 'bot') === 'top'
      ? [element('mover', part(node, 'e'), sign('¯'))]
      : [element('mtable')],
  acc: (node) => {
    const written = chosen(node, 'accPr', 'chr', '\u0302');
    return [element('mover', part(node, 'e'), sign(ACCENTS[written] ?? written))];
  },
};
/** Elements whose content is the formula's own. */
const WITHIN = new Set('oMath oMathPara box borderBox e phant ins smartTag'.split(' '));
const PROPERTIES = /(?:Pr|del)$/;

function mathOf(node: WordNode): XmlElement[] {
  if (PROPERTIES.test(node.name)) return [];
  const write = WRITERS[node.name];
  if (write) return write(node);
  // What has no rule makes the formula one that is not read.
  return WITHIN.has(node.name) ? childrenOf(node).flatMap(mathOf) : [element(node.name)];
}

/** A formula of Word in LaTeX; undefined if it has an element without a rule, such as a matrix. */
export const latexOf = (node: WordNode): string | undefined =>
  texOf(element('math', ...mathOf(node)));
