import type { ListedClass } from '#shared/model/listed-classes.ts';
import {
  areaHeight,
  areaWidth,
  cornerRoom,
  frames,
  margins,
} from '#shared/notebook/page-geometry.ts';
import { joinSaid } from '#shared/text/join-said.ts';
import type { Density } from '#shared/notebook/page-geometry.ts';
import { A4 } from '#lambdas/print/pdf/box.ts';
import type { Box } from '#lambdas/print/pdf/box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { firstStrongDirection, isolate } from '#lambdas/print/typography/direction.ts';
import type { Notebook } from './notebook.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import type { PrintedPage } from '#lambdas/print/layout/flow.ts';
import {
  clipText,
  drawText,
  setSnugText,
  setText,
  writeText,
  type TextOptions,
} from '#lambdas/print/layout/text-box.ts';

const TAB_WIDTH = 20;
/** The footer, in points from the foot of the page. */
const FOOT = { rule: A4.height - 816, line: A4.height - 818, height: 11 } as const;

/** One class of the notebook and its position among all, for the thumb index. */
export interface ClassPlace {
  listedClass: ListedClass;
  index: number;
  of: number;
}

/** The subject of a page: its heading, its class and its element of the reading order. */
export interface Section {
  title: string;
  tag: StructureElement;
  place?: ClassPlace;
  /** Whether its pages leave room for corner marks. */
  hasCorners?: boolean;
}

/** The subject of a class: from its list, or else from the profile. */
export const subjectOf = (
  { input }: Pick<Notebook, 'input'>,
  { subject }: Pick<ListedClass, 'subject'>,
): string => subject ?? input.profile.subject;

/** Odd pages are bound at the edge where reading starts, even pages at the other. */
const isOdd = (canvas: Canvas): boolean => canvas.index % 2 === 0;

const spanOf = (canvas: Canvas): Pick<Box, 'x' | 'width'> => ({
  x: isOdd(canvas) ? margins.inner : margins.outer,
  width: areaWidth,
});

/** Draws a tab at the outer edge, one step lower for each class, to find a class by the notebook's edge. */
function drawTab(book: Notebook, canvas: Canvas, { listedClass, index, of }: ClassPlace): void {
  const top = 84;
  const step = (A4.height - top - 60) / Math.max(of, 8);
  const x = isOdd(canvas) ? A4.width - TAB_WIDTH : 0;
  const box = { x, y: top + index * step, width: TAB_WIDTH, height: step - 3 };
  canvas.fill(box, palette.teal);
  const inner = { ...box, x: x + 2, width: TAB_WIDTH - 4 };
  const style = { size: 8, minSize: 5, weight: 'bold', colour: palette.white } as const;
  const direction = firstStrongDirection(listedClass.name, book.direction);
  const name = setText(book, listedClass.name, inner.width, { ...style, direction });
  const fits = name.lines.length === 1;
  writeText(book, canvas, fits ? listedClass.name : String(index + 1), inner, {
    ...style,
    direction,
    align: 'center',
  });
}

/** Draws school and teacher, and the subject of the page's class or else of the profile. */
function drawRunningHead(book: Notebook, canvas: Canvas, { place }: Section, y: number): void {
  const { x, width } = spanOf(canvas);
  const { school, fullName, subject } = book.input.profile;
  const style = { size: 8, minSize: 8, colour: palette.muted } as const;
  const box = { x, y, width: width * 0.6, height: 10 };
  const whose = joinSaid([school && isolate(school), isolate(fullName)], ' · ');
  writeText(book, canvas, clipText(book, whose, box.width, style), box, style);
  const end = { ...box, x: x + width * 0.62, width: width * 0.38 };
  const bold = { ...style, weight: 'bold', align: 'end' } as const;
  const taught = place ? subjectOf(book, place.listedClass) : subject;
  writeText(book, canvas, clipText(book, isolate(taught), end.width, bold), end, bold);
}

/** Draws the section's heading with its class, above a rule. */
function drawHeading(
  book: Notebook,
  canvas: Canvas,
  { title, tag, place, hasCorners = false }: Section,
  { top, height }: { top: number; height: number },
): void {
  const span = spanOf(canvas);
  const inset = hasCorners ? cornerRoom.beside : 0;
  const [x, width] = [span.x + inset, span.width - 2 * inset];
  const style = { size: Math.min(15, height * 0.8), minSize: 9, weight: 'bold' } as const;
  const side = place ? width * 0.3 : 0;
  const box = { x, y: top, width: width - side, height: height - 1 };
  const write = (text: string, within: Box, options: TextOptions) =>
    drawText(book, canvas, setSnugText(book, text, within, options), within, options);
  write(title, box, { ...style, colour: palette.teal, tag: tag.add('H2') });
  if (place) {
    const name = { ...box, x: x + width - side, width: side };
    const whole = book.messages.className(place.listedClass.name);
    write(whole, name, { ...style, size: 12, minSize: 6, align: 'end' });
  }
  const rule = top + height;
  canvas.fill({ x, y: rule, width, height: 1 }, palette.teal);
  canvas.fill({ x, y: rule - 1, width: 40, height: 3 }, palette.saffron);
}

/** Adds a page of a section with running head, thumb index and heading. `drawFeet` adds the footer later. */
export function addPage(book: Notebook, section: Section, density: Density = 'roomy'): PrintedPage {
  const canvas = book.pdf.addPage();
  const { runningHead, heading, top } = frames[density];
  drawRunningHead(book, canvas, section, runningHead);
  if (section.place) drawTab(book, canvas, section.place);
  drawHeading(book, canvas, section, heading);
  const above = section.hasCorners ? cornerRoom.above : 0;
  const height = areaHeight(density) - above;
  return { canvas, area: { ...spanOf(canvas), y: top + above, height } };
}

/**
 * Draws season and page number on every page except the cover.
 * @param name what the pages are of
 * @param isFirst whether the first page is no cover
 */
export function drawFeet(book: Notebook, name = book.messages.notebook, isFirst = false): void {
  const { messages, pdf, input } = book;
  const style = { size: 8, minSize: 5, colour: palette.muted } as const;
  for (const canvas of pdf.pages.slice(isFirst ? 0 : 1)) {
    const { x } = spanOf(canvas);
    const width = canvas.size.width - (A4.width - areaWidth);
    const { height } = canvas.size;
    const box = { x, y: height - FOOT.line, width, height: FOOT.height };
    const outer = isOdd(canvas) ? 'end' : 'start';
    const inner = isOdd(canvas) ? 'start' : 'end';
    const folio = messages.folio(canvas.index + 1, pdf.pages.length);
    writeText(book, canvas, folio, box, { ...style, weight: 'bold', align: outer });
    const season = { ...box, x: inner === 'start' ? x : x + width / 3, width: (width * 2) / 3 };
    const title = joinSaid([name, input.profile.academicSeason], ' · ');
    writeText(book, canvas, title, season, { ...style, align: inner });
    const rule = height - FOOT.rule;
    canvas.lines([[x, rule, x + width, rule]], { colour: palette.line, width: 0.5 });
  }
}
