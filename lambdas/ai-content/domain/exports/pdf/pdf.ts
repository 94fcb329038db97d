import { palette } from '#lambdas/print/pdf/palette.ts';
import { PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import type { Typeface } from '#lambdas/print/typography/typeface.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import type { Draft } from '#shared/model/draft.ts';
import { directionOf } from '#shared/model/locale.ts';
import { plainText } from '#lambdas/print/maths/formula-text.ts';
import { layOutDraft } from '../sheet/lay-out-draft.ts';
import type { SheetOptions } from '../sheet-options.ts';
import { breakSpans, drawLine } from '#lambdas/print/prose/lines.ts';
import { fillPages, FOOT_LINE, strip, WIDTH, type Paper } from '#lambdas/print/prose/paper.ts';
import { blockGroups, paragraph } from './pdf-blocks.ts';
import { factStrips } from './pdf-table.ts';

/** The typefaces of a document: two weights for texts, and two styles for formulas. */
export interface PdfTypefaces {
  readonly regular: Typeface;
  readonly bold: Typeface;
  readonly upright: Typeface;
  readonly slanted: Typeface;
}

function drawFeet(paper: Paper, page: string, of: string): void {
  const { pages } = paper.book;
  for (const [index, canvas] of pages.entries()) {
    const prose = `${page} ${index + 1} ${of} ${pages.length}`;
    const [line] = breakSpans(paper, [{ prose, colour: palette.muted }], 8, WIDTH);
    const place = { paper, canvas, y: FOOT_LINE };
    if (line) drawLine(place, line, { x: 0, width: WIDTH, size: 8 }, { isCentred: true });
  }
}

/**
 * Writes a draft as an A4 PDF with typeset formulas and a tagged reading order; questions are not split between
 * pages. The same draft gives the same bytes.
 * @param createdOn `YYYY-MM-DD`
 */
export async function toPdf(
  draft: Draft,
  sheet: SheetOptions,
  typefaces: PdfTypefaces,
  createdOn: string,
): Promise<Uint8Array> {
  const { language, title, facts, blocks } = layOutDraft(draft, sheet);
  const labels = labelsIn(language);
  const book = await PdfBook.create(language, typefaces);
  const letters = {
    upright: book.addTypeface(typefaces.upright, 'U'),
    slanted: book.addTypeface(typefaces.slanted, 'S'),
    words: book.regular,
  };
  const paper: Paper = { book, language, direction: directionOf(language), letters };
  const head = [
    ...factStrips(paper, facts),
    strip(14),
    ...paragraph(paper, [{ prose: title, isBold: true, colour: palette.teal }], {
      size: 17,
      role: 'H1',
      isCentred: true,
    }),
    strip(4),
  ];
  fillPages(paper, [
    { strips: head },
    ...blocks.flatMap((block, index) =>
      blockGroups(paper, block, labels.letters, blocks[index - 1]?.kind === 'page-break'),
    ),
  ]);
  drawFeet(paper, labels.page, labels.of);
  const name = plainText(title);
  book.bookmarks.push({ title: name, page: 0, children: [] });
  const school = sheet.school?.school ?? '';
  return book.save({ title: name, author: '', subject: school, language, createdOn });
}
