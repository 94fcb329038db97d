import { BuilderElement, Math as MathZone, XmlComponent } from 'docx';
import type { MathNode } from '#lambdas/print/maths/math-node.ts';

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

/** A part's properties. The schema lets them be absent, but other readers then lose all formulas. */
const properties = (name: string, ...settings: XmlComponent[]): XmlComponent =>
  element(
    `${name}Pr`,
    ...settings,
    element('ctrlPr', new BuilderElement({ name: 'w:rPr', children: [FONT] })),
  );
/** A part of a formula with its properties. */
const structure = (
  name: string,
  settings: readonly XmlComponent[],
  ...children: XmlComponent[]
): XmlComponent => element(name, properties(name, ...settings), ...children);

/** Signs that are commands where LibreOffice reads a formula as a line; as text they are signs there too. */
const COMMANDS = /[|&#%_\\^"[\](){}/]/;
const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;
/** Words in a formula are text, Arabic ones from right to left; the formula runs from left to right. */
function run(text: string, role: 'variable' | 'number' | 'operator' | 'text'): XmlComponent {
  const isArabic = RIGHT_TO_LEFT.test(text);
  const isText = isArabic || role === 'text' || (role === 'operator' && COMMANDS.test(text));
  // A backslash is a command even in a text.
  if (isText)
    return styled(text.replaceAll('\\', '∖'), [new BuilderElement({ name: 'm:nor' })], isArabic);
  return styled(text, role === 'variable' ? [] : [setting('sty', 'p')]);
}
function styled(text: string, style: readonly XmlComponent[], isArabic = false): XmlComponent {
  const word = isArabic ? [FONT, new BuilderElement({ name: 'w:rtl' })] : [FONT];
  return element(
    'r',
    ...(style.length > 0 ? [element('rPr', ...style)] : []),
    new BuilderElement({ name: 'w:rPr', children: word }),
    new Text('m:t', text),
  );
}
/** A sign that brackets another one: Word knows that a minus after it has one operand. */
const bracket = (text: string): XmlComponent => styled(text, [setting('sty', 'p')]);

/** Fills an empty operand or script base, which Word would show as a dotted box. */
const NOTHING = '\u200b';
const part = (name: string, node: MathNode | undefined): XmlComponent => {
  const content = node ? writeWhole(node) : [];
  return element(name, ...(content.length > 0 ? content : [run(NOTHING, 'text')]));
};

const OPERATOR = /^[+−=<>≤≥≠×÷·∈(;,]$/u;
const isBar = (node: MathNode | undefined): boolean => node?.kind === 'symbol' && node.text === '|';

/** Bars that were typed in pairs become brackets: `|−4| = 4`. Other bars stay as they are: `P(A|B)`. */
function pairBars(items: readonly MathNode[]): readonly MathNode[] {
  const open = items.findIndex(isBar);
  const close = items.findIndex((item, index) => index > open + 1 && isBar(item));
  const before = items[open - 1];
  const opens = !before || (before.kind === 'symbol' && OPERATOR.test(before.text));
  if (open < 0 || close < 0 || !opens) return items;
  const body: MathNode = { kind: 'row', items: items.slice(open + 1, close) };
  return [
    ...items.slice(0, open),
    { kind: 'fence', open: '|', close: '|', body },
    ...pairBars(items.slice(close + 1)),
  ];
}

/** Whether brackets around a part need not grow. */
const isFlat = (node: MathNode): boolean =>
  node.kind === 'row'
    ? node.items.every(isFlat)
    : node.kind === 'symbol' || (node.kind === 'fence' && isFlat(node.body));

type Fence = Extract<MathNode, { kind: 'fence' }>;
/** Brackets grow with their content. Those of intervals such as `]0; 1[` are signs, which every reader keeps. */
function writeFence({ open, close, body }: Fence): XmlComponent[] {
  if (/^[\])]/.test(open) || /^[[(]/.test(close) || (/^[|‖∥]$/u.test(open) && isFlat(body))) {
    const items = body.kind === 'row' ? body.items : [body];
    const [first, ...rest] = items;
    // Word would set a sign after a text apart, as between two numbers.
    const isSigned = first?.kind === 'symbol' && /^[+−]$/.test(first.text);
    const signed = isSigned ? [{ ...first, role: 'text' as const }, ...rest] : items;
    return [run(open, 'text'), ...writeRow(signed), run(close, 'text')];
  }
  if (/^[([]$/.test(open) && /^[)\]]$/.test(close) && isFlat(body))
    return [bracket(open), ...writeWhole(body), bracket(close)];
  const signs = [setting('begChr', open), setting('endChr', close)];
  // The lines of a system, and its conditions, begin below each other.
  const inside =
    body.kind === 'table' && close === ''
      ? element('e', writeTable(body, 'left'))
      : part('e', body);
  return [structure('d', signs, inside)];
}

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
  return structure(
    'nary',
    [
      setting('chr', sign),
      setting('limLoc', isStack ? 'undOvr' : 'subSup'),
      setting('subHide', sub ? '0' : '1'),
      setting('supHide', sup ? '0' : '1'),
    ],
    sub ? part('sub', sub) : element('sub'),
    sup ? part('sup', sup) : element('sup'),
    part('e', { kind: 'row', items: operand }),
  );
}

/** LibreOffice loses a sign that compares nothing with what follows, as in the second line of `a = b \\ = c`. */
const writeWhole = (node: MathNode): XmlComponent[] => {
  const [first] = node.kind === 'row' ? node.items : [node];
  const compares = first?.kind === 'symbol' && /^[=<>]$/.test(first.text);
  return [...(compares ? [run(NOTHING, 'text')] : []), ...write(node)];
};

function writeRow(typed: readonly MathNode[]): XmlComponent[] {
  const items = pairBars(typed);
  const index = items.findIndex(isLarge);
  const operator = items[index];
  if (!operator || !isLarge(operator)) return items.flatMap(write);
  return [...items.slice(0, index).flatMap(write), large(operator, items.slice(index + 1))];
}

function writeScripts({ base, sub, sup }: Extract<MathNode, { kind: 'scripts' }>): XmlComponent {
  const parts = [
    part('e', base),
    ...(sub ? [part('sub', sub)] : []),
    ...(sup ? [part('sup', sup)] : []),
  ];
  return structure(sub ? (sup ? 'sSubSup' : 'sSub') : 'sSup', [], ...parts);
}

/** Signs that Word stretches over or under what they group: braces, arcs and arrows. */
const GROUPING = /^[⏞⏟⏜⏝⎴⎵⏠⏡←→↔⇐⇒⇔]$/u;
function limit(place: 'top' | 'bot', base: XmlComponent, lim: MathNode): XmlComponent {
  if (lim.kind === 'symbol' && GROUPING.test(lim.text)) {
    const settings = [
      setting('chr', lim.text),
      setting('pos', place),
      setting('vertJc', place === 'top' ? 'bot' : 'top'),
    ];
    return structure('groupChr', settings, base);
  }
  return structure(place === 'top' ? 'limUpp' : 'limLow', [], base, part('lim', lim));
}

function writeStack({ base, under, over }: Extract<MathNode, { kind: 'stack' }>): XmlComponent[] {
  if (!over) return under ? [limit('bot', part('e', base), under)] : write(base);
  const upper = limit('top', part('e', base), over);
  return [under ? limit('bot', element('e', upper), under) : upper];
}

const ACCENTS = { arrow: '\u20d7', hat: '\u0302', tilde: '\u0303', dot: '\u0307' } as const;
function writeAccent({ base, accent }: Extract<MathNode, { kind: 'accent' }>): XmlComponent {
  if (accent === 'bar' || accent === 'underbar') {
    return structure('bar', [setting('pos', accent === 'bar' ? 'top' : 'bot')], part('e', base));
  }
  return structure('acc', [setting('chr', ACCENTS[accent])], part('e', base));
}

function writeTable(
  { rows }: Extract<MathNode, { kind: 'table' }>,
  justification: 'center' | 'left' = 'center',
): XmlComponent {
  const columns = Math.max(1, ...rows.map((cells) => cells.length));
  const column = element(
    'mc',
    element('mcPr', setting('count', String(columns)), setting('mcJc', justification)),
  );
  const full = rows.map((cells) => Array.from({ length: columns }, (_, at) => cells[at]));
  return structure(
    'm',
    [element('mcs', column)],
    ...full.map((cells) => element('mr', ...cells.map((cell) => part('e', cell)))),
  );
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
      const type = setting('type', node.hasBar ? 'bar' : 'noBar');
      return [structure('f', [type], part('num', node.over), part('den', node.under))];
    }
    case 'root': {
      const { degree, radicand } = node;
      const deg = degree ? part('deg', degree) : element('deg');
      return [structure('rad', [setting('degHide', degree ? '0' : '1')], deg, part('e', radicand))];
    }
    case 'scripts':
      return isLarge(node) ? [large(node, [])] : [writeScripts(node)];
    case 'stack':
      return isLarge(node) ? [large(node, [])] : writeStack(node);
    case 'accent':
      return [writeAccent(node)];
    case 'fence':
      return writeFence(node);
    case 'table':
      return [writeTable(node)];
  }
}

/** Converts a formula to Word's own format, Office MathML (ECMA-376 part 1, 22.1). */
export const wordFormula = (formula: MathNode): MathZone =>
  new MathZone({ children: writeWhole(formula) });
