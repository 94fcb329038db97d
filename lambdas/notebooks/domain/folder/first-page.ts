import { Flow } from '#lambdas/print/layout/flow.ts';
import { drawSignatureBoxes } from '#lambdas/print/layout/signature-boxes.ts';
import type { Cell, Table } from '#lambdas/print/layout/table-model.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import { drawTableNotes } from '#lambdas/print/layout/table-notes.ts';
import { writeText } from '#lambdas/print/layout/text-box.ts';
import { drawWritingBox } from '#lambdas/print/layout/writing-box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { drawEntry } from '../notebook/contents.ts';
import type { FolderLesson } from './day.ts';
import type { FolderBook, FolderPart } from './folder.ts';
import { area, drawFolderHeading } from './heading.ts';
import { missingFrom } from './missing.ts';
import { planKey } from './plan-texts.ts';
import { standingColumns, standingRows } from './standing-rows.ts';

/** Lengths are in points. */
const HEAD = 18;
const HEADING = 20;
const GAP = 6;
const ENTRY = { height: 14, gap: 24, size: 9 } as const;
const MISSING = { least: 12, line: 11, most: 56 } as const;
const REMARKS = 90;
const BOXES = 50;
const ROW = { least: 13, most: 24 } as const;

const centred = { align: 'center' } as const;

/** What the tables of the page have in common. */
const tableOf = (tag: StructureElement, rowHeight: number) =>
  ({
    ...{ rowHeight, headHeight: HEAD, size: 9, guides: [], tag },
    ...{ snug: true, snugLines: rowHeight < ROW.most ? 2 : 3 },
  }) satisfies Partial<Table>;

function drawHeading(book: FolderBook, flow: Flow, tag: StructureElement, text: string): void {
  const { canvas } = flow.page;
  const box = { x: area.x, y: flow.y, width: area.width, height: HEADING };
  const style = { size: 11, weight: 'bold', colour: palette.teal } as const;
  writeText(book, canvas, text, box, { ...style, tag: tag.add('H2') });
  flow.y += HEADING;
}

/** The first pages of plans, by what they are of. */
export type PlanPages = ReadonlyMap<string, number>;

const lessonRow = (
  { texts, messages }: FolderBook,
  { time, place, lesson, part, plans }: FolderLesson,
  pages: PlanPages,
): (Cell | undefined)[] => {
  const numbers = plans.flatMap((plan) => pages.get(planKey(plan)) ?? []);
  return [
    { text: time, weight: 'bold' },
    { text: place },
    { text: lesson },
    part === '' ? undefined : { text: part },
    numbers.length === 0
      ? undefined
      : { text: numbers.map((page) => texts.page(page + 1)).join(messages.and) },
  ];
};

function drawLessons(
  book: FolderBook,
  flow: Flow,
  tag: StructureElement,
  { lessons, pages, rowHeight }: FirstPage & { readonly rowHeight: number },
): void {
  const { texts } = book;
  drawHeading(book, flow, tag, texts.today);
  if (lessons.length === 0) {
    const box = { x: area.x, y: flow.y, width: area.width, height: HEAD };
    const style = { size: 9.5, colour: palette.muted, tag: tag.add('P') } as const;
    writeText(book, flow.page.canvas, texts.noLessons, box, style);
    flow.y += HEAD + GAP;
    return;
  }
  drawTable(book, flow, {
    columns: [
      { heading: texts.time, width: 56, ...centred, rowHeading: true },
      { heading: texts.classAndRoom, width: 128, align: 'start' },
      { heading: texts.lesson, align: 'start' },
      { heading: texts.part, width: 58, ...centred },
      { heading: texts.plan, width: 50, ...centred },
    ],
    rows: lessons.map((lesson) => lessonRow(book, lesson, pages)),
    ...tableOf(tag, rowHeight),
  });
  flow.y += GAP;
}

/** Draws where each course is in the year. */
export function drawStanding(
  book: FolderBook,
  flow: Flow,
  tag: StructureElement,
  rowHeight: number = ROW.most,
): void {
  drawTable(book, flow, {
    columns: standingColumns(book),
    rows: standingRows(book),
    ...tableOf(tag, rowHeight),
  });
}

/** `3`, or `3 – 7`. */
const folioOf = ({ first, last }: FolderPart): string =>
  [...new Set([first, last])].map((page) => String(page + 1)).join(' – ');

function drawInside(
  book: FolderBook,
  flow: Flow,
  tag: StructureElement,
  parts: readonly FolderPart[],
): void {
  if (parts.length === 0) return;
  drawHeading(book, flow, tag, book.texts.inside);
  const toc = tag.add('TOC');
  const width = (area.width - ENTRY.gap) / 2;
  parts.forEach((part, index) => {
    const row = Math.floor(index / 2);
    const x = area.x + (index % 2) * (width + ENTRY.gap);
    const box = { x, y: flow.y + row * ENTRY.height, width, height: ENTRY.height };
    const style = { size: ENTRY.size, weight: 'regular', colour: palette.ink } as const;
    const entry = { title: part.title, page: part.first, folio: folioOf(part) };
    const own = toc.add('TOCI').add('Link');
    drawEntry(book, flow.page.canvas, entry, box, { ...style, tag: own });
  });
  flow.y += Math.ceil(parts.length / 2) * ENTRY.height + GAP;
}

/** The height of what is missing, with the gap below it. */
export const missingHeight = ({ length }: readonly string[]): number =>
  length === 0 ? 0 : Math.min(MISSING.least + length * MISSING.line, MISSING.most) + GAP;

/** Draws what is missing, if anything is. */
export function drawMissing(
  book: FolderBook,
  flow: Flow,
  tag: StructureElement,
  missing: readonly string[],
): void {
  if (missing.length === 0) return;
  const height = missingHeight(missing);
  const box = { x: area.x + 8, y: flow.y, width: area.width - 8, height: height - GAP };
  drawTableNotes(book, flow.page.canvas, { tag }, [book.texts.missing, ...missing], box);
  flow.y += height;
}

export interface FirstPage {
  readonly lessons: readonly FolderLesson[];
  readonly parts: readonly FolderPart[];
  readonly pages: PlanPages;
  /** Whether the table of all courses is on this page. */
  readonly hasStanding: boolean;
}

/** Whether the table of all courses leaves room on the first page. */
export const fitsOnFirst = (lessons: number, courses: number): boolean => lessons + courses <= 22;

/** Draws who, what is taught today, where each class is, and what is on which page. */
export function drawFirstPage(
  book: FolderBook,
  canvas: Canvas,
  tag: StructureElement,
  page: FirstPage,
): void {
  const { texts } = book;
  const { lessons, parts, hasStanding } = page;
  drawFolderHeading(book, canvas, tag, texts.titles.visit);
  const flow = new Flow(() => ({ canvas, area }));
  const missing = missingFrom(book);
  const courses = hasStanding ? standingRows(book).length : 0;
  const tables = 2 * (HEADING + HEAD + GAP);
  const inside = HEADING + Math.ceil(parts.length / 2) * ENTRY.height + GAP;
  const used = tables + inside + missingHeight(missing) + REMARKS + BOXES + GAP;
  const room = (area.height - used) / Math.max(1, lessons.length + courses);
  const rowHeight = Math.max(ROW.least, Math.min(ROW.most, room));
  drawLessons(book, flow, tag, { ...page, rowHeight });
  if (courses > 0) {
    drawHeading(book, flow, tag, texts.where);
    drawStanding(book, flow, tag, rowHeight);
    flow.y += GAP;
  }
  drawInside(book, flow, tag, parts);
  drawMissing(book, flow, tag, missing);
  const box = { ...area, y: flow.y, height: flow.room - BOXES - GAP };
  drawWritingBox(book, flow, { tag }, texts.remarks, box);
  drawSignatureBoxes(book, flow, { tag }, texts.boxes, BOXES);
}
