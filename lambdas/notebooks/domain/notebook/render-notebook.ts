import { directionOf } from '../../../../shared/model/locale.ts';
import { PdfBook } from '../../../core/pdf/pdf-book.ts';
import type { Bookmark } from '../../../core/pdf/outline.ts';
import type { Typeface } from '../../../core/typography/typeface.ts';
import { classSections, drawClassChapter } from './class-chapter.ts';
import { drawContents, reserveContents } from './contents.ts';
import type { ContentsChapter } from './contents.ts';
import { drawCover } from './cover.ts';
import { messagesIn } from './messages/messages.ts';
import type { Notebook, NotebookInput } from './notebook.ts';
import { drawOverview } from './overview.ts';
import { drawFeet } from './page-frame.ts';
import type { Section } from './page-frame.ts';
import { drawTeacherCard } from './teacher-card.ts';
import { drawTimetable } from './timetable.ts';

/** What the renderer needs from outside: the two weights it sets type in. */
export interface NotebookPorts {
  typefaces: { regular: Typeface; bold: Typeface };
}

/** Draws the pages before the classes; gives a bookmark of each. */
function drawFrontMatter(book: Notebook): Bookmark[] {
  const { messages } = book;
  const tag = book.pdf.structure.add('Sect');
  const parts: [string, (section: Section) => void][] = [
    [messages.teacherCard, (section) => drawTeacherCard(book, section)],
    [messages.timetable, (section) => drawTimetable(book, section)],
    [messages.overview, (section) => drawOverview(book, section)],
  ];
  return parts.map(([title, draw]) => {
    const bookmark = { title, page: book.pdf.pages.length, children: [] };
    draw({ title, tag });
    return bookmark;
  });
}

const chapterOf = ({ title, page, children }: Bookmark): ContentsChapter => ({
  title,
  page,
  sections: children.map((child) => ({ title: child.title, page: child.page })),
});

function drawBook(book: Notebook): void {
  const { pdf, messages, input } = book;
  const { classes } = input.roster;
  const sectionCounts = classes.map((roster) => classSections(book, roster).length);
  const contentsPage = pdf.pages.length;
  const tag = pdf.structure.add('Sect');
  // The front matter's chapters have no sections of their own.
  const counts = [0, 0, 0, ...sectionCounts];
  const reserved = reserveContents(book, { title: messages.contents, tag }, counts);
  const front = drawFrontMatter(book);
  const chapters = classes.map((roster, index) =>
    drawClassChapter(book, { roster, index, of: classes.length }),
  );
  drawContents(book, reserved, [...front, ...chapters].map(chapterOf));
  drawFeet(book);
  pdf.bookmarks.push(
    { title: messages.notebook, page: 0, children: [] },
    { title: messages.contents, page: contentsPage, children: [] },
    ...front,
    ...chapters,
  );
}

/**
 * Makes the printed class notebook: an A4 PDF with real shaping, reading order, bookmarks and metadata. The same
 * input gives the same bytes.
 * @throws {JobError} `cover-missing` if the cover's bytes are not the image they claim to be
 */
export async function renderNotebook(
  input: NotebookInput,
  { typefaces }: NotebookPorts,
): Promise<Uint8Array> {
  const { language, profile } = input;
  const pdf = await PdfBook.create(language, typefaces);
  const messages = messagesIn(language);
  const book: Notebook = { pdf, input, messages, direction: directionOf(language) };
  await drawCover(book, pdf.structure.add('Sect'));
  drawBook(book);
  return pdf.save({
    title: messages.fileTitle(profile.subject, profile.academicSeason),
    author: profile.fullName,
    subject: messages.fileSubject(profile.school, profile.academicSeason),
    language,
    createdOn: input.generatedOn,
  });
}
