import { raisedWords } from './raised-text.ts';
import { readFormula, symbolIn, UNREAD_FORMULA } from './word-formula.ts';
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

/** Footnotes and endnotes by their ids. */
export interface Notes {
  readonly footnote: ReadonlyMap<string, WordNode>;
  readonly endnote: ReadonlyMap<string, WordNode>;
}

/** What is known of a document beside its body. */
export interface WordContext {
  readonly styles: WordStyles;
  readonly notes: Notes;
  /** The notes that were referred to, in their order. */
  readonly seen: WordNode[];
  readonly numberOf: ReturnType<typeof listNumbers>;
  /** Writes a formula; on one line of plain signs if it is missing. */
  readonly formula?: (node: WordNode) => string;
}

/** A property of a run, its style or its paragraph's style. */
function runProperty(
  { styles }: WordContext,
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

function placeOf(
  context: WordContext,
  properties: WordNode | undefined,
  text: string,
): Piece['place'] {
  const align = attribute(runProperty(context, properties, undefined, 'vertAlign'), 'val');
  if (align === 'superscript') return 'up';
  if (align === 'subscript') return 'down';
  const raised = Number(setting(properties, 'position') ?? 0);
  if (Math.abs(raised) < RAISED_BY || text.length > LONGEST_RAISED) return 'line';
  return raised > 0 ? 'up' : 'down';
}

/** Descriptions that programs guess, and names of files, which are no words of the author. */
const NO_DESCRIPTION =
  /automatically generated|générée? automatiquement|تلقائي|^[\w ()-]+\.(?:png|jpe?g|gif|wmf|emf|svg|bmp)$|[\\/]/iu;
/** The height of a picture that may be a formula in a line, in English Metric Units; about three lines. */
const LOW = 40 * 12_700;

/** What a picture shows in words; a low one without words is seen to be missing. */
function pictureText(node: WordNode): string {
  const drawn = [...nodesNamed(node, 'docPr'), ...nodesNamed(node, 'cNvPr')];
  const isDecorative = [...nodesNamed(node, 'decorative')].some(
    (each) => attribute(each, 'val') === '1',
  );
  const words = [
    ...drawn.map((each) => attribute(each, 'descr')),
    ...[...nodesNamed(node, 'shape')].map((each) => attribute(each, 'alt')),
  ].find((each) => each !== undefined && each.trim() !== '');
  const shown = [...nodesNamed(node, 'textpath')].map((each) => attribute(each, 'string') ?? '');
  if (shown.length > 0) return shown.join(' ');
  if (isDecorative) return '';
  if (words !== undefined && !NO_DESCRIPTION.test(words)) return `[${words.trim()}]`;
  if (!nodesNamed(node, 'txbxContent').next().done) return '';
  const [inline] = nodesNamed(node, 'inline');
  const height = Number(attribute(inline && childOf(inline, 'extent'), 'cy') ?? Infinity);
  return inline && height < LOW ? UNREAD_FORMULA : '';
}

/** A line that ends within a paragraph: a space in prose, and often the end of an item in a table's cell. */
export const LINE_BREAK = '\u2028';

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
          return ' ';
        case 'br':
        case 'cr':
          return LINE_BREAK;
        case 'instrText':
          return /^\s*EQ\s/i.test(textOf(child)) ? UNREAD_FORMULA : '';
        case 'object': {
          const [embedded] = nodesNamed(child, 'OLEObject');
          const program = attribute(embedded, 'ProgID') ?? '';
          return /^(?:Equation|MathType)/i.test(program) ? UNREAD_FORMULA : pictureText(child);
        }
        case 'drawing':
        case 'pict':
          return pictureText(child);
        case 'ruby':
          return [...nodesNamed(child, 'rubyBase')]
            .flatMap((base) => childrenOf(base))
            .map((inner) => runText(inner, typeface))
            .join('');
        case 'AlternateContent':
          return runText(chosenOf(child) ?? child, '');
        default:
          return '';
      }
    })
    .join('');
}

/** The mark of a note that a run refers to, which is read after its paragraph. */
function noteIn(node: WordNode, { notes, seen }: WordContext): string {
  return (['footnote', 'endnote'] as const)
    .map((kind) => {
      const reference = childOf(node, `${kind}Reference`);
      const note = notes[kind].get(attribute(reference, 'id') ?? '');
      return note ? `[${seen.push(note)}]` : '';
    })
    .join('');
}

/** The words of a paragraph's elements. */
function piecesOf(node: WordNode, style: string | undefined, context: WordContext): Piece[] {
  if (UNREAD.has(node.name)) return [];
  if (node.name === 'AlternateContent') {
    const chosen = chosenOf(node);
    return chosen ? piecesOf(chosen, style, context) : [];
  }
  if (node.name === 'oMath')
    return [{ text: (context.formula ?? readFormula)(node), place: 'line' }];
  if (node.name === 'sdt' && isOn(childOf(node, 'sdtPr'), 'showingPlcHdr')) return [];
  if (node.name === 't') return [{ text: textOf(node), place: 'line' }];
  if (node.name !== 'r')
    return childrenOf(node).flatMap((child) => piecesOf(child, style, context));
  const properties = childOf(node, 'rPr');
  const hidden = runProperty(context, properties, style, 'vanish');
  if (hidden && !/^(?:0|false|off)$/.test(attribute(hidden, 'val') ?? '')) return [];
  const fonts = runProperty(context, properties, style, 'rFonts');
  const text = runText(node, attribute(fonts, 'ascii') ?? '');
  const note = noteIn(node, context);
  if (note !== '') return [{ text: text + note, place: 'line' }];
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
export function paragraphsIn(node: WordNode, context: WordContext): (string | null)[] {
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
  const before = context.seen.length;
  const text = joined(childrenOf(node).flatMap((child) => piecesOf(child, style, context)));
  const notes = context.seen.slice(before).map((note, at) => {
    const lines = childrenOf(note).flatMap((child) => paragraphsIn(child, context));
    return `[${before + at + 1}] ${lines
      .filter((line) => line !== null)
      .join(' ')
      .trim()}`;
  });
  const number = context.numberOf(properties);
  const isHeading = context.styles.isHeading(style) && text.trim() !== '';
  return [
    ...(isHeading ? [null] : []),
    number !== '' && text.trim() !== '' ? `${number} ${text}` : text,
    ...childrenOf(node)
      .flatMap(boxesOf)
      .flatMap((box) => paragraphsIn(box, context)),
    ...notes,
  ];
}
