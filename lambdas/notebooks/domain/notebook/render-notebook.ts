import { directionOf } from '#shared/model/locale.ts';
import { newSheetNumber } from '#shared/paper/sheet-code.ts';
import { imposeBooklet } from '#lambdas/print/pdf/impose-booklet.ts';
import { PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import type { Bookmark } from '#lambdas/print/pdf/outline.ts';
import type { Typeface } from '#lambdas/print/typography/typeface.ts';
import { classSections, drawClassChapter } from './class-chapter.ts';
import { drawContents, reserveContents } from './contents.ts';
import type { ContentsChapter } from './contents.ts';
import { drawCover } from './cover.ts';
import type { Flow } from '#lambdas/print/layout/flow.ts';
import { messagesIn } from './messages.ts';
import { backParts, frontParts } from './notebook-parts.ts';
import type { NotebookPart } from './notebook-parts.ts';
import type { ClassPages, Notebook, NotebookInput, PrintedNotebook } from './notebook.ts';
import { drawFeet } from './page-frame.ts';

/** What the caller provides: the two weights of the text, and numbers for pages with corner marks. */
export interface NotebookPorts {
  typefaces: { regular: Typeface; bold: Typeface };
  newNumber?: () => number;
}

/** Draws parts one after another, starting below `before` if given. Returns a bookmark of each. */
function drawParts(book: Notebook, parts: readonly NotebookPart[], before?: Flow): Bookmark[] {
  const tag = book.pdf.structure.add('Sect');
  let flow = before;
  return parts.map(({ title, draw }) => {
    flow = draw(book, { title, tag }, flow);
    return { title, page: flow.firstPage, children: [] };
  });
}

const chapterOf = ({ title, page, children }: Bookmark): ContentsChapter => ({
  title,
  page,
  sections: children.map((child) => ({ title: child.title, page: child.page })),
});

/** Draws everything after the cover. Returns the pages of each class. */
function drawBook(book: Notebook): ClassPages[] {
  const { pdf, messages, input } = book;
  const { classes } = input.listed;
  const [before, after] = [frontParts(book), backParts(book)];
  const contentsPage = pdf.pages.length;
  const tag = pdf.structure.add('Sect');
  // Only the chapters of classes have sections.
  const none = (parts: readonly NotebookPart[]): number[] => parts.map(() => 0);
  const ofClasses = classes.map(
    (listedClass, index) => classSections(book, { listedClass, index, of: classes.length }).length,
  );
  const counts = [...none(before), ...ofClasses, ...none(after)];
  const reserved = reserveContents(book, { title: messages.contents, tag }, counts);
  const front = drawParts(book, before, reserved.flow);
  const printed: ClassPages[] = [];
  const chapters = classes.map((listedClass, index) => {
    const firstPage = pdf.pages.length + 1;
    const chapter = drawClassChapter(book, { listedClass, index, of: classes.length });
    const { name, pupils } = listedClass;
    printed.push({ name, pupils: pupils.length, firstPage, lastPage: pdf.pages.length });
    return chapter;
  });
  const back = drawParts(book, after);
  drawContents(book, reserved, [...front, ...chapters, ...back].map(chapterOf));
  drawFeet(book);
  pdf.bookmarks.push(
    { title: messages.notebook, page: 0, children: [] },
    { title: messages.contents, page: contentsPage, children: [] },
    ...front,
    ...chapters,
    ...back,
  );
  return printed;
}

/**
 * Renders the class notebook as an A4 PDF or as the sheets of an A5 booklet, with the contents that the teacher
 * chose. The same input gives the same bytes.
 * @throws {JobError} `cover-missing` if the cover's bytes are not of the declared image type
 */
export async function renderNotebook(
  input: NotebookInput,
  { typefaces, newNumber = newSheetNumber }: NotebookPorts,
): Promise<PrintedNotebook> {
  const { language, profile } = input;
  const book: Notebook = {
    pdf: await PdfBook.create(language, typefaces),
    input,
    messages: messagesIn(language),
    direction: directionOf(language),
    ...{ sheets: [], registers: [] },
    newNumber,
  };
  const { pdf, messages } = book;
  await drawCover(book, pdf.structure.add('Sect'));
  const classes = drawBook(book);
  const pages = pdf.pages.length;
  const a4 = await pdf.save({
    title: messages.fileTitle(profile.subject, profile.academicSeason),
    author: profile.fullName,
    subject: messages.fileSubject(profile.school, profile.academicSeason),
    language,
    createdOn: input.generatedOn,
  });
  const bytes = input.options.format === 'booklet' ? await imposeBooklet(a4, book.direction) : a4;
  return { pdf: bytes, pages, classes, sheets: book.sheets, registers: book.registers };
}
