import temml from 'temml';
import { parseXml, type XmlElement } from './xml-element.ts';

/** A parsed formula, as far as the exports need it. */
export type MathNode =
  | { readonly kind: 'row'; readonly items: readonly MathNode[] }
  | {
      readonly kind: 'symbol';
      readonly text: string;
      readonly role: 'variable' | 'number' | 'operator' | 'text';
    }
  | { readonly kind: 'space'; /** Ems. */ readonly width: number }
  | {
      readonly kind: 'fraction';
      readonly over: MathNode;
      readonly under: MathNode;
      readonly hasBar: boolean;
    }
  | { readonly kind: 'root'; readonly radicand: MathNode; readonly degree?: MathNode }
  | {
      readonly kind: 'scripts';
      readonly base: MathNode;
      readonly sub?: MathNode;
      readonly sup?: MathNode;
    }
  /** Above and below: limits, arrows over the names of segments. */
  | {
      readonly kind: 'stack';
      readonly base: MathNode;
      readonly over?: MathNode;
      readonly under?: MathNode;
    }
  | {
      readonly kind: 'accent';
      readonly base: MathNode;
      readonly accent: 'bar' | 'arrow' | 'hat' | 'tilde' | 'dot' | 'underbar';
    }
  /** Content between brackets that grow with it; an empty bracket is not shown. */
  | {
      readonly kind: 'fence';
      readonly open: string;
      readonly close: string;
      readonly body: MathNode;
    }
  | { readonly kind: 'table'; readonly rows: readonly (readonly MathNode[])[] };

const EMPTY: MathNode = { kind: 'row', items: [] };
const ACCENTS: Readonly<Record<string, 'bar' | 'arrow' | 'hat' | 'tilde' | 'dot'>> = {
  '¯': 'bar',
  '‾': 'bar',
  _: 'bar',
  '→': 'arrow',
  '⃗': 'arrow',
  '^': 'hat',
  ˆ: 'hat',
  '~': 'tilde',
  '˜': 'tilde',
  '˙': 'dot',
};
/** Function application and other invisible operators. */
const INVISIBLE = /[\u2061-\u2064]/g;

const row = (items: readonly MathNode[]): MathNode =>
  items.length === 1 && items[0] ? items[0] : { kind: 'row', items };

const isFence = ({ tag, attributes }: XmlElement): boolean =>
  tag === 'mo' && attributes.fence === 'true';

/** A row that starts and ends with brackets becomes a fence. */
function rowOf(children: readonly XmlElement[]): MathNode {
  const [first] = children;
  const last = children.at(-1);
  if (children.length > 2 && first && last && isFence(first) && isFence(last)) {
    const body = row(children.slice(1, -1).flatMap(nodesOf));
    return { kind: 'fence', open: first.text.trim(), close: last.text.trim(), body };
  }
  return row(children.flatMap(nodesOf));
}

/** Accents are accents; anything else above or below is stacked. */
function over(base: MathNode, mark: XmlElement | undefined): MathNode {
  const accent = ACCENTS[mark?.text.trim() ?? ''];
  return accent ? { kind: 'accent', base, accent } : { kind: 'stack', base, over: nodeOf(mark) };
}

function symbol(text: string, role: 'variable' | 'number' | 'operator' | 'text'): MathNode[] {
  const seen = text.replace(INVISIBLE, '');
  return seen === '' ? [] : [{ kind: 'symbol', text: seen, role }];
}

/** Ems; the maximum width of a space in a formula. */
const WIDEST = 20;
const ems = (width: string | undefined): number =>
  Math.min(WIDEST, Math.max(0, Number.parseFloat(width ?? '') || 0));
/** Single letters are variables; names of functions, units and signs are upright. */
const roleOf = (text: string): 'variable' | 'operator' | 'text' => {
  if (/^\p{L}$/u.test(text.trim())) return 'variable';
  return /\p{L}/u.test(text) ? 'text' : 'operator';
};

const LARGE = /^[∑∏∫∬∮⋃⋂]$|^(?:lim|max|min)$/u;

function scripts(
  base: XmlElement | undefined,
  sub: XmlElement | undefined,
  sup: XmlElement | undefined,
): MathNode {
  const parts = { sub: sub && nodeOf(sub), sup: sup && nodeOf(sup) };
  return LARGE.test(base?.text.trim() ?? '') && !/[∫∬∮]/.test(base?.text ?? '')
    ? { kind: 'stack', base: nodeOf(base), under: parts.sub, over: parts.sup }
    : { kind: 'scripts', base: nodeOf(base), ...parts };
}

function enclosed({ attributes, children }: XmlElement): MathNode {
  const base = rowOf(children);
  if (attributes.notation === 'top') return { kind: 'accent', base, accent: 'bar' };
  if (attributes.notation === 'bottom') return { kind: 'accent', base, accent: 'underbar' };
  return base;
}

function nodesOf(element: XmlElement): MathNode[] {
  const { tag, text, attributes, children } = element;
  const [first, second, third] = children;
  switch (tag) {
    case 'mi':
      return symbol(text, attributes.mathvariant === 'normal' ? 'text' : roleOf(text));
    case 'mn':
      return symbol(text, 'number');
    case 'mo':
      return symbol(text.trim(), 'operator');
    case 'mtext':
    case 'ms':
      return symbol(text, 'text');
    case 'mspace':
      return [{ kind: 'space', width: ems(attributes.width) }];
    case 'mphantom':
    case 'annotation':
      return [];
    case 'mfrac': {
      const hasBar = Number.parseFloat(attributes.linethickness ?? '1') > 0;
      return [{ kind: 'fraction', over: nodeOf(first), under: nodeOf(second), hasBar }];
    }
    case 'msqrt':
      return [{ kind: 'root', radicand: rowOf(children) }];
    case 'mroot':
      return [{ kind: 'root', radicand: nodeOf(first), degree: nodeOf(second) }];
    case 'msup':
      return [scripts(first, undefined, second)];
    case 'msub':
      return [scripts(first, second, undefined)];
    case 'msubsup':
      return [scripts(first, second, third)];
    case 'mover':
      return [over(nodeOf(first), second)];
    case 'munder':
      return [{ kind: 'stack', base: nodeOf(first), under: nodeOf(second) }];
    case 'munderover':
      return [{ kind: 'stack', base: nodeOf(first), under: nodeOf(second), over: nodeOf(third) }];
    case 'menclose':
      return [enclosed(element)];
    case 'mtable':
      return [{ kind: 'table', rows: children.map((tr) => tr.children.map(cellOf)) }];
    default:
      return [rowOf(children)];
  }
}

const cellOf = ({ children }: XmlElement): MathNode => rowOf(children);
const nodeOf = (element: XmlElement | undefined): MathNode =>
  element ? row(nodesOf(element)) : EMPTY;

/** Parses a formula; `undefined` if it is not valid LaTeX, which is then shown as written. */
export function parseFormula(latex: string): MathNode | undefined {
  try {
    const mathml = temml.renderToString(latex, {
      xml: true,
      annotate: false,
      throwOnError: true,
      maxExpand: 200,
      maxSize: [10, WIDEST],
    });
    return rowOf(parseXml(mathml).children.flatMap(({ children }) => children));
  } catch {
    return undefined;
  }
}
