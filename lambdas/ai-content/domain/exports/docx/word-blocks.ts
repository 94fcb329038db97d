import { labelsIn } from '#shared/draft/labels.ts';
import type { Table } from 'docx';
import {
  HeadingLevel,
  LeaderType,
  Paragraph,
  TabStopType,
  TextRun,
  type IParagraphOptions,
  type ParagraphChild,
} from 'docx';
import { describeFigure, drawFigure } from '#shared/draft/figures/figures.ts';

import type { Block, Prose } from '../sheet/draft-layout.ts';
import { Defect } from '#core/defect.ts';
import { plainText } from '#lambdas/print/maths/formula-text.ts';
import type { Weights } from '#lambdas/print/typography/outline-words.ts';
import { wordDrawing, wordFigureTable } from './word-figure.ts';
import { wordRuns } from './word-runs.ts';
import { colours, onlyIf } from './word-styles.ts';
import { TEXT_WIDTH, wordColumns, wordTable, type WordStyle } from './word-tables.ts';

/** A sheet while it is written. Each list needs a new instance, so that its numbering starts again. */
export interface WordPage extends WordStyle {
  readonly nextList: () => number;
  readonly nextFigure: () => number;
  /** Of the words in figures; only a draft with figures needs them. */
  readonly weights: Weights | undefined;
}

type Options = Omit<IParagraphOptions, 'children'>;
type Format = Pick<Options, 'keepNext' | 'pageBreakBefore'>;

const paragraph = (
  { direction }: WordPage,
  children: readonly ParagraphChild[],
  options: Options,
): Paragraph =>
  new Paragraph({
    bidirectional: onlyIf(direction === 'rtl'),
    keepLines: true,
    children,
    ...options,
    keepNext: onlyIf(options.keepNext),
    pageBreakBefore: onlyIf(options.pageBreakBefore),
  });

const heading = (
  page: WordPage,
  text: Prose,
  aside: string | undefined,
  format: Format & { readonly level: 'HEADING_1' | 'HEADING_2' },
): Paragraph => {
  const { direction } = page;
  const { level, pageBreakBefore } = format;
  const beside = aside
    ? wordRuns(` (${aside})`, direction, { bold: false, color: colours.muted })
    : [];
  return paragraph(page, [...wordRuns(text, direction), ...beside], {
    heading: HeadingLevel[level],
    pageBreakBefore,
    keepNext: true,
  });
};

const listItems = (
  page: WordPage,
  reference: 'letters' | 'numbers' | 'marks',
  items: readonly (readonly ParagraphChild[])[],
  format: Format,
): Paragraph[] => {
  const instance = page.nextList();
  return items.map((children, index) =>
    paragraph(page, children, {
      numbering: { reference, level: 0, instance },
      keepNext: format.keepNext || index < items.length - 1,
    }),
  );
};

/** Tick boxes in one row; ticked on the teacher's sheet. */
const boxes = (
  page: WordPage,
  { items }: Extract<Block, { kind: 'options' }>,
  format: Format,
): Paragraph => {
  const children = items.flatMap(({ text, isRight }, index) => [
    ...wordRuns(`${index > 0 ? '\u2003\u2003' : ''}${isRight ? '☒' : '☐'} `, page.direction),
    ...wordRuns(text, page.direction, { bold: onlyIf(isRight) }),
  ]);
  return paragraph(page, children, { indent: { start: 180 }, ...format });
};

/** Dotted lines across the page, made with a tab leader. */
const writingLines = (page: WordPage, count: number): Paragraph[] =>
  Array.from({ length: count }, (_, index) =>
    paragraph(page, [new TextRun({ text: '\t', color: colours.muted })], {
      keepNext: index < count - 1,
      spacing: { before: 140, after: 60 },
      tabStops: [{ type: TabStopType.END, position: TEXT_WIDTH, leader: LeaderType.DOT }],
    }),
  );

/** The most letters of an option in four and in two columns: Word's typeface is not known here. */
const SHORT = { 4: 14, 2: 34 } as const;

/** How many columns short options have beside each other; 1 if one of them is long. */
function columnsOf({ items }: Extract<Block, { kind: 'options' }>): number {
  const longest = Math.max(...items.map(({ text }) => plainText(text).length));
  const isOneLine = items.every(({ text }) => !text.includes('\n'));
  if (!isOneLine || longest > SHORT[2]) return 1;
  return longest > SHORT[4] ? 2 : 4;
}

/** Converts a block to paragraphs and tables; those of an item stay together. */
export function wordBlock(
  page: WordPage,
  block: Block,
  format: Format = {},
): (Paragraph | Table)[] {
  const { direction } = page;
  const { letters } = labelsIn(page.language);
  switch (block.kind) {
    case 'heading':
      return [heading(page, block.text, block.aside, { ...format, level: 'HEADING_1' })];
    case 'paragraph': {
      const style = block.isQuiet ? { color: colours.muted } : {};
      const label = block.label
        ? `${block.label}${block.text ? labelsIn(page.language).colon : ''}`
        : '';
      const children = [
        ...(label ? wordRuns(label, direction, { ...style, bold: true }) : []),
        ...wordRuns(block.text, direction, style),
      ];
      // A label without text is a heading of the next block.
      const keepNext = format.keepNext ?? (label !== '' && block.text === '');
      return [paragraph(page, children, { ...format, keepNext })];
    }
    case 'list': {
      const items = block.items.map((text) => wordRuns(text, direction));
      return listItems(page, block.isNumbered ? 'numbers' : 'marks', items, format);
    }
    case 'options': {
      if (block.marker === 'box') return [boxes(page, block, format)];
      const columns = columnsOf(block);
      const items = block.items.map(({ text, isRight }, index) => [
        ...(columns > 1 ? wordRuns(`${letters.charAt(index)}) `, direction) : []),
        ...wordRuns(text, direction, { bold: onlyIf(isRight) }),
        ...(isRight ? wordRuns(' ✓', direction, { bold: true, color: colours.teal }) : []),
      ]);
      if (columns === 1) return listItems(page, 'letters', items, format);
      return [wordColumns(items, columns, page, format.keepNext ?? false)];
    }
    case 'table':
      // Only blocks within an item have a format.
      return [wordTable(block, page, format.keepNext !== undefined)];
    case 'item':
      return [
        heading(page, block.title, block.aside, { ...format, level: 'HEADING_2' }),
        ...block.blocks.flatMap((inner, index) =>
          wordBlock(page, inner, { keepNext: index < block.blocks.length - 1 }),
        ),
      ];
    case 'figure': {
      const { figure } = block;
      const { language } = page;
      if (figure.kind === 'table') return [wordFigureTable(figure, direction, TEXT_WIDTH)];
      if (!page.weights) throw new Defect('a draft with figures needs typefaces');
      const description = describeFigure(figure, language);
      const drawing = drawFigure(figure, language);
      const drawn = wordDrawing(drawing, description, page.nextFigure(), page.weights);
      return [paragraph(page, [drawn], { spacing: { before: 80, after: 80 }, ...format })];
    }
    case 'writing-lines':
      return writingLines(page, block.count);
    // The next block starts the page.
    case 'page-break':
      return [];
  }
}
