import {
  absenceRate,
  classFigures,
  pupilTotals,
  sumOfTotals,
  takenRolls,
  type TakenRoll,
  type Totals,
} from '#shared/attendance/totals.ts';
import { signIn } from '#shared/attendance/roll.ts';
import { writeFigure } from '#shared/model/write-figure.ts';
import { drawnSigns } from '#shared/paper/printed-sheet.ts';
import type { Cell, Column } from '#lambdas/print/layout/table-model.ts';
import { drawTable, type TablePart } from '#lambdas/print/layout/table.ts';
import { writeText } from '#lambdas/print/layout/text-box.ts';
import type { Box } from '#lambdas/print/pdf/box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import type { Section } from '../notebook/page-frame.ts';
import { beginSection, digits, pupilCells, pupilColumns } from '../notebook/sections.ts';
import type { FolderBook, FolderClass } from './folder.ts';
import { drawRollSign } from '#lambdas/print/paper/roll-signs.ts';

/** Rolls on a page; a class that is called twice a day has more in a month. */
const MOST = 24;
/** Rows above which a page is filled closer to its edges. */
const ROOMY = 50;
/** Lengths are in points. */
const NAMES = 116;
const TOTAL = 30;
const ROW = { least: 11, most: 16 } as const;
const HEAD = 28;
const FOOT = 30;
const SIGN = 10;
const SMALL = { size: 8, minSize: 6, colour: palette.muted } as const;

/** The rolls that were taken in the month of the folder's day, up to that day. */
export const rollsOfMonth = ({ folder }: FolderBook, { rolls }: FolderClass): TakenRoll[] =>
  takenRolls(rolls, { from: `${folder.date.slice(0, 7)}-01`, to: folder.date });

/** As even groups as possible, each of which fits on a page. */
function pagesOf(taken: readonly TakenRoll[]): (readonly TakenRoll[])[] {
  const pages = Math.ceil(taken.length / MOST);
  const share = Math.ceil(taken.length / pages);
  return Array.from({ length: pages }, (_, page) => taken.slice(page * share, (page + 1) * share));
}

/** The day of a roll, and which one of the day it is. */
function rollColumn({ texts }: FolderBook, { key }: TakenRoll): Column {
  const part = key.slice(11);
  const note = part === 'am' ? texts.morning : part === 'pm' ? texts.afternoon : part;
  return { heading: String(Number(key.slice(8, 10))), note, align: 'center' };
}

interface MonthPage {
  readonly taken: readonly TakenRoll[];
  /** Whether the totals of the month are on it. */
  readonly isLast: boolean;
}

function totalsOf(book: FolderBook, of: FolderClass, { isLast }: MonthPage) {
  const { texts } = book;
  const totals = pupilTotals(rollsOfMonth(book, of));
  const sum = sumOfTotals(totals.values());
  const column = { width: TOTAL, align: 'center', tinted: true } as const;
  const countsOf = ({ absent, excused, late }: Totals): number[] => [absent, excused, late];
  const shown = (count: number): Cell => digits(String(count));
  return {
    columns: isLast
      ? [texts.absent, texts.excused, texts.late].map((heading) => ({ heading, ...column }))
      : [],
    cells: (pupil: string): (Cell | undefined)[] => {
      const found = totals.get(pupil);
      if (!isLast || !found) return [];
      // Of the pupils who were always there, nothing is written.
      return countsOf(found).map((count) => (count > 0 ? shown(count) : undefined));
    },
    sum: isLast ? countsOf(sum).map(shown) : [],
    rate: absenceRate(sum) ?? 0,
  };
}

/** Draws what the rolls say of each pupil on a part of the table. */
function drawCalls(
  { canvas, columns, head, heights, first }: TablePart,
  pupils: readonly string[],
  taken: readonly TakenRoll[],
  before: number,
): void {
  let top = head.y + head.height;
  heights.forEach((height, row) => {
    const pupil = pupils[first + row];
    for (const [index, { roll }] of taken.entries()) {
      const said = pupil === undefined ? undefined : signIn(roll, pupil);
      const sign = drawnSigns.find((one) => one === said);
      const column = columns[before + index];
      if (!sign || !column) continue;
      const at = [head.x + column.x + column.width / 2, top + height / 2] as const;
      drawRollSign(canvas, sign, at, palette.ink);
    }
    top += height;
  });
}

/** Draws the three signs with their words. */
function drawLegend(book: FolderBook, canvas: Canvas, line: Box, { tag }: Section): void {
  const element = tag.add('P');
  let { x } = line;
  for (const sign of drawnSigns) {
    drawRollSign(canvas, sign, [x + SIGN / 2, line.y + line.height / 2], palette.ink);
    x += SIGN + 2;
    const word = book.texts[sign];
    const width = (book.pdf.regular.layout(word, book.direction).width * SMALL.size) / 1000 + 2;
    writeText(book, canvas, word, { ...line, x, width }, { ...SMALL, tag: element });
    x += width + SIGN;
  }
}

/** Draws a month of a class: what the rolls that were taken say of each pupil, and the totals. */
export function drawMonth(book: FolderBook, section: Section, of: FolderClass): void {
  const pages = pagesOf(rollsOfMonth(book, of));
  pages.forEach((taken, page) => {
    const title = page === 0 ? section.title : book.messages.continued(section.title);
    drawMonthPage(book, { ...section, title }, of, { taken, isLast: page === pages.length - 1 });
  });
}

function drawMonthPage(book: FolderBook, section: Section, of: FolderClass, page: MonthPage): void {
  const { texts, messages } = book;
  const { listed, pupilIds } = of;
  const { taken } = page;
  const totals = totalsOf(book, of, page);
  const flow = beginSection(book, section, listed.pupils.length > ROOMY ? 'tight' : 'roomy');
  const pupil = pupilColumns(book, NAMES);
  const rows = listed.pupils.map((one, index): (Cell | undefined)[] => {
    const id = pupilIds[index] ?? '';
    // Of a pupil whom a roll did not call, nothing is known.
    const known = taken.map(({ roll }): Cell | undefined =>
      signIn(roll, id) === undefined ? { text: texts.notCalled } : undefined,
    );
    return [...pupilCells(book, one, index), ...known, ...totals.cells(id)];
  });
  const foot = taken.map((one) => digits(String(classFigures([one]).absentees)));
  const parts = drawTable(book, flow, {
    columns: [...pupil, ...taken.map((one) => rollColumn(book, one)), ...totals.columns],
    rows: [...rows, [undefined, { text: texts.absentees, weight: 'bold' }, ...foot, ...totals.sum]],
    rowHeight: ROW.most,
    leastRowHeight: ROW.least,
    ...{ headHeight: HEAD, reserve: FOOT, snug: true, tag: section.tag },
  });
  for (const part of parts) drawCalls(part, pupilIds, taken, pupil.length);
  const { canvas, area } = flow.page;
  const line = { ...area, y: flow.y + 5, height: 11 };
  const share = writeFigure(100 * totals.rate, book.folder.language, 1);
  const rate = page.isLast ? texts.rate(isolate(messages.percentage(share))) : '';
  drawLegend(book, canvas, line, section);
  writeText(book, canvas, rate, line, { ...SMALL, align: 'end', tag: section.tag.add('P') });
}
