import { Flow, type PrintedPage } from '#lambdas/print/layout/flow.ts';
import { clipText, drawText, setSnugText, writeText } from '#lambdas/print/layout/text-box.ts';
import { A4, type PageSize } from '#lambdas/print/pdf/box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import { printedDay } from '#lambdas/print/typography/printed-day.ts';
import { drawOfficialHead } from '#lambdas/print/official/draw-official-head.ts';
import type { ClassToReport, ReportBook } from './report.ts';

/** Lengths are in points. */
const SIDE = 40;
/** Between the sides of a page. */
const spanOf = ({ size }: Canvas) => ({ x: SIDE, width: size.width - 2 * SIDE });
const official = { head: 24, heading: 90, top: 128 } as const;
const plain = { head: 22, heading: 33, top: 70 } as const;
/** From the lower edge. */
const BOTTOM = A4.height - 800;
const FOOT = A4.height - 808;

/** Rows are read and not written in, so they may be lower than a notebook's. */
export const LEAST_ROW = 13;

export interface ReportSection {
  readonly title: string;
  /** The page's part of the reading order. */
  readonly tag: StructureElement;
  readonly of: ClassToReport;
  /** Whether it is the first of its class, which has the official heading. */
  readonly isFirst: boolean;
  /** A4, unless it has another size. */
  readonly size?: PageSize;
}

const small = { size: 9, minSize: 6, colour: palette.muted } as const;

/** Draws school and teacher in a line that is not read out, since the first page has them. */
function drawRunningHead(book: ReportBook, canvas: Canvas): void {
  const { school = '', fullName = '', academicSeason = '' } = book.input.profile ?? {};
  const whose = [school, fullName, academicSeason].filter(Boolean).map(isolate).join(' · ');
  const style = { ...small, size: 8 };
  const box = { ...spanOf(canvas), y: plain.head, height: 10 };
  writeText(book, canvas, clipText(book, whose, box.width, style), box, style);
}

function drawHeading(
  book: ReportBook,
  canvas: Canvas,
  { title, tag, of, isFirst }: ReportSection,
  y: number,
): void {
  const span = spanOf(canvas);
  const style = { size: 16, minSize: 9, weight: 'bold', colour: palette.teal } as const;
  const heading = { ...span, y, width: span.width * 0.56, height: 25 };
  const own = tag.add(isFirst ? 'H1' : 'H2');
  writeText(book, canvas, title, heading, { ...style, tag: own });
  const whose = [book.texts.className(of.kept.name), of.subject && isolate(of.subject)];
  const end = { ...heading, x: span.x + span.width * 0.58, width: span.width * 0.42 };
  const bold = { size: 11, minSize: 7, weight: 'bold', align: 'end', tag: own } as const;
  // Classes of a level may differ in the last word of their names.
  const named = setSnugText(book, whose.filter(Boolean).join(' · '), end, bold);
  drawText(book, canvas, named, end, bold);
  canvas.fill({ ...span, y: y + 27, height: 1 }, palette.teal);
  canvas.fill({ ...span, y: y + 26, width: 40, height: 3 }, palette.saffron);
}

/** Begins a part on a new page; its further pages repeat the heading. */
export const beginSection = (book: ReportBook, section: ReportSection): Flow =>
  new Flow((continued): PrintedPage => {
    const canvas = book.pdf.addPage(section.size);
    const span = spanOf(canvas);
    const isOfficial = section.isFirst && !continued;
    if (isOfficial) {
      const { profile: owner, language } = book.input;
      drawOfficialHead(book, canvas, section, { ...span, y: official.head }, { owner, language });
    } else drawRunningHead(book, canvas);
    const title = continued ? book.texts.continued(section.title) : section.title;
    const shown = { ...section, title, isFirst: isOfficial };
    drawHeading(book, canvas, shown, isOfficial ? official.heading : plain.heading);
    const y = isOfficial ? official.top : plain.top;
    return { canvas, area: { ...span, y, height: canvas.size.height - BOTTOM - y } };
  });

export function drawFeet(book: ReportBook): void {
  const { texts, pdf, input } = book;
  const style = { size: 8, minSize: 6, colour: palette.muted } as const;
  for (const canvas of pdf.pages) {
    const box = { ...spanOf(canvas), y: canvas.size.height - FOOT, height: 11 };
    writeText(book, canvas, `${texts.date}: ${printedDay(input.madeOn)}`, box, style);
    const folio = texts.folio(canvas.index + 1, pdf.pages.length);
    writeText(book, canvas, folio, box, { ...style, weight: 'bold', align: 'end' });
  }
}

/** Draws a heading within a part, with at least `room` points for what it heads. */
export function drawSubheading(
  book: ReportBook,
  flow: Flow,
  tag: StructureElement,
  text: string,
  room: number,
): void {
  flow.need(room + 24);
  const { canvas, area } = flow.page;
  const box = { x: area.x, y: flow.y, width: area.width, height: 20 };
  const style = { size: 11, weight: 'bold', colour: palette.teal } as const;
  writeText(book, canvas, text, box, { ...style, tag: tag.add('H3') });
  flow.y += 22;
}
