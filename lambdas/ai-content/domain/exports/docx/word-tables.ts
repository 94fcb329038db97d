import type { Direction, DraftLanguage } from '#shared/model/locale.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import {
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
  type ParagraphChild,
} from 'docx';
import type { Fact, Line, Table as SheetTable } from '../sheet/draft-layout.ts';
import { wordRuns } from './word-runs.ts';
import { colours, lines, onlyIf } from './word-styles.ts';

/** Width between the margins of A4, in twentieths of a point. */
export const TEXT_WIDTH = 11_906 - 2 * 1_020;

const line = { style: BorderStyle.SINGLE, size: 4, color: colours.line };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const margins = { top: 60, bottom: 60, left: 110, right: 110 };
const shading = { type: ShadingType.CLEAR, fill: colours.mist, color: 'auto' };

/** What texts need to know of their sheet. */
export interface WordStyle {
  readonly language: DraftLanguage;
  readonly direction: Direction;
}

/** A line in a cell; a bold label comes before the text. */
export const wordLine = (
  { label, text }: Line,
  { language, direction }: WordStyle,
  options: { readonly isBold?: boolean; readonly keepNext?: boolean } = {},
): Paragraph => {
  const named = label
    ? wordRuns(text ? `${label}${labelsIn(language).colon}` : label, direction, { bold: true })
    : [];
  return new Paragraph({
    bidirectional: onlyIf(direction === 'rtl'),
    spacing: { after: 30, ...lines(1.15) },
    keepNext: onlyIf(options.keepNext),
    children: [...named, ...wordRuns(text, direction, { bold: onlyIf(options.isBold) })],
  });
};

const cell = (
  lines: readonly Line[],
  width: number,
  page: WordStyle,
  { isHead, keepNext }: { readonly isHead: boolean; readonly keepNext: boolean },
): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins,
    verticalAlign: isHead ? VerticalAlignTable.CENTER : VerticalAlignTable.TOP,
    ...(isHead && { shading }),
    children: (lines.length > 0 ? lines : [{ text: '' }]).map((one) =>
      wordLine(one, page, { isBold: isHead, keepNext }),
    ),
  });

/**
 * A table whose head repeats on each page and whose rows are not split.
 * @param isWhole whether all rows are on one page, as those of a question
 */
export function wordTable({ columns, rows }: SheetTable, page: WordStyle, isWhole = false): Table {
  const widths = columns.map(({ share }) => Math.round(share * TEXT_WIDTH));
  const row = (cells: readonly (readonly Line[])[], index: number): TableRow => {
    const isHead = index < 0;
    const keepNext = isWhole && index < rows.length - 1;
    return new TableRow({
      tableHeader: onlyIf(isHead),
      cantSplit: true,
      children: widths.map((width, at) => cell(cells[at] ?? [], width, page, { isHead, keepNext })),
    });
  };
  return new Table({
    visuallyRightToLeft: onlyIf(page.direction === 'rtl'),
    layout: TableLayoutType.FIXED,
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    borders: {
      top: line,
      bottom: line,
      left: line,
      right: line,
      insideHorizontal: line,
      insideVertical: line,
    },
    rows: [
      row(
        columns.map(({ heading }) => [{ text: heading }]),
        -1,
      ),
      ...rows.map(row),
    ],
  });
}

/** Short answers beside each other, row by row, without lines. */
export function wordColumns(
  items: readonly (readonly ParagraphChild[])[],
  columns: number,
  { direction }: WordStyle,
  keepNext: boolean,
): Table {
  const width = Math.floor(TEXT_WIDTH / columns);
  const cellOf = (children: readonly ParagraphChild[]): TableCell =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: { left: 110, right: 110 },
      children: [
        new Paragraph({
          bidirectional: onlyIf(direction === 'rtl'),
          keepNext: onlyIf(keepNext),
          children,
        }),
      ],
    });
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (_, column) => items[row * columns + column] ?? []),
  );
  return new Table({
    visuallyRightToLeft: onlyIf(direction === 'rtl'),
    layout: TableLayoutType.FIXED,
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: Array.from({ length: columns }, () => width),
    borders: TableBorders.NONE,
    rows: rows.map((cells) => new TableRow({ cantSplit: true, children: cells.map(cellOf) })),
  });
}

/** Columns that rows of one, two and three facts can be made of. */
const SIXTHS = 6;
/** Dots to write on, for each column of a cell: with a label they fit in one line. */
const DOTS = '……';

/** The head of a sheet: rows of facts, with lines only below them. */
export function wordFacts(rows: readonly (readonly Fact[])[], page: WordStyle): Table {
  const sixth = Math.floor(TEXT_WIDTH / SIXTHS);
  const factCell = ({ label, value }: Fact, span: number): TableCell =>
    new TableCell({
      columnSpan: span,
      width: { size: sixth * span, type: WidthType.DXA },
      margins,
      children: [wordLine({ label, text: value || DOTS.repeat(span) }, page)],
    });
  return new Table({
    visuallyRightToLeft: onlyIf(page.direction === 'rtl'),
    layout: TableLayoutType.FIXED,
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: Array.from({ length: SIXTHS }, () => sixth),
    borders: {
      top: line,
      bottom: line,
      left: none,
      right: none,
      insideHorizontal: line,
      insideVertical: none,
    },
    rows: rows.map(
      (facts) =>
        new TableRow({
          cantSplit: true,
          children: facts.map((fact) => factCell(fact, SIXTHS / Math.max(1, facts.length))),
        }),
    ),
  });
}
