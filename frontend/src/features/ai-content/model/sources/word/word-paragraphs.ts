import { raisedWords } from '../raised-text.ts';
import { readFormula, symbolIn } from './word-formula.ts';
import type { listNumbers } from './word-numbers.ts';
import {
  attribute,
  childOf,
  childrenOf,
  chosenOf,
  isOn,
  nodesNamed,
  setting,
  textOf,
  type WordNode,
} from './word-node.ts';
import type { WordStyles } from './word-styles.ts';
import { withSymbols } from './word-symbols.ts';

/** What a paragraph shows where a formula is that is a picture or an instruction for Word. */
const UNREAD_FORMULA = '[…]';

/** Words of a paragraph that look alike. */
interface Piece {
  readonly text: string;
  readonly place: 'up' | 'down' | 'line';
}

/** What was deleted, is an instruction for Word, describes another element, or explains how a word sounds. */
const UNREAD = new Set(
  'del moveFrom delText instrText pPr rPr sdtPr sdtEndPr tblPr tblGrid trPr tcPr sectPr rt'.split(
    ' ',
  ),
);

/** Half points that words are raised or lowered by hand. */
const RAISED_BY = 4;
/** Longer words that are raised are no power. */
const LONGEST_RAISED = 12;

interface Context {
  readonly styles: WordStyles;
  readonly numberOf: ReturnType<typeof listNumbers>;
}

/** A property of a run, its style or its paragraph's style. */
function runProperty(
  { styles }: Context,
  properties: WordNode | undefined,
  paragraph: string | undefined,
  name: string,
): WordNode | undefined {
  return (
    childOf(properties, name) ??
    styles.run(setting(properties, 'rStyle'), name) ??
    styles.run(paragraph, name)
  );
}

function placeOf(context: Context, properties: WordNode | undefined, text: string): Piece['place'] {
  const align = attribute(runProperty(context, properties, undefined, 'vertAlign'), 'val');
  if (align === 'superscript') return 'up';
  if (align === 'subscript') return 'down';
  const raised = Number(setting(properties, 'position') ?? 0);
  if (Math.abs(raised) < RAISED_BY || text.length > LONGEST_RAISED) return 'line';
  return raised > 0 ? 'up' : 'down';
}

function runText(node: WordNode, typeface: string): string {
  return childrenOf(node)
    .map((child) => {
      switch (child.name) {
        case 't':
          return withSymbols(textOf(child), typeface);
        case 'sym':
          return symbolIn(child);
        case 'noBreakHyphen':
          return '\u2011';
        case 'tab':
        case 'ptab':
        case 'br':
        case 'cr':
          return ' ';
        case 'instrText':
          return /^\s*EQ\s/i.test(textOf(child)) ? UNREAD_FORMULA : '';
        case 'object': {
          const [embedded] = nodesNamed(child, 'OLEObject');
          const program = attribute(embedded, 'ProgID') ?? '';
          return /^(?:Equation|MathType)/i.test(program) ? UNREAD_FORMULA : '';
        }
        case 'ruby':
          return [...nodesNamed(child, 'rubyBase')]
            .flatMap((base) => childrenOf(base))
            .map((inner) => runText(inner, typeface))
            .join('');
        case 'AlternateContent':
          return chosenOf(child)?.name === 'Fallback' ? runText(chosenOf(child) ?? child, '') : '';
        default:
          return '';
      }
    })
    .join('');
}

/** The words of a paragraph's elements. */
function piecesOf(node: WordNode, style: string | undefined, context: Context): Piece[] {
  if (UNREAD.has(node.name)) return [];
  if (node.name === 'AlternateContent') {
    const chosen = chosenOf(node);
    return chosen ? piecesOf(chosen, style, context) : [];
  }
  if (node.name === 'oMath') return [{ text: readFormula(node), place: 'line' }];
  if (node.name === 'sdt' && isOn(childOf(node, 'sdtPr'), 'showingPlcHdr')) return [];
  if (node.name === 't') return [{ text: textOf(node), place: 'line' }];
  if (node.name !== 'r')
    return childrenOf(node).flatMap((child) => piecesOf(child, style, context));
  const properties = childOf(node, 'rPr');
  const hidden = runProperty(context, properties, style, 'vanish');
  if (hidden && !/^(?:0|false|off)$/.test(attribute(hidden, 'val') ?? '')) return [];
  const fonts = runProperty(context, properties, style, 'rFonts');
  const text = runText(node, attribute(fonts, 'ascii') ?? '');
  return text === '' ? [] : [{ text, place: placeOf(context, properties, text) }];
}

/** Pieces of one look are one: a power may be in several runs. */
function joined(pieces: readonly Piece[]): string {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last?.place === piece.place)
      whole[whole.length - 1] = { ...last, text: last.text + piece.text };
    else whole.push(piece);
  }
  return whole.reduce(
    (line, { text, place }) => line + (place === 'line' ? text : raisedWords(line, text, place)),
    '',
  );
}

/** The text boxes of a paragraph, each once. */
function boxesOf(node: WordNode): WordNode[] {
  if (node.name === 'txbxContent') return [node];
  const inner = node.name === 'AlternateContent' ? chosenOf(node) : node;
  return inner && !UNREAD.has(node.name) ? childrenOf(inner).flatMap(boxesOf) : [];
}

/** The paragraphs within an element, in their order; `null` before each heading. */
export function paragraphsIn(node: WordNode, context: Context): (string | null)[] {
  if (UNREAD.has(node.name)) return [];
  if (node.name === 'AlternateContent') {
    const chosen = chosenOf(node);
    return chosen ? paragraphsIn(chosen, context) : [];
  }
  if (node.name === 'sdt' && isOn(childOf(node, 'sdtPr'), 'showingPlcHdr')) return [];
  const row = node.name === 'tr' ? childOf(node, 'trPr') : undefined;
  if (childOf(row, 'del') || isOn(row, 'hidden')) return [];
  if (node.name === 'oMathPara') return [joined(piecesOf(node, undefined, context))];
  if (node.name !== 'p') return childrenOf(node).flatMap((child) => paragraphsIn(child, context));
  const properties = childOf(node, 'pPr');
  const style = setting(properties, 'pStyle');
  const text = joined(childrenOf(node).flatMap((child) => piecesOf(child, style, context)));
  const number = context.numberOf(properties);
  const isHeading = context.styles.isHeading(style) && text.trim() !== '';
  return [
    ...(isHeading ? [null] : []),
    number !== '' && text.trim() !== '' ? `${number} ${text}` : text,
    ...childrenOf(node)
      .flatMap(boxesOf)
      .flatMap((box) => paragraphsIn(box, context)),
  ];
}
