import { BuilderElement, Math as MathZone, XmlComponent } from 'docx';
import type { MathNode } from '#lambdas/print/maths/math-node.ts';

/** Text of an element. */
class Text extends XmlComponent {
  constructor(name: string, text: string) {
    super(name);
    this.root.push(new BuilderAttributes(), text);
  }
}

/** Keeps spaces at the ends of a text. */
class BuilderAttributes extends XmlComponent {
  constructor() {
    super('_attr');
  }
  override prepForXml() {
    return { _attr: { 'xml:space': 'preserve' } };
  }
}

const element = (name: string, ...children: XmlComponent[]): XmlComponent =>
  new BuilderElement({ name: `m:${name}`, children });
const setting = (name: string, value: string): XmlComponent =>
  new BuilderElement({ name: `m:${name}`, attributes: { val: { key: 'm:val', value } } });

const FONT = new BuilderElement({
  name: 'w:rFonts',
  attributes: {
    ascii: { key: 'w:ascii', value: 'Cambria Math' },
    other: { key: 'w:hAnsi', value: 'Cambria Math' },
  },
});

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;
/**
 * Words in a formula are text, Arabic ones from right to left; the formula itself runs from left to right, as in
 * schools.
 */
function run(text: string, role: 'variable' | 'number' | 'operator' | 'text'): XmlComponent {
  const isArabic = RIGHT_TO_LEFT.test(text);
  const isText = isArabic || role === 'text';
  const style = isText ? new BuilderElement({ name: 'm:nor' }) : setting('sty', 'p');
  const word = isArabic ? [FONT, new BuilderElement({ name: 'w:rtl' })] : [FONT];
  return element(
    'r',
    ...(role === 'variable' && !isArabic ? [] : [element('rPr', style)]),
    new BuilderElement({ name: 'w:rPr', children: word }),
    new Text('m:t', text),
  );
}

/** Fills an empty operand or script base, which Word would show as a dotted box. */
const NOTHING = '\u200b';
const part = (name: string, node: MathNode | undefined): XmlComponent => {
  const content = node ? write(node) : [];
  return element(name, ...(content.length > 0 ? content : [run(NOTHING, 'text')]));
};

const LARGE = /^[∑∏∫∬∮⋃⋂]$/u;
type Scripted = Extract<MathNode, { kind: 'scripts' | 'stack' }>;
const isLarge = (node: MathNode): node is Scripted =>
  (node.kind === 'scripts' || node.kind === 'stack') &&
  node.base.kind === 'symbol' &&
  LARGE.test(node.base.text);

/** Writes a large operator with its limits; its operand is all that follows. */
function large(node: Scripted, operand: readonly MathNode[]): XmlComponent {
  const isStack = node.kind === 'stack';
  const [sub, sup] = isStack ? [node.under, node.over] : [node.sub, node.sup];
  const sign = node.base.kind === 'symbol' ? node.base.text : '';
  const properties = [
    setting('chr', sign),
    setting('limLoc', isStack ? 'undOvr' : 'subSup'),
    ...(sub ? [] : [setting('subHide', '1')]),
    ...(sup ? [] : [setting('supHide', '1')]),
  ];
  return element(
    'nary',
    element('naryPr', ...properties),
    part('sub', sub),
    part('sup', sup),
    part('e', { kind: 'row', items: operand }),
  );
}

function writeRow(items: readonly MathNode[]): XmlComponent[] {
  const index = items.findIndex(isLarge);
  const operator = items[index];
  if (!operator || !isLarge(operator)) return items.flatMap(write);
  return [...items.slice(0, index).flatMap(write), large(operator, items.slice(index + 1))];
}

function writeScripts({ base, sub, sup }: Extract<MathNode, { kind: 'scripts' }>): XmlComponent {
  if (sub && sup) return element('sSubSup', part('e', base), part('sub', sub), part('sup', sup));
  return sub
    ? element('sSub', part('e', base), part('sub', sub))
    : element('sSup', part('e', base), part('sup', sup));
}

function writeStack({ base, under, over }: Extract<MathNode, { kind: 'stack' }>): XmlComponent {
  const low = (inner: XmlComponent) =>
    under ? element('limLow', inner, part('lim', under)) : inner;
  if (!over) return element('limLow', part('e', base), part('lim', under));
  const upper = element('limUpp', part('e', base), part('lim', over));
  return under ? low(element('e', upper)) : upper;
}

const ACCENTS = { arrow: '\u20d7', hat: '\u0302', tilde: '\u0303', dot: '\u0307' } as const;
function writeAccent({ base, accent }: Extract<MathNode, { kind: 'accent' }>): XmlComponent {
  if (accent === 'bar' || accent === 'underbar') {
    const place = setting('pos', accent === 'bar' ? 'top' : 'bot');
    return element('bar', element('barPr', place), part('e', base));
  }
  return element('acc', element('accPr', setting('chr', ACCENTS[accent])), part('e', base));
}

function write(node: MathNode): XmlComponent[] {
  switch (node.kind) {
    case 'row':
      return writeRow(node.items);
    case 'symbol':
      return [run(node.text, node.role)];
    case 'space':
      return node.width > 0 ? [run(node.width < 0.5 ? '\u2009' : '\u2003', 'text')] : [];
    case 'fraction': {
      const bar = node.hasBar ? [] : [element('fPr', setting('type', 'noBar'))];
      return [element('f', ...bar, part('num', node.over), part('den', node.under))];
    }
    case 'root':
      return node.degree
        ? [element('rad', part('deg', node.degree), part('e', node.radicand))]
        : [
            element(
              'rad',
              element('radPr', setting('degHide', '1')),
              element('deg'),
              part('e', node.radicand),
            ),
          ];
    case 'scripts':
      return isLarge(node) ? [large(node, [])] : [writeScripts(node)];
    case 'stack':
      return isLarge(node) ? [large(node, [])] : [writeStack(node)];
    case 'accent':
      return [writeAccent(node)];
    case 'fence': {
      const signs = [setting('begChr', node.open), setting('endChr', node.close)];
      return [element('d', element('dPr', ...signs), part('e', node.body))];
    }
    case 'table': {
      const rows = node.rows.map((cells) => element('mr', ...cells.map((cell) => part('e', cell))));
      return [element('m', ...rows)];
    }
  }
}

/** Converts a formula to Word's own format, Office MathML (ECMA-376 part 1, 22.1). */
export const wordFormula = (formula: MathNode): MathZone =>
  new MathZone({ children: write(formula) });
