import { escapeXml } from '#shared/text/escape-xml.ts';
import type { MathNode } from '#lambdas/print/maths/math-node.ts';

const element = (tag: string, inner: string, attributes = ''): string =>
  `<m:${tag}${attributes}>${inner}</m:${tag}>`;
const TOKENS = { variable: 'mi', number: 'mn', operator: 'mo', text: 'mtext' } as const;
const ACCENTS = { bar: '¯', arrow: '→', hat: '^', tilde: '~', dot: '˙' } as const;
const fence = (sign: string): string =>
  sign ? element('mo', escapeXml(sign), ' fence="true"') : '';

function scripted(node: Extract<MathNode, { kind: 'scripts' | 'stack' }>): string {
  const isStack = node.kind === 'stack';
  const [low, high] = isStack ? [node.under, node.over] : [node.sub, node.sup];
  const name = (both: string, under: string, over: string) =>
    low && high ? both : low ? under : over;
  const tag = isStack ? name('munderover', 'munder', 'mover') : name('msubsup', 'msub', 'msup');
  const parts = [node.base, low, high].flatMap((part) => (part ? [one(part)] : []));
  return element(tag, parts.join(''));
}

/** A node as exactly one element, which fractions and scripts require. */
const one = (node: MathNode): string =>
  node.kind === 'row' || node.kind === 'fence' ? element('mrow', write(node)) : write(node);

function write(node: MathNode): string {
  switch (node.kind) {
    case 'row':
      return node.items.map(write).join('');
    case 'symbol':
      return element(TOKENS[node.role], escapeXml(node.text));
    case 'space':
      return `<m:mspace width="${node.width}em"/>`;
    case 'fraction':
      return element(
        'mfrac',
        one(node.over) + one(node.under),
        node.hasBar ? '' : ' linethickness="0"',
      );
    case 'root':
      return node.degree
        ? element('mroot', one(node.radicand) + one(node.degree))
        : element('msqrt', write(node.radicand));
    case 'scripts':
    case 'stack':
      return scripted(node);
    case 'accent':
      return node.accent === 'underbar'
        ? element('munder', `${one(node.base)}<m:mo>_</m:mo>`)
        : element(
            'mover',
            `${one(node.base)}<m:mo>${ACCENTS[node.accent]}</m:mo>`,
            ' accent="true"',
          );
    case 'fence':
      return element('mrow', fence(node.open) + write(node.body) + fence(node.close));
    case 'table':
      return element(
        'mtable',
        node.rows
          .map((cells) => element('mtr', cells.map((cell) => element('mtd', write(cell))).join('')))
          .join(''),
      );
  }
}

/** A formula as presentation MathML, with only elements that all its versions have. */
export const mathml = (formula: MathNode): string =>
  `<m:math xmlns:m="http://www.w3.org/1998/Math/MathML">${write(formula)}</m:math>`;
