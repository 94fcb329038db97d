import type { Inflate } from '../spreadsheet/workbook/zip-reader.ts';
import { latexOf } from '../word/formula-latex.ts';
import { readWordBody } from '../word/word-body.ts';
import { readFormula, UNREAD_FORMULA } from '../word/word-formula.ts';
import {
  childOf,
  childrenOf,
  isOn,
  nodesNamed,
  setting,
  textOf,
  type WordNode,
} from '../word/word-node.ts';
import { LINE_BREAK, paragraphsIn, type WordContext } from '../word/word-paragraphs.ts';
import { LETTERED } from './choice-letters.ts';
import type { QuestionDoubt } from './found-question.ts';
import type { SourceLine } from './source-lines.ts';

/** Elements that hold paragraphs, rows or cells among others. */
const WRAPPERS = new Set('sdt sdtContent customXml ins moveTo smartTag'.split(' '));
const within = (node: WordNode, name: string): WordNode[] =>
  childrenOf(node).flatMap((child) => {
    if (child.name === name) return [child];
    return WRAPPERS.has(child.name) ? within(child, name) : [];
  });

const has = (node: WordNode, ...names: readonly string[]): boolean =>
  names.some((name) => !nodesNamed(node, name).next().done);
const isDrawing = (node: WordNode): boolean =>
  has(node, 'blip', 'imagedata', 'chart') ||
  [...nodesNamed(node, 'wsp')].some((shape) => !has(shape, 'txbxContent'));

/** A run of a letter before an option, which is often not marked itself. */
const LETTER = /^\(?\p{L}? ?[).\-–]?$/u;
const LIGHT = new Set(['none', 'white']);

/** Whether all words of a paragraph are bold or highlighted by hand, as teachers mark the right choice. */
function isMarked(node: WordNode): boolean {
  const runs = [...nodesNamed(node, 'r')].filter((run) => {
    const text = [...nodesNamed(run, 't')].map(textOf).join('').trim();
    return text !== '' && !LETTER.test(text);
  });
  return (
    runs.length > 0 &&
    runs.every((run) => {
      const properties = childOf(run, 'rPr');
      const highlight = setting(properties, 'highlight');
      const isBold = isOn(properties, 'b') ?? isOn(properties, 'bCs') ?? false;
      return isBold || (highlight !== undefined && !LIGHT.has(highlight));
    })
  );
}

/** Reads the body of a document line by line. */
class WordLines {
  readonly lines: SourceLine[] = [];
  private readonly context: WordContext;
  private number = 0;
  private isUnread = false;

  constructor(context: WordContext) {
    this.context = { ...context, formula: (node) => this.formula(node) };
  }

  private formula(node: WordNode): string {
    const latex = latexOf(node)?.trim();
    if (latex !== undefined && !/[$\n]/.test(latex)) return latex === '' ? '' : `\\(${latex}\\)`;
    this.isUnread = true;
    return readFormula(node);
  }

  private textsOf(node: WordNode): string[] {
    return paragraphsIn(node, this.context)
      .filter((text) => text !== null)
      .flatMap((text) => text.split(LINE_BREAK))
      .map((text) => text.trim());
  }

  private add(texts: readonly string[], node: WordNode): void {
    this.number += 1;
    const isPicture = isDrawing(node);
    const isLost = !isPicture && texts.some((text) => text.includes(UNREAD_FORMULA));
    const isUnread = this.isUnread || isLost;
    this.isUnread = false;
    const doubts: QuestionDoubt[] = [
      ...(isPicture ? (['picture'] as const) : []),
      ...(isUnread ? (['formula'] as const) : []),
    ];
    // A picture alone in its paragraph is one of the question above.
    const shown = doubts.length > 0 && texts.every((text) => text === '') ? ['[…]'] : texts;
    shown.forEach((text) => this.lines.push({ number: this.number, text, doubts }));
  }

  read(node: WordNode): void {
    if (WRAPPERS.has(node.name)) childrenOf(node).forEach((child) => this.read(child));
    else if (node.name === 'tbl') this.readTable(node);
    else if (node.name === 'p') {
      const texts = this.textsOf(node);
      const isBold = isMarked(node);
      this.add(
        texts.map((text) => (isBold && text !== '' && !text.includes('*') ? `**${text}**` : text)),
        node,
      );
    } else this.add(this.textsOf(node), node);
  }

  /** A table with one column, or with paragraphs in its cells, only places what is in it. */
  private readTable(table: WordNode): void {
    const rows = within(table, 'tr')
      .filter((row) => !childOf(childOf(row, 'trPr'), 'del'))
      .map((row) => within(row, 'tc'));
    const isLayout = rows.some(
      (cells) => cells.length < 2 || cells.some((cell) => within(cell, 'p').length > 2),
    );
    if (isLayout) {
      for (const cell of rows.flat()) {
        childrenOf(cell).forEach((child) => child.name !== 'tcPr' && this.read(child));
        this.lines.push({ number: this.number, text: '' });
      }
      return;
    }
    for (const cells of rows) {
      const texts = cells.map((cell) => this.textsOf(cell).filter(Boolean).join(' '));
      const areOptions = texts.every((text) => text === '' || LETTERED.test(text));
      const row = { name: 'tr', attributes: '', children: cells };
      this.add(areOptions ? texts : [`| ${texts.join(' | ')} |`], row);
    }
  }
}

/**
 * The paragraphs of a Word document as lines, with formulas in LaTeX and what is bold or highlighted in bold. Macros,
 * comments and headers are not read.
 * @throws WorkbookError
 */
export const wordLines = (bytes: Uint8Array, inflate: Inflate): SourceLine[] =>
  readWordBody(bytes, inflate, ({ nodes, context }) => {
    const body = new WordLines(context);
    for (const node of nodes) body.read(node);
    return body.lines;
  });
