import type { ClassRoster } from '../../../../shared/model/roster.ts';
import { A4 } from '../../../core/pdf/box.ts';
import type { Box } from '../../../core/pdf/box.ts';
import type { Canvas } from '../../../core/pdf/canvas.ts';
import type { StructureElement } from '../../../core/pdf/structure.ts';
import { firstStrongDirection, isolate } from '../../../core/typography/direction.ts';
import { said } from './messages/said.ts';
import type { Notebook } from './notebook.ts';
import { palette } from '../../../core/pdf/palette.ts';
import { clipText, setText, writeText } from './text-box.ts';

/** Margins in points: the inner one leaves room for the binding (20 mm). */
const INNER = 57;
const OUTER = 34;
const HEAD = 26;
const FOOT = 30;
const HEADING_HEIGHT = 34;
const TAB_WIDTH = 20;

/** One class of the notebook and its place among the others, for the thumb index. */
export interface ClassPlace {
  roster: ClassRoster;
  index: number;
  of: number;
}

/** What a page is about: its heading, the class it belongs to, and where it stands in the reading order. */
export interface Section {
  title: string;
  tag: StructureElement;
  place?: ClassPlace;
}

export interface NotebookPage {
  canvas: Canvas;
  /** What the section may fill. */
  area: Box;
}

/** Odd pages are bound where reading starts, even pages where it ends. */
const isOdd = (canvas: Canvas): boolean => canvas.index % 2 === 0;

/** The page between its margins. */
function frameOf(canvas: Canvas): Box {
  return {
    x: isOdd(canvas) ? INNER : OUTER,
    y: HEAD + 18,
    width: A4.width - INNER - OUTER,
    height: A4.height - HEAD - 18 - FOOT - 16,
  };
}

function drawRunningHead(book: Notebook, canvas: Canvas): void {
  const { x, width } = frameOf(canvas);
  const { school, fullName, subject } = book.input.profile;
  const box = { x, y: HEAD, width: width / 2 - 8, height: 12 };
  const style = { size: 8, minSize: 8, colour: palette.muted };
  const line = (text: string): string => clipText(book, text, box.width, style);
  writeText(book, canvas, line(school), box, style);
  const end = { ...box, x: x + width / 2 + 8 };
  writeText(
    book,
    canvas,
    line(said([isolate(fullName), subject && isolate(subject)], ' · ')),
    end,
    {
      ...style,
      align: 'end',
    },
  );
  const rule = HEAD + 15;
  canvas.lines([[x, rule, x + width, rule]], { colour: palette.line, width: 0.5 });
}

/** A tab at the outer edge, one step lower for each class: the notebook opens at a class by its edge. */
function drawTab(book: Notebook, canvas: Canvas, { roster, index, of }: ClassPlace): void {
  const top = 84;
  const step = (A4.height - top - 60) / Math.max(of, 8);
  const x = isOdd(canvas) ? A4.width - TAB_WIDTH : 0;
  const box = { x, y: top + index * step, width: TAB_WIDTH, height: step - 3 };
  canvas.fill(box, palette.teal);
  const inner = { ...box, x: x + 2, width: TAB_WIDTH - 4 };
  const style = { size: 8, minSize: 5, weight: 'bold', colour: palette.white } as const;
  const direction = firstStrongDirection(roster.name, book.direction);
  const name = setText(book, roster.name, inner.width, { ...style, direction });
  const fits = name.lines.length === 1;
  writeText(book, canvas, fits ? roster.name : String(index + 1), inner, {
    ...style,
    direction,
    align: 'center',
  });
}

/** The section's heading with its class, over a rule. */
function drawHeading(book: Notebook, canvas: Canvas, { title, tag, place }: Section): void {
  const { x, y, width } = frameOf(canvas);
  const style = { size: 15, minSize: 9, weight: 'bold' } as const;
  const side = place ? width * 0.3 : 0;
  const box = { x, y, width: width - side, height: 24 };
  writeText(book, canvas, title, box, { ...style, colour: palette.teal, tag: tag.add('H2') });
  if (place) {
    const name = { ...box, x: x + width - side, width: side };
    writeText(book, canvas, book.messages.classTitle(place.roster.name), name, {
      ...style,
      size: 12,
      minSize: 6,
      align: 'end',
    });
  }
  canvas.fill({ x, y: y + 25, width, height: 1 }, palette.teal);
  canvas.fill({ x, y: y + 24, width: 40, height: 3 }, palette.saffron);
}

/** Adds a page of a section: running head, thumb index, heading. Its foot is drawn when the page count is known. */
export function addPage(book: Notebook, section: Section): NotebookPage {
  const canvas = book.pdf.addPage();
  drawRunningHead(book, canvas);
  if (section.place) drawTab(book, canvas, section.place);
  drawHeading(book, canvas, section);
  const { x, y, width, height } = frameOf(canvas);
  const area = { x, y: y + HEADING_HEIGHT, width, height: height - HEADING_HEIGHT };
  return { canvas, area };
}

/** Draws season and page number on every page but the cover. */
export function drawFeet(book: Notebook): void {
  const { messages, pdf, input } = book;
  const [, ...pages] = pdf.pages;
  for (const canvas of pages) {
    const { x, width } = frameOf(canvas);
    const box = { x, y: A4.height - FOOT - 6, width, height: 12 };
    const outer = isOdd(canvas) ? 'end' : 'start';
    const inner = isOdd(canvas) ? 'start' : 'end';
    const folio = messages.folio(canvas.index + 1, pdf.pages.length);
    const style = { size: 8, minSize: 5, colour: palette.muted } as const;
    writeText(book, canvas, folio, box, { ...style, weight: 'bold', align: outer });
    const season = { ...box, x: inner === 'start' ? x : x + width / 3, width: (width * 2) / 3 };
    const title = `${messages.notebook} · ${input.profile.academicSeason}`;
    writeText(book, canvas, title, season, { ...style, align: inner });
  }
}
