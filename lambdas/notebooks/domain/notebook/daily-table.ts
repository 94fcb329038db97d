import { fitParagraphs, fitSentences, fitWords } from '#lambdas/print/layout/fit-sentences.ts';
import { drawSignatureBoxes } from '#lambdas/print/layout/signature-boxes.ts';
import { drawTable, type TablePart } from '#lambdas/print/layout/table.ts';
import { PADDING, type Cell, type Column } from '#lambdas/print/layout/table-model.ts';
import type { Flow } from '#lambdas/print/layout/flow.ts';
import { setText, type TextOptions } from '#lambdas/print/layout/text-box.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { sentenceDirection } from '#lambdas/print/typography/direction.ts';
import type { DayRow, Said } from '../year/day-rows.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';

const HEAD = 26;
const SIGNATURES = 64;
const GAP = 10;
/** Distance in points of the lines to write on: 7 mm. */
const LINE = 20;
/** Room above and below the text of a cell. */
const EDGE = 3;

const centred = { align: 'center' } as const;

/** Columns of paragraphs begin at the start of their lines. */
const columnsOf = (
  { messages }: Notebook,
  { isLined }: DayTable,
): (Column & { readonly width: number })[] => {
  const { daily } = messages.records;
  const written = isLined ? ({ align: 'start' } as const) : centred;
  return [
    { heading: daily.time, width: 44, ...centred, tinted: true },
    { heading: daily.class, width: 46, ...centred },
    { heading: daily.activity, width: 54, ...centred },
    { heading: daily.lesson, width: 74, ...centred },
    { heading: daily.objective, width: 72, ...written },
    { heading: daily.procedure, width: 100, ...written },
    { heading: daily.materials, width: 52, ...written },
    { heading: daily.remarks, width: 62.28, ...written },
  ];
};

/** Writes a page of a day: a row for each session, and blank ones. */
export interface DayTable {
  /** Undefined rows are left to write in. */
  readonly rows: readonly (DayRow | undefined)[];
  /** Points. */
  readonly size: number;
  /** Whether empty cells have lines to write on. */
  readonly isLined: boolean;
  readonly guides?: readonly number[];
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Shortens a text to its cell, so that the row keeps its height. */
function cellOf(
  book: Notebook,
  { text, note }: Said,
  room: Room,
  options: TextOptions,
): Cell | undefined {
  if (text === '') return undefined;
  const small = { size: options.size * 0.85, minSize: options.size * 0.68 };
  const below = note === undefined ? 0 : setText(book, note, room.width, small).height;
  const box = { ...room, height: room.height - below };
  const shown = fitWords(book, text, box, options);
  const direction = sentenceDirection(text, book.direction);
  return { text: shown, direction, weight: options.weight, ...(note !== undefined && { note }) };
}

function cellsOf(
  book: Notebook,
  row: DayRow | undefined,
  columns: readonly { readonly width: number }[],
  height: number,
  size: number,
): (Cell | undefined)[] {
  if (!row) return [];
  const { period, className, activity, lesson, objective, procedure, materials, remarks } = row;
  const plain = { size, minSize: size * 0.75, direction: book.direction };
  const bold = { ...plain, weight: 'bold' } as const;
  const room = (index: number): Room => ({
    width: (columns[index]?.width ?? 0) - 2 * PADDING,
    height: height - 2 * EDGE,
  });
  const sentences = (
    paragraphs: readonly string[],
    index: number,
    fit = fitSentences,
  ): Cell | undefined => {
    const direction = sentenceDirection(paragraphs.join(), book.direction);
    const text = fit(book, paragraphs, room(index), { ...plain, direction });
    return text === '' ? undefined : { text, direction };
  };
  return [
    cellOf(book, period, room(0), plain),
    cellOf(book, className, room(1), bold),
    cellOf(book, activity, room(2), plain),
    cellOf(book, lesson, room(3), bold),
    sentences(objective, 4),
    sentences(procedure, 5),
    sentences(materials, 6),
    sentences(remarks, 7, fitParagraphs),
  ];
}

/** The first column that is left to write in; the ones before it are known of each session. */
const WRITTEN = 3;

/** Draws lines to write on in the empty cells of a part. */
function drawLines(
  { canvas, columns, head, heights }: TablePart,
  cells: readonly (readonly (Cell | undefined)[])[],
  rows: DayTable['rows'],
): void {
  const lines: [number, number, number, number][] = [];
  let top = head.y + head.height;
  heights.forEach((height, row) => {
    for (const [index, { x, width }] of columns.entries()) {
      if (index < WRITTEN || cells[row]?.[index] || rows[row]?.isLost) continue;
      const from = head.x + x;
      for (let y = LINE; y <= height - LINE / 2; y += LINE) {
        lines.push([from, top + y, from + width, top + y]);
      }
    }
    top += height;
  });
  canvas.lines(lines, { colour: palette.line, width: 0.4 });
}

/** Draws the table of a day to the foot of the page, with boxes for signatures. */
export function drawDayTable(book: Notebook, flow: Flow, section: Section, day: DayTable): void {
  const { rows, size, isLined, guides } = day;
  const columns = columnsOf(book, day);
  const rowHeight = (flow.room - HEAD - SIGNATURES - GAP) / rows.length;
  const cells = rows.map((row) => cellsOf(book, row, columns, rowHeight, size));
  const { canvas, area } = flow.page;
  rows.forEach((row, index) => {
    const box = { ...area, y: flow.y + HEAD + index * rowHeight, height: rowHeight };
    if (row?.isLost) canvas.fill(box, palette.mist);
  });
  const parts = drawTable(book, flow, {
    columns,
    rows: cells,
    rowHeight,
    headHeight: HEAD,
    ...(guides && { guides }),
    size,
    tag: section.tag,
  });
  if (isLined) parts.forEach((part) => drawLines(part, cells, rows));
  const { teacher, director, inspector } = book.messages.signatures;
  drawSignatureBoxes(book, flow, section, [teacher, director, inspector], SIGNATURES);
}
