import { directionOf, type Language } from '#shared/model/locale.ts';
import type { MarkSheetColumn, MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { ProfessionalProfile } from '#shared/model/profile.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import { rowHeights } from '#shared/notebook/class-tables.ts';
import { cornerRoom } from '#shared/notebook/page-geometry.ts';
import type { PrintedMarks } from '#shared/paper/printed-sheet.ts';
import { Flow, type PrintedPage } from '#lambdas/print/layout/flow.ts';
import type { Cell, Column } from '#lambdas/print/layout/table-model.ts';
import { drawTable, type TablePart } from '#lambdas/print/layout/table.ts';
import {
  clipText,
  drawText,
  setSnugText,
  writeText,
  type Typesetting,
} from '#lambdas/print/layout/text-box.ts';
import { drawCorners, gridOf } from '#lambdas/print/paper/draw-corners.ts';
import { A4 } from '#lambdas/print/pdf/box.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import { firstStrongDirection, isolate } from '#lambdas/print/typography/direction.ts';
import type { Typefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { printTextsIn } from './print-texts.ts';

const MILLIMETRE = 72 / 25.4;
/** Lengths are in points. The area leaves room for corner marks, and for printers that shrink the page. */
const side = 15 * MILLIMETRE;
const area = { x: side, y: 64, width: A4.width - 2 * side, height: 721 } as const;
const heading = { title: 23, below: 41, height: 18, low: 12 } as const;
const foot = { gap: 3.8 * MILLIMETRE, height: 12 } as const;
const HEAD = 36;
const [NUMBER, NAME] = [22, 140];
/** A column of marks is never narrower than its least width, and the remarks take what is left. */
const mark = { least: 11 * MILLIMETRE, most: 26 * MILLIMETRE } as const;
const LEAST_REMARKS = 50;
/** Rows for pupils who join, and how many of them are given up if they would need another page. */
const [SPARE, DROPPED] = [3, 2];

/** What is printed of a mark sheet. */
export interface SheetToPrint {
  readonly kept: SavedClass;
  readonly subject: string;
  readonly term: Term;
  readonly sheetId: string;
  readonly content: MarkSheetContent;
  /** With the marks that it has; otherwise its cells are empty. */
  readonly isFilled: boolean;
  readonly language: Language;
  readonly profile: ProfessionalProfile | undefined;
  /** ISO 8601. */
  readonly printedAt: string;
}

/** The columns of a sheet in groups that fit on a page, as even as possible. */
function columnGroups(columns: readonly MarkSheetColumn[]): MarkSheetColumn[][] {
  const most = Math.floor((area.width - NUMBER - NAME) / mark.least);
  const pages = Math.ceil(columns.length / most);
  return Array.from({ length: pages }, (_, page) =>
    columns.filter((_column, index) => Math.floor((index * pages) / columns.length) === page),
  );
}

/** Draws what is above a page's table, between its corner marks. */
function drawHeading(book: Typesetting, page: PrintedPage, sheet: SheetToPrint): void {
  const { kept, subject, term, language, profile } = sheet;
  const texts = printTextsIn(language);
  const { canvas } = page;
  const inset = cornerRoom.beside;
  const box = { x: area.x + inset, width: area.width - 2 * inset };
  const [start, end] = [
    { ...box, width: box.width * 0.66 },
    { ...box, x: box.x + box.width * 0.68, width: box.width * 0.32 },
  ];
  const tag = book.pdf.structure.add(canvas.index === 0 ? 'H1' : 'H2');
  const title = `${texts.title(term)} · ${isolate(subject)}`;
  const bold = { size: 13, minSize: 7, weight: 'bold' } as const;
  const upper = { y: heading.title, height: heading.height };
  const style = { ...bold, colour: palette.teal, tag };
  writeText(book, canvas, clipText(book, title, start.width, bold), { ...start, ...upper }, style);
  const name = texts.className(kept.name);
  const side = { ...bold, size: 12, align: 'end', tag } as const;
  const whole = { ...end, ...upper };
  drawText(book, canvas, setSnugText(book, name, whole, side), whole, side);
  const lower = { y: heading.below, height: heading.low };
  const small = { size: 8, minSize: 8, colour: palette.muted } as const;
  const { school = '', fullName = '', academicSeason = '' } = profile ?? {};
  const whose = [school, fullName].filter(Boolean).map(isolate).join(' · ');
  writeText(book, canvas, clipText(book, whose, start.width, small), { ...start, ...lower }, small);
  writeText(book, canvas, academicSeason, { ...end, ...lower }, { ...small, align: 'end' });
}

/** Draws what is below a page's table, between its corner marks. */
function drawFoot(
  book: Typesetting,
  { canvas, head, heights }: TablePart,
  language: Language,
  pages: number,
): void {
  const texts = printTextsIn(language);
  const y = head.y + head.height + heights.reduce((sum, height) => sum + height, 0) + foot.gap;
  const inset = cornerRoom.beside;
  const box = { x: head.x + inset, y, width: head.width - 2 * inset, height: foot.height };
  const small = { size: 7.5, minSize: 5, colour: palette.muted } as const;
  const page = texts.folio(canvas.index + 1, pages);
  const note = { ...box, width: box.width * 0.82 };
  writeText(book, canvas, texts.note, note, { ...small, tag: book.pdf.structure.add('P') });
  writeText(book, canvas, page, box, { ...small, weight: 'bold', align: 'end' });
}

const digits = (text: string): Cell => ({ text, direction: 'ltr' });

/** The table of a group of columns: a row for each pupil, and some for those who join. */
function drawGroup(
  book: Typesetting,
  flow: Flow,
  { kept, content, isFilled, language }: SheetToPrint,
  columns: readonly MarkSheetColumn[],
): TablePart[] {
  const texts = printTextsIn(language);
  const free = area.width - NUMBER - NAME;
  const width = Math.min(mark.most, free / columns.length);
  const rest = free - width * columns.length;
  const hasRemarks = rest >= LEAST_REMARKS;
  const ofMarks = columns.map(({ heading: text, scale }): Column => {
    const column: Column = { heading: text, note: `/${scale}`, align: 'center' };
    return hasRemarks ? { ...column, width } : column;
  });
  const rows = kept.pupils.map(({ id, fullName }, index): (Cell | undefined)[] => [
    digits(String(index + 1)),
    { text: fullName, direction: firstStrongDirection(fullName, book.direction) },
    ...columns.map((column) => {
      const given = isFilled ? content.marks[id]?.[column.id]?.text : undefined;
      return given === undefined
        ? undefined
        : { text: given, direction: firstStrongDirection(given, 'ltr') };
    }),
  ]);
  const spare = Array.from({ length: SPARE }, (_, index) => [
    digits(String(rows.length + index + 1)),
  ]);
  return drawTable(book, flow, {
    columns: [
      { heading: texts.number, width: NUMBER, align: 'center', rowHeading: true },
      { heading: texts.name, width: NAME, align: 'start', rowHeading: true },
      ...ofMarks,
      ...(hasRemarks ? [{ heading: texts.remarks, align: 'start' } as const] : []),
    ],
    rows: [...rows, ...spare],
    spareRows: DROPPED,
    rowHeight: rowHeights.most,
    leastRowHeight: rowHeights.least,
    headHeight: HEAD,
    snug: true,
    light: true,
    tag: book.pdf.structure.add('Sect'),
  });
}

/** The columns in which marks are written follow number and name. */
const FIRST_MARK = 2;

/**
 * Draws a mark sheet of a class on A4, with corner marks on each page, by which a photo of it is recognised. More pupils
 * or columns than one page has room for are on further pages, each with a number of its own.
 */
export async function renderMarkSheet(
  sheet: SheetToPrint,
  typefaces: Typefaces,
  newNumber: () => number,
): Promise<{ made: Uint8Array; sheets: PrintedMarks[] }> {
  const { kept, subject, term, sheetId, content, language, profile, printedAt } = sheet;
  const book = { pdf: await PdfBook.create(language, typefaces), direction: directionOf(language) };
  const texts = printTextsIn(language);
  const addPage = (): PrintedPage => {
    const page = { canvas: book.pdf.addPage(), area };
    drawHeading(book, page, sheet);
    return page;
  };
  const parts = columnGroups(content.columns).flatMap((columns) => {
    const drawn = drawGroup(book, new Flow(addPage), sheet, columns);
    return drawn.map((part) => ({ part, columns }));
  });
  const sheets = parts.map(({ part, columns }): PrintedMarks => {
    const marks = columns.map((_, index) => FIRST_MARK + index);
    const layout = gridOf(part, marks, book.direction);
    const number = newNumber();
    drawCorners(part, layout, number, book.direction);
    drawFoot(book, part, language, parts.length);
    const shown = kept.pupils.slice(part.first, part.first + part.heights.length);
    return {
      ...{ number, layout, printedAt, classId: kept.id, classVersion: kept.version },
      ...{ subject, term, sheetId },
      pupils: shown.map(({ id }) => id),
      spareRows: part.heights.length - shown.length,
      columns: columns.map(({ id, heading: text, scale, role }) => ({
        ...{ id, heading: text, scale },
        ...(role && { role }),
      })),
    };
  });
  const made = await book.pdf.save({
    title: `${texts.title(term)} · ${kept.name}`,
    author: profile?.fullName ?? '',
    subject,
    language,
    createdOn: printedAt.slice(0, 10),
  });
  return { made, sheets };
}
