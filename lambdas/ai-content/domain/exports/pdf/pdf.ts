import { palette } from '#lambdas/print/pdf/palette.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import { drawCut } from '#lambdas/print/pdf/cut-line.ts';
import { PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import type { Typeface } from '#lambdas/print/typography/typeface.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import type { Draft } from '#shared/model/draft.ts';
import { directionOf, type DraftLanguage } from '#shared/model/locale.ts';
import { plainText } from '#lambdas/print/maths/formula-text.ts';
import { layOutDraft } from '../sheet/lay-out-draft.ts';
import type { DraftLayout } from '../sheet/draft-layout.ts';
import { sheetsOf, type SheetOptions } from '../sheet-options.ts';
import { breakSpans, drawLine } from '#lambdas/print/prose/lines.ts';
import {
  fillPages,
  FOOT_LINE,
  halves,
  heightOf,
  strip,
  WIDTH,
  wholePage,
  type Group,
  type Paper,
  type Strip,
} from '#lambdas/print/prose/paper.ts';
import { blockGroups, paragraph } from './pdf-blocks.ts';
import { factStrips } from './pdf-head.ts';

/** The typefaces of a document: two weights for texts, and two styles for formulas. */
export interface PdfTypefaces {
  readonly regular: Typeface;
  readonly bold: Typeface;
  readonly upright: Typeface;
  readonly slanted: Typeface;
}

/** Of text on a page of its own, and on a half, where the largest that fits is used; in points. */
const SIZE = 10.5;
const HALF_SIZES = [10, 9.5, 9];

function drawFeet(paper: Paper, pages: readonly Canvas[], page: string, of: string): void {
  for (const [index, canvas] of pages.entries()) {
    const prose = `${page} ${index + 1} ${of} ${pages.length}`;
    const [line] = breakSpans(paper, [{ prose, colour: palette.muted }], 8, WIDTH);
    const place = { paper, canvas, y: FOOT_LINE };
    if (line) drawLine(place, line, { x: 0, width: WIDTH, size: 8 }, { isCentred: true });
  }
}

/** All of a sheet, from the top down. */
function groupsOf(paper: Paper, { facts, title, blocks }: DraftLayout): Group[] {
  const isWhole = paper.frame === wholePage;
  const head = [
    ...factStrips(paper, facts),
    strip(isWhole ? 14 : 5),
    ...paragraph(paper, [{ prose: title, isBold: true, colour: palette.teal }], {
      size: isWhole ? 17 : paper.size + 3,
      role: 'H1',
      isCentred: true,
    }),
    strip(isWhole ? 4 : 1),
  ];
  return [
    { strips: head },
    ...blocks.flatMap((block, index) =>
      blockGroups(
        paper,
        block,
        labelsIn(paper.language).letters,
        blocks[index - 1]?.kind === 'page-break',
      ),
    ),
  ];
}

const stripsOf = (groups: readonly Group[]): Strip[] => groups.flatMap(({ strips }) => strips);

/** The largest size of text with which a sheet fits on half a page. */
function sizeOnHalf(paper: Paper, layout: DraftLayout): number | undefined {
  const [frame] = halves;
  return HALF_SIZES.find(
    (size) => heightOf(stripsOf(groupsOf({ ...paper, frame, size }, layout))) <= frame.height,
  );
}

/** Draws a sheet twice on a page that is cut upright. */
function drawHalves(paper: Paper, layout: DraftLayout, size: number): void {
  const [{ page, top }] = halves;
  const canvas = paper.book.addPage(page);
  // The first copy is where reading starts.
  for (const frame of paper.direction === 'rtl' ? halves.toReversed() : halves) {
    const half = { ...paper, frame, size };
    let y = top;
    for (const one of stripsOf(groupsOf(half, layout))) {
      one.draw({ paper: half, canvas, y });
      y += one.height;
    }
  }
  drawCut(canvas);
}

async function openPaper(language: DraftLanguage, typefaces: PdfTypefaces): Promise<Paper> {
  const book = await PdfBook.create(language, typefaces);
  const letters = {
    upright: book.addTypeface(typefaces.upright, 'U'),
    slanted: book.addTypeface(typefaces.slanted, 'S'),
    words: book.regular,
  };
  return {
    book,
    language,
    direction: directionOf(language),
    letters,
    frame: wholePage,
    size: SIZE,
  };
}

/** Writes a sheet twice on a page if half of one is enough, else once on pages of its own. */
async function drawSheet(
  paper: Paper,
  layout: DraftLayout,
  mayHalve: boolean,
  typefaces: PdfTypefaces,
): Promise<void> {
  // Tried in another book, because text that is set enters the reading order of its book.
  const size = mayHalve
    ? sizeOnHalf(await openPaper(layout.language, typefaces), layout)
    : undefined;
  if (size !== undefined) {
    drawHalves(paper, layout, size);
    return;
  }
  const labels = labelsIn(layout.language);
  const before = paper.book.pages.length;
  fillPages(paper, groupsOf(paper, layout));
  drawFeet(paper, paper.book.pages.slice(before), labels.page, labels.of);
}

/**
 * Writes a draft as a PDF with typeset formulas and a tagged reading order; questions are not split between pages. A test
 * for pupils is on half an A4 page if it fits, twice on each page. The same draft gives the same bytes.
 * @param createdOn `YYYY-MM-DD`
 */
export async function toPdf(
  draft: Draft,
  sheet: SheetOptions,
  typefaces: PdfTypefaces,
  createdOn: string,
): Promise<Uint8Array> {
  const { language } = draft;
  const paper = await openPaper(language, typefaces);
  const { book } = paper;
  const sheets = sheetsOf(draft, sheet);
  let name = '';
  for (const one of sheets) {
    const layout = layOutDraft(draft, one);
    name ||= plainText(layout.title);
    const mayHalve = draft.type === 'TEST' && !one.withKey && one.paper !== 'whole';
    const page = book.pages.length;
    await drawSheet(paper, layout, mayHalve, typefaces);
    const title = one.withKey && sheets.length > 1 ? labelsIn(language).answerKey : name;
    book.bookmarks.push({ title, page, children: [] });
  }
  const school = sheet.school?.school ?? '';
  return book.save({ title: name, author: '', subject: school, language, createdOn });
}
