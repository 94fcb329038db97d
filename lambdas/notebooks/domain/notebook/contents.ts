import { chapterHeight, contentsLines } from '#shared/notebook/front-matter.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { firstStrongDirection, isolate } from '#lambdas/print/typography/direction.ts';
import { Flow } from '#lambdas/print/layout/flow.ts';
import type { Notebook } from './notebook.ts';
import { addPage } from './page-frame.ts';
import type { Section } from './page-frame.ts';
import type { PrintedPage } from '#lambdas/print/layout/flow.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { clipText, writeText, type Typesetting } from '#lambdas/print/layout/text-box.ts';
import { Defect } from '#core/defect.ts';

/** An entry of the contents: a title and the page (by index) that it links to. */
interface ContentsEntry {
  title: string;
  page: number;
  /** What is printed of its pages, such as `3 – 7`; the number of the page by default. */
  folio?: string;
}

export interface ContentsChapter extends ContentsEntry {
  sections: ContentsEntry[];
}

const { chapter: CHAPTER, section: LINE, columns: COLUMNS } = contentsLines;

/** Draws title, dotted leader and page number; the whole box is a link. */
export function drawEntry(
  book: Typesetting,
  canvas: Canvas,
  entry: ContentsEntry,
  box: { x: number; y: number; width: number; height: number },
  style: { size: number; weight: 'regular' | 'bold'; colour: string; tag: StructureElement },
): void {
  const wide = entry.folio === undefined ? 26 : 46;
  const number = { ...box, x: box.x + box.width - wide, width: wide };
  const room = box.width - wide - 8;
  const options = { ...style, minSize: style.size * 0.75 };
  const title = clipText(book, entry.title, room, options);
  const direction = firstStrongDirection(title, book.direction);
  const shown = direction === book.direction ? title : isolate(title);
  writeText(book, canvas, shown, { ...box, width: room }, options);
  const folio = { ...options, direction: 'ltr', align: 'end' } as const;
  writeText(book, canvas, entry.folio ?? String(entry.page + 1), number, folio);
  const length = (book.pdf[style.weight].layout(shown, book.direction).width * style.size) / 1000;
  const leader = [box.x + Math.min(length, room) + 6, box.x + box.width - wide + 4] as const;
  const baseline = box.y + box.height / 2 + style.size * 0.3;
  if (leader[1] - leader[0] > 4) {
    const stroke = { colour: palette.guide, width: 0.6, dash: [0.6, 2.4] } as const;
    canvas.lines([[leader[0], baseline, leader[1], baseline]], stroke);
  }
  canvas.link({ box, page: entry.page, title: entry.title, tag: style.tag });
}

function drawChapter(
  book: Notebook,
  flow: Flow,
  chapter: ContentsChapter,
  toc: StructureElement,
): void {
  flow.need(chapterHeight(chapter.sections.length));
  const { canvas, area } = flow.page;
  const title = { x: area.x, y: flow.y, width: area.width, height: CHAPTER - 4 };
  const bold = { size: 11.5, weight: 'bold', colour: palette.teal } as const;
  drawEntry(book, canvas, chapter, title, { ...bold, tag: toc.add('TOCI').add('Link') });
  canvas.fill({ ...title, y: title.y + title.height, height: 0.6 }, palette.teal);
  const rows = Math.ceil(chapter.sections.length / COLUMNS);
  const width = (area.width - 24) / COLUMNS;
  chapter.sections.forEach((section, index) => {
    const column = Math.floor(index / rows);
    const x = area.x + column * (width + 24);
    const y = flow.y + CHAPTER + (index % rows) * LINE;
    const style = {
      size: 9.5,
      weight: 'regular',
      colour: palette.ink,
      tag: toc.add('TOCI').add('Link'),
    } as const;
    drawEntry(book, canvas, section, { x, y, width, height: LINE }, style);
  });
  flow.y += chapterHeight(chapter.sections.length);
}

/** Pages reserved for the contents before the listed pages exist. */
export interface ReservedContents {
  pages: PrintedPage[];
  /** The free space on the last of them. */
  flow: Flow;
  tag: StructureElement;
}

/** @param chapters the number of sections of each later chapter */
export function reserveContents(
  book: Notebook,
  section: Section,
  chapters: readonly number[],
): ReservedContents {
  const pages: PrintedPage[] = [];
  const flow = new Flow(() => {
    const page = addPage(book, section);
    pages.push(page);
    return page;
  });
  for (const sections of chapters) {
    flow.need(chapterHeight(sections));
    flow.y += chapterHeight(sections);
  }
  return { pages, flow, tag: section.tag.add('TOC') };
}

/** Fills the reserved pages when all page numbers are known. */
export function drawContents(
  book: Notebook,
  { pages, tag }: ReservedContents,
  chapters: readonly ContentsChapter[],
): void {
  const left = pages.values();
  const flow = new Flow(() => {
    const page = left.next().value;
    if (!page) throw new Defect('the contents took more pages than were reserved');
    return page;
  });
  for (const chapter of chapters) drawChapter(book, flow, chapter, tag);
}
